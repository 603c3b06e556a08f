import { expect } from 'chai';
import { isDone, kubi } from '../../../src/games/kubi/index.js';
import type { KubiState } from '../../../src/games/kubi/index.js';
import { crossed, at, play, positionText, sheetOf, sums } from './helpers.js';

/** Sheets after eight rolls, with free rides: one mark before the end, far from it, and at it. */
const NEARLY = `1:7,2:0,3:0 ${sums({ 2: 16 })}`;
const BEHIND = `4:2,5:0,6:0 ${sums({ 2: 16 })}`;
const DONE = `2:8,3:0,4:0 ${sums({ 3: 16 })}`;

/** Plays rounds in which all roll ones and enter them, and tells who rolled in each. */
function rollers(state: KubiState, rounds: number): number[] {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    state = play(state, 'roll 11111');
    found.push(state.roller);
    while (state.roll) {
      const seat = kubi.actors(state)[0] as number;
      const [move] = kubi.moves(state, seat);
      if (move) state = kubi.play(state, seat, move);
    }
  }
  return found;
}

describe('a player who makes the eighth mark', () => {
  const rolled = at(`${NEARLY} / ${BEHIND} / ${BEHIND} | 0 11456`);
  const entered = play(rolled, '#0 1|14|56');

  it('still enters the whole roll', () => {
    expect(sheetOf(entered, 0)).to.deep.equal({
      numbers: [1, 2, 3],
      discards: [8, 0, 0],
      sums: [16, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0],
    });
    expect(isDone(sheetOf(entered, 0))).to.equal(true);
  });

  it('is done while the others enter the same roll', () => {
    expect(kubi.actors(entered)).to.deep.equal([1, 2]);
    expect(kubi.outcome(entered)).to.equal(undefined);
  });

  it('has no part in the next roll', () => {
    const next = play(entered, '#2 4|11|56', '#1 4|11|56', 'roll 11456');
    expect(kubi.actors(next)).to.deep.equal([1, 2]);
    expect(kubi.moves(next, 0)).to.be.empty;
    const closed = play(next, '#1 4|11|56', '#2 5|11|46');
    expect(closed.roll).to.equal(null);
    expect(sheetOf(closed, 0)).to.deep.equal(sheetOf(entered, 0));
  });

  it('may be the last to enter: then the roll is closed as well', () => {
    const closed = play(rolled, '#1 4|11|56', '#2 4|11|56', '#0 1|14|56');
    expect(closed.roll).to.equal(null);
    expect(closed.entered).to.be.empty;
    expect(kubi.actors(closed)).to.deep.equal(['chance']);
  });

  it('ends the game when nobody is left', () => {
    const state = at(`${NEARLY} / ${DONE} | 0 11456`);
    expect(kubi.outcome(state)).to.equal(undefined);
    expect(kubi.outcome(play(state, '#0 1|14|56'))?.reason).to.equal('all-done');
  });

  it('ends the game together with another who does so in the same roll', () => {
    const after = play(at(`${NEARLY} / ${NEARLY} | 1 11456`), '#1 1|14|56', '#0 1|15|46');
    expect(kubi.actors(after)).to.be.empty;
    expect(kubi.outcome(after)?.winners).to.deep.equal([0, 1]);
  });
});

describe('the roller', () => {
  it('is the first seat, then the next, all the way round', () => {
    const state = play(kubi.setup(3), 'x123', 'x124', 'x125');
    expect(rollers(state, 7)).to.deep.equal([0, 1, 2, 0, 1, 2, 0]);
  });

  it('stays while a roll is entered', () => {
    const state = play(kubi.setup(2), 'x123', 'x124', 'roll 11111', '#1 1|11|11');
    expect(state.roller).to.equal(0);
    expect(play(state, '#0 1|11|11').roller).to.equal(1);
  });

  it('is never one who is done', () => {
    expect(rollers(at(`${BEHIND} / ${DONE} / ${BEHIND} / ${DONE}`), 4)).to.deep.equal([0, 2, 0, 2]);
  });

  it('passes on where the own roll was the last', () => {
    expect(
      play(at(`${NEARLY} / ${BEHIND} / ${BEHIND} | 0 11456`), '#0 1|14|56', '#1 4|11|56', '#2 4|11|56').roller,
    ).to.equal(1);
  });

  it('passes over one who was done with the roll of another', () => {
    expect(
      play(at(`${BEHIND} / ${NEARLY} / ${BEHIND} | 0 11456`), '#1 1|14|56', '#0 4|11|56', '#2 4|11|56').roller,
    ).to.equal(2);
  });

  it('stays who rolled last when the game is over', () => {
    expect(play(at(`${NEARLY} / ${NEARLY} | 1 11456`), '#1 1|14|56', '#0 1|15|46').roller).to.equal(1);
  });

  it('is the last player again and again', () => {
    expect(rollers(at(`${DONE} / ${BEHIND} / ${DONE} | 1`), 3)).to.deep.equal([1, 1, 1]);
  });

  it('rolls again and again alone', () => {
    expect(rollers(at(crossed('123')), 4)).to.deep.equal([0, 0, 0, 0]);
  });
});

describe('the players', () => {
  it('enter in any order, the roller first or last', () => {
    const state = at(`${crossed('123')} / ${crossed('123')} / ${crossed('123')} | 1 11456`);
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const after = play(state, ...order.map((seat) => `#${seat} 1|14|56`));
      expect(positionText(after)).to.match(/ \| 2$/);
    }
  });

  it('are shown in the order of their seats when they have entered', () => {
    const state = at(`${crossed('123')} / ${crossed('123')} / ${crossed('123')} | 1 11456`);
    expect(play(state, '#2 1|14|56', '#0 1|14|56').entered).to.deep.equal([0, 2]);
  });
});

describe('a position that does not say who rolls', () => {
  it('lets the first who is not done roll', () => {
    expect(at(`${DONE} / ${BEHIND}`).roller).to.equal(1);
    expect(at(`${BEHIND} / ${DONE} / ${NEARLY} | 1`).roller).to.equal(2);
  });

  it('keeps its roller where all are done', () => {
    expect(at(`${DONE} / ${DONE}`).roller).to.equal(0);
  });
});
