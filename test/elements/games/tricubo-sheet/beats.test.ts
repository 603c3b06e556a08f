import { expect } from 'chai';
import { beatsOf, climbOf } from '../../../../src/elements/games/tricubo-sheet/draw/beats.js';
import type { Seen } from '../../../../src/elements/games/tricubo-sheet/draw/beats.js';
import { tricubo } from '../../../../src/games/tricubo/index.js';
import type { TricuboState } from '../../../../src/games/tricubo/index.js';
import { alone, at, chooses, follows, read } from '../../../games/tricubo/helpers.js';

/** A move as it is seen. */
function seen(before: TricuboState, text: string): Seen {
  const [actor, move] = read(before, text);
  return {
    made: { actor, move, text, by: 'user', generated: false },
    before,
    after: tricubo.play(before, actor, move),
  };
}

describe('the beats of a move of Tricubo', () => {
  const OWN = 0;
  const OTHERS = 9;
  const CLIFF = '5,0,0,0,0';

  const CASES: readonly (readonly [what: string, before: TricuboState, move: string, shown: number, beats: string])[] =
    [
      ['a roll', at('2,0,0,0,0 / 0,1,0,0,0'), 'roll 316', OWN, 'arrive 0+460 dice'],
      ['a climb alone', alone('2,4,1,0,0', 2, '346'), 'L', OWN, 'earn 0+450 pencil, total 510+400'],
      [
        'an own climb while the die flies',
        chooses('2,4,1,0,0', '346'),
        'L',
        OWN,
        'arrive 0+450 take, earn 0+450 pencil, total 510+400',
      ],
      [
        'a climb of somebody else',
        chooses('2,4,1,0,0', '346'),
        'M',
        OTHERS,
        'arrive 0+450 take, earn 560+520 pencil, total 1140+400, total 1540+400',
      ],
      [
        'that of who follows',
        follows('2,4,1,0,0', '346', 'L'),
        'M',
        OTHERS,
        'earn 140+520 pencil, total 720+400, total 1120+400',
      ],
      ['the edge', alone(CLIFF, 2, '231'), 'S', OWN, 'earn 0+320 pencil, follow 320+360 wood, total 740+400'],
      ['a colour field', alone('2,4,1,0,0', 2, '346'), 'Lc', OWN, 'earn 0+240 pencil, total 300+400'],
      ['points of a row', alone('2,4,1,0,0', 2, '346'), 'S:1', OWN, 'earn 0+240 earn, total 300+400'],
      ['no die', chooses('2,4,1,0,0 7,2,1,-,- -', '666'), '-', OWN, ''],
    ];
  for (const [what, before, move, shown, expected] of CASES) {
    it(`are those of ${what}`, () => {
      const beats = beatsOf([seen(before, move)], shown);
      expect(
        beats.map(({ name, start, ms, sound = '' }) => `${name} ${start}+${ms} ${sound}`.trim()).join(', '),
      ).to.equal(expected);
    });
  }

  it('let dice that follow at once roll while the points are counted', () => {
    const before = alone('2,4,1,0,0', 2, '346');
    const first = seen(before, 'L');
    const roll = seen(first.after, 'roll 112');
    expect(beatsOf([first, roll], OWN).at(-1)).to.deep.equal({ name: 'arrive', start: 510, ms: 460, sound: 'dice' });
  });

  it('climb step by step, and turn purple only where a row goes over the edge', () => {
    const steps = (before: TricuboState, move: string) => climbOf(seen(before, move), true);
    expect(steps(alone('4,0,0,0,0', 2, '231'), 'S')?.isOver).to.equal(false);
    expect(steps(alone('4,0,0,0,0', 3, '412'), 'M')).to.deep.equal({
      row: 1,
      from: 4,
      hops: [
        { to: 4, late: 0, ms: 150 },
        { to: 5, late: 150, ms: 320 },
      ],
      isOver: true,
    });
  });
});
