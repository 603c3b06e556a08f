import { expect } from 'chai';
import { triomino } from '../../../src/games/triomino/index.js';
import type { TriominoState } from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';
import { seeded } from '../seeded.js';
import { moveTexts, play, positionText, turnText } from './helpers.js';

/** Chance moves until a seat or nobody may. */
function dealt(state: TriominoState, random: () => number): TriominoState {
  return triomino.actors(state)[0] === 'chance'
    ? dealt(triomino.play(state, 'chance', triomino.chance(state, random)), random)
    : state;
}

describe('the set-up', () => {
  const hands = [9, 9, 7, 7, 6, 6];
  hands.forEach((hand, i) => {
    const seats = i + 1;
    it(`deals ${hand} tiles to each of ${seats}, seat by seat, all different and ascending`, () => {
      for (const start of ['draw', 'triple'] as const) {
        const { racks, leader, turn } = dealt(triomino.setup(seats, { start }), seeded(seats));
        expect(racks.map(({ length }) => length)).to.deep.equal(Array.from({ length: seats }, () => hand));
        expect(new Set(racks.flat()).size).to.equal(seats * hand);
        for (const rack of racks) expect(rack).to.deep.equal(rack.toSorted());
        expect(turn)
          .to.equal(leader)
          .and.to.be.within(0, seats - 1);
      }
    });
  });

  for (const seats of [0, 7, 1.5, NaN]) {
    it(`is not for ${seats} seats`, () => {
      expect(gameErrorOf(() => triomino.setup(seats), 'bad-seats').details).to.deep.include({ min: 1, max: 6 });
    });
  }

  it('begins with nothing dealt', () => {
    const state = triomino.setup(3);
    expect(positionText(state)).to.equal(' |  /  /  | - - 0 - 1 | 0,0,0');
    expect(triomino.actors(state)).to.deep.equal(['chance']);
    expect([0, 1, 2].map((seat) => moveTexts(state, seat))).to.deep.equal([[], [], []]);
  });

  it('draws every tile of the set, with mirror images where they are played', () => {
    const drawn = (tiles: 56 | 76) => {
      const random = seeded(1);
      const racks = Array.from({ length: 100 }, () => dealt(triomino.setup(6, { tiles }), random).racks.flat());
      return new Set(racks.flat()).size;
    };
    expect([drawn(56), drawn(76)]).to.deep.equal([56, 76]);
  });
});

const DEALS = [
  'deal 000,001,002,003,004,005,011',
  'deal 012,013,014,015,022,023,024',
  'deal 025,033,034,035,044,045,055',
];

describe('drawing for the lead', () => {
  const drawing = play(triomino.setup(3), ...DEALS);

  it('is done by all, when all tiles are dealt', () => {
    expect(turnText(drawing)).to.equal('- 0+1+2 0 - 1');
    expect(triomino.actors(drawing)).to.deep.equal(['chance']);
  });

  it('gives the lead to the highest sum', () => {
    expect(turnText(play(drawing, 'lead 111/555/444'))).to.equal('1 1 0 - 1');
  });

  it('puts the drawn tiles back', () => {
    const state = play(drawing, 'lead 111/555/444');
    expect(state.racks).to.deep.equal(drawing.racks);
    const led = play(state, '#1 012@0,0', '#2 buy', 'draw 555');
    expect(led.racks[2]).to.include('555');
  });

  it('goes on among those who were tied, and no others, as often as they tie', () => {
    const tied = play(drawing, 'lead 111/445/355');
    expect(turnText(tied)).to.equal('- 1+2 0 - 1');
    const again = play(tied, 'lead -/222/123');
    expect(turnText(again)).to.equal('- 1+2 0 - 1');
    const late = play(again, 'lead -/133/555');
    expect(turnText(late)).to.equal('2 2 0 - 1');
    expect(turnText(play(tied, 'lead -/445/111')), 'the same tile may come again').to.equal('1 1 0 - 1');
  });

  it('leaves out whoever drew less, also where that is one of three', () => {
    expect(turnText(play(drawing, 'lead 445/111/355'))).to.equal('- 0+2 0 - 1');
  });

  it('is drawn by chance for those who are tied alone', () => {
    const tied = play(drawing, 'lead 111/445/355');
    const move = triomino.chance(tied, () => 0);
    expect(triomino.makeMove(move)).to.equal('lead -/111/112');
  });

  it('lets the leader lay any tile, which scores its pips and no more', () => {
    const state = play(drawing, 'lead 111/555/444');
    expect(moveTexts(state)).to.deep.equal(
      ['012', '013', '014', '015', '022', '023', '024'].map((tile) => `${tile}@0,0`),
    );
    expect(play(state, '#1 024@0,0').scores).to.deep.equal([0, 6, 0]);
    const triple = play(drawing, 'lead 555/444/111');
    expect(play(triple, '#0 000@0,0').scores).to.deep.equal([0, 0, 0]);
  });

  it('is not for one alone', () => {
    const state = play(triomino.setup(1), 'deal 000,001,002,003,004,005,011,333,444');
    expect(turnText(state)).to.equal('0 0 0 - 1');
    expect(moveTexts(state)).to.have.lengthOf(9);
    expect(play(state, '444@0,0').scores).to.deep.equal([12]);
  });
});

