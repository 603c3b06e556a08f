import { expect } from 'chai';
import { cubo } from '../../../../src/games/cubo/index.js';
import type { CuboMove, CuboState } from '../../../../src/games/cubo/index.js';
import type { SeenMove } from '../../../../src/elements/play/show/timeline.js';
import {
  beatsOf,
  litLines,
  revealedSeat,
  sceneOf,
  worthBefore,
} from '../../../../src/elements/games/cubo-grid/draw/beats.js';
import { Match } from '../../../../src/match/match.js';

const [ANN, BOB] = ['r1r2r3/r2w3b4/b3b4b5 o - 28', 'b1b1r1/b2w2r2/b5r4r3 o - 31'];
const TWO = `1 0 build 0 | ${ANN} ; ${BOB} | r6r1b6b2`;

/** The latest moves of a match that begins with a position. */
function seen(start: string, moves: readonly string[], count = 1): SeenMove<CuboState, CuboMove>[] {
  const match = new Match(cubo, { start, options: { timeLimits: false } });
  for (const move of moves) {
    const [, seat, text] = /^(?:#(\d) )?(.*)$/.exec(move) ?? [];
    match.play(text ?? '', { actor: Number(seat ?? 0) });
  }
  const all = match.entries.map((made, ply) => ({
    made,
    before: match.stateAt(ply) as CuboState,
    after: match.stateAt(ply + 1) as CuboState,
  }));
  return all.slice(-count);
}

const CALLS = ['#1 call', '#1 take 2', '#0 call', '#0 take 1'];

describe('the beats of Cubo', () => {
  const told = (moves: SeenMove<CuboState, CuboMove>[], own = 0) =>
    beatsOf(moves, own).map(({ name, start, ms, sound }) => [name, start, start + ms, sound ?? ''].join(' '));

  for (const [what, moves, beats] of [
    ['a swap that earns nothing new', ['swap a1c3'], ['arrive 0 200 wood', 'total 200 400 ']],
    [
      'a swap back, by which four lines light up in turn',
      ['swap a1c3', 'swap a1c3'],
      ['arrive 0 200 wood', 'earn 240 860 earn', 'total 860 1060 '],
    ],
    ['a call', ['call'], ['arrive 0 320 call']],
    ['a die that is taken', ['call', 'take 2'], ['arrive 0 320 take']],
    ['none taken while others build', ['call', 'take -'], []],
    [
      'the end of a round: the squares change places, the lines of the other light up slowly, then the points count up',
      [...CALLS, '#0 keep', '#1 keep'],
      ['arrive 0 320 take', 'follow 440 770 ', 'earn 810 2210 earn', 'total 2210 2570 '],
    ],
  ] as const) {
    it(`has ${what}`, () => {
      const all = told(seen(TWO, moves));
      expect(beats.length > 0 ? all : all.filter((beat) => !beat.startsWith('arrive 0 0'))).to.deep.equal(beats);
    });
  }

  it('has no lines that light up for what is done in a small square', () => {
    expect(told(seen(TWO, ['#1 swap a1c3']))).to.deep.equal(['arrive 0 200 wood']);
  });

  it('knows where each die comes from', () => {
    expect(sceneOf(seen(TWO, [...CALLS, '#0 put c3'])).flights).to.deep.equal([
      { to: { kind: 'cell', seat: 0, cell: 8 }, from: { kind: 'taken', seat: 0 } },
      { to: { kind: 'middle', place: 0 }, from: { kind: 'cell', seat: 0, cell: 8 } },
    ]);
  });

  it('knows which covers come and go', () => {
    expect(sceneOf(seen(TWO, ['#1 call'])).covered).to.deep.equal([1]);
    expect(sceneOf(seen(TWO, CALLS)).uncovered).to.deep.equal([0, 1]);
  });

  it('reveals the other who has earned most, with all its lines', () => {
    const scene = sceneOf(seen(TWO, [...CALLS, '#0 keep', '#1 keep']));
    expect(revealedSeat(scene.after, 0)).to.equal(1);
    expect([litLines(scene, 1), worthBefore(scene, 1)]).to.deep.equal([['1', '2', '3', 'c'], 0]);
  });
});
