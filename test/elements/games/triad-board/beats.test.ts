import { expect } from 'chai';
import { beatsOf } from '../../../../src/elements/games/triad-board/draw/beats.js';
import type { Known } from '../../../../src/elements/games/triad-board/draw/beats.js';
import { seenCube, rolled } from '../../../../src/elements/games/triad-board/draw/cube.js';
import { openingDice, OPENING, rollingDie, spotAt } from '../../../../src/elements/games/triad-board/draw/rolls.js';
import { triad } from '../../../../src/games/triad/index.js';
import { parseMove } from '../../../../src/games/triad/notation.js';
import type { Die } from '../../../../src/games/triad/index.js';
import { START, TRIAD_AHEAD, TWO_TRIADS_AHEAD } from './positions.js';

/** The beats of a move, each as `name start+ms sound`. */
function beats(position: string, text: string, known: Known = 'nothing'): string[] {
  const before = triad.start(triad.parsePosition(position));
  const move = parseMove(text);
  const made = { actor: before.turn, move, text, by: 'script', generated: false } as const;
  const seen = beatsOf([{ made, before, after: triad.play(before, before.turn, move) }], known);
  return seen.map(({ name, start, ms, sound }) => `${name} ${start}+${ms}${sound ? ` ${sound}` : ''}`);
}

describe('the beats of a move of Triad', () => {
  const CASES: readonly (readonly [what: string, position: string, move: string, beats: readonly string[], Known?])[] =
    [
      ['a move over one cell', START, 'e1f2', ['arrive 0+220', 'earn 220+0 wood']],
      ['a move over three cells', START, 'a1a4', ['arrive 0+450', 'earn 450+0 wood']],
      ['a die that was dragged', START, 'a1a4', ['earn 0+0 wood'], 'die'],
      [
        'a triad',
        TRIAD_AHEAD,
        'c1e3xd4',
        ['arrive 0+340', 'earn 340+0 wood', 'earn 420+680 earn', 'follow 1100+440', 'total 1540+300 take'],
      ],
      [
        'three triads',
        TWO_TRIADS_AHEAD,
        'a4d4xd4',
        ['arrive 0+450', 'earn 450+0 wood', 'earn 530+960 earn', 'follow 1490+440', 'total 1930+300 take'],
      ],
      ['a triad that the reader has lit', TRIAD_AHEAD, 'c1e3xd4', ['follow 0+440', 'total 440+300 take'], 'triad'],
    ];

  for (const [what, position, move, expected, known] of CASES) {
    it(`are those of ${what}`, () => expect(beats(position, move, known)).to.deep.equal(expected));
  }
});

describe('a die of Triad in motion', () => {
  const TOP = 0;
  const turnUp = (to: number, before: Die, die: Die, part: number) => {
    const { pose, values, way } = rollingDie({ from: spotAt(14), to: spotAt(to), before, die }, part);
    return { x: pose.x, y: pose.y, value: values[seenCube(pose, way, 13).sides.at(-1)?.side ?? TOP] };
  };

  for (const [way, to] of Object.entries({ right: 17, left: 12, up: 2, down: 32, 'up right': 4, 'down left': 24 })) {
    it(`shows the value it had, and at the end the one it is turned to: ${way}`, () => {
      const cells = Math.max(Math.abs((to % 6) - 2), Math.abs(Math.floor(to / 6) - 2)) as Die;
      const before = cells === 1 ? 2 : 1;
      expect(turnUp(to, before, cells, 0)).to.deep.equal({ ...spotAt(14), value: before });
      const end = turnUp(to, before, cells, 1);
      expect([Math.round(end.x), Math.round(end.y), end.value]).to.deep.equal([spotAt(to).x, spotAt(to).y, cells]);
    });
  }

  it('is seen as one at rest: its upper side, and its front below it', () => {
    const { sides } = seenCube({ x: 0, y: 0, turn: rolled('right', 0) }, 'right', 13);
    expect(sides.map(({ side }) => side)).to.deep.equal([5, 0]);
    expect(sides[1]?.shade).to.equal(0);
  });

  it('lies in order after the opening roll, with the value that was rolled', () => {
    const dice = [3, -2, 1].map((die, i) => ({ die: die as Die, to: spotAt(i === 1 ? 0 : 30 + i) }));
    const lying = openingDice(dice, OPENING).map(({ pose, values, way }) => {
      const top = seenCube(pose, way, 13).sides.at(-1)?.side ?? TOP;
      return [Math.round(pose.x), Math.round(pose.y), Math.round(pose.height ?? 0), values[top]];
    });
    expect(lying).to.have.deep.members([
      [50, 50, 0, 2],
      [50, 550, 0, 3],
      [250, 550, 0, 1],
    ]);
  });
});