describe('leading with a triple', () => {
  const SETS = { start: 'triple' } as const;
  const after = (...deals: string[]) =>
    play(triomino.setup(deals.length, SETS), ...deals.map((tiles) => `deal ${tiles}`));

  it('is for the highest, which must be laid and earns ten', () => {
    const state = after('000,111,045,055,445,455,355', '012,013,014,015,444,333,024', '025,033,034,035,044,001,222');
    expect(turnText(state)).to.equal('1 1 0 - 1');
    expect(moveTexts(state)).to.deep.equal(['444@0,0']);
    expect(play(state, '444@0,0').scores).to.deep.equal([0, 22, 0]);
  });

  it('may be with three noughts by whoever leads and holds them, for forty in all', () => {
    const state = after('000,111,045,055,445,455,355', '012,013,014,015,244,233,024', '025,033,034,035,044,001,002');
    expect(turnText(state)).to.equal('0 0 0 - 1');
    expect(moveTexts(state)).to.deep.equal(['000@0,0', '111@0,0']);
    expect(play(state, '000@0,0').scores).to.deep.equal([40, 0, 0]);
    expect(play(state, '111@0,0').scores).to.deep.equal([13, 0, 0]);
  });

  it('is not for noughts where another has a higher triple', () => {
    const state = after('000,022,045,055,445,455,355', '012,013,014,015,111,233,024', '025,033,034,035,044,001,002');
    expect(turnText(state)).to.equal('1 1 0 - 1');
  });

  it('is for noughts where there is no other', () => {
    const state = after('455,022,045,055,445,355,345', '012,013,014,015,000,233,024', '025,033,034,035,044,001,002');
    expect(moveTexts(state)).to.deep.equal(['000@0,0']);
    expect(play(state, '000@0,0').scores).to.deep.equal([0, 40, 0]);
  });

  it('is for the highest sum without any triple, which must be laid without a bonus', () => {
    const state = after('022,045,055,112,113,114,115', '012,013,014,015,245,233,024', '025,033,034,035,044,001,455');
    expect(turnText(state)).to.equal('2 2 0 - 1');
    expect(moveTexts(state)).to.deep.equal(['455@0,0']);
    expect(play(state, '455@0,0').scores).to.deep.equal([0, 0, 14]);
  });

  it('is for the lowest seat of equal sums, which chooses among its equal tiles', () => {
    const state = after('022,045,055,112,113,114,115', '012,013,014,255,345,233,024', '025,033,034,035,044,001,002');
    expect(turnText(state)).to.equal('1 1 0 - 1');
    expect(moveTexts(state)).to.deep.equal(['255@0,0', '345@0,0']);
    const tied = after('022,045,055,112,113,114,445', '012,013,014,355,125,233,024', '025,033,034,035,044,001,002');
    expect(turnText(tied)).to.equal('0 0 0 - 1');
  });

  it('must be done by one alone as well', () => {
    const state = after('001,002,003,004,005,011,333,444,455');
    expect(moveTexts(state)).to.deep.equal(['444@0,0']);
    expect(play(state, '444@0,0').scores).to.deep.equal([22]);
  });

  it('earns children and those who count no points no bonus', () => {
    for (const [scoring, points] of [
      ['simple', 1],
      ['none', 0],
    ] as const) {
      const state = play(triomino.setup(1, { ...SETS, scoring }), 'deal 000,002,003,004,005,011,012,013,444');
      expect(play(state, '000@0,0').scores).to.deep.equal([points]);
    }
  });
});
