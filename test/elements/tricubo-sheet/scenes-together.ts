import { TOOLS } from '../scenes.js';
import type { Scene } from '../scenes.js';
import { ANN, BOB, CROSSED, FREE, SIDE_A, SIDE_B, SUMS_OF_THE_RULES, TWO, each, start } from './scene-parts.js';

const NAMED = { names: 'Ann, Bob' };

/** What two players look at. */
export const SCENES_TOGETHER: readonly Scene[] = [
  {
    what: 'before one of two players rolls',
    attributes: { ...NAMED, record: start('1,0,0,0,0 / 0,1,0,0,0') },
    texts: [
      ...SIDE_A,
      ...TOOLS,
      ...ANN,
      ...TWO,
      ...FREE,
      ...each('{roller} | {waits} | {crossed1Of7} | {crossed0Of7} | {annRolls} | {roll}'),
    ],
  },
  {
    what: 'while the active player takes a die',
    attributes: { ...NAMED, record: start('1,0,0,0,0 .,.,.,.,. MSt / 0,1,0,0,0 | A 1 0 345') },
    texts: [
      ...SIDE_A,
      ...TOOLS,
      ...ANN,
      ...TWO,
      ...each('{takesFirst} | {waits} | {crossed1Of7} | {crossed0Of7} | {largeFieldFree} | {mediumFieldCrossed}'),
      ...each('{smallFieldCrossed} | {allColoursCrossed} | {dice} | {large3} | {medium4} | {small5}'),
      ...each('{ann} {takeDie} | {uses} | {cross3ForPlus4}. | {largeFieldForPlus10}. | {cross4ForPlus7}.'),
      ...each('{cross5ForPlus1}.'),
    ],
  },
  {
    what: 'while the other uses one',
    attributes: { ...NAMED, record: 'tricubo 1; start=1,0,0,0,0 / 0,1,0,0,0 .,.,.,.,. MSt | A 1 0 345; #0 L' },
    texts: [
      ...SIDE_A,
      ...TOOLS,
      ...BOB,
      ...TWO,
      ...each('{hasEntered} | {toDecide} | {crossed0Of7} | {crossed1Of7} | {largeFieldFree}'),
      ...each('{mediumFieldCrossed} | {smallFieldCrossed} | {allColoursCrossed} | {dice} | {large3}, {annHasIt}'),
      ...each('{medium4} | {small5} | {bob} {useDie} | {uses} | {cross4ForPlus7}. | {cross5ForPlus1}.'),
    ],
  },
  {
    what: 'while the other could spend the joker',
    attributes: { ...NAMED, record: 'tricubo 1; start=1,0,0,0,0 / 0,1,0,0,0 .,.,.,.,. LMSt | B 1 0 345; #0 L' },
    texts: [
      ...SIDE_B,
      ...TOOLS,
      ...BOB,
      ...TWO,
      ...CROSSED,
      ...each('{hasEntered} | {toDecide} | {crossed0Of8} | {crossed1Of8} | {jokerFree} | {dice}'),
      ...each('{large3}, {annHasIt}, {jokerOpens} | {medium4} | {small5} | {bob} {useDie} | {uses}'),
      ...each('{cross4ForPlus6}. | {cross5ForPlus3}. | {jokerCross3ForPlus1}.'),
    ],
  },
  {
    what: 'on the sheet of who has used a die',
    attributes: { ...NAMED, record: 'tricubo 1; start=1,0,0,0,0 / 0,1,0,0,0 .,.,.,.,. MSt | A 1 0 345; #0 L' },
    steps: ['seat 0'],
    texts: [
      ...SIDE_A,
      ...TOOLS,
      ...ANN,
      ...TWO,
      ...FREE,
      ...each('{hasEntered} | {toDecide} | {crossed1Of7} | {crossed0Of7} | {crossed3Of7} | {dice345}'),
      ...each('{stillBob} | {ann} {crossed3For5InAll}'),
    ],
  },
  {
    what: 'when one of two players has won',
    attributes: { ...NAMED, record: start('6,3,5,6,7 -,7,4,10,- LMSt / 0,1,0,0,0') },
    texts: [
      ...SIDE_A,
      ...TOOLS,
      ...ANN,
      ...TWO,
      ...CROSSED,
      ...SUMS_OF_THE_RULES,
      ...each('{annWins} | {rematch} | {result} | {name} | {sumsOfAnn}'),
    ],
  },
];
