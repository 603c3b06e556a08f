import { crossed, sums } from '../../games/kubi/helpers.js';
import { PAD, TOOLS } from '../scenes.js';
import type { Scene } from '../scenes.js';
import { ALONE, NO_MARKS, PLACES, PLAYED, RESULT, SEEN, start } from './scene-parts.js';

/** What one player looks at. */
export const SCENES_ALONE: readonly Scene[] = [
  {
    what: 'before any number is crossed',
    attributes: {},
    texts: [...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, '{uncrossed}', '{numbers}', '{crossNumbers}', '{crossThree}'],
  },
  {
    what: 'with three numbers to cross',
    attributes: {},
    steps: ['cross 146'],
    texts: [...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, '{numbers}', '{crossNumbers}', '{cross146}'],
  },
  {
    what: 'before the first roll',
    attributes: { record: 'kubi 1; x146' },
    texts: [...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, '{rollDice}', '{roll}', '{crossed146}'],
  },
  {
    what: 'with a sum that is full',
    attributes: { record: start(`1:6,4:0,6:0 ${sums({ 2: 2, 7: 10 })}`) },
    texts: [
      ...[...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, '{rollDice}', '{roll}'],
      ...['{full}', '{left2}', '{marks2}', '{marks6}', '{marks10}'],
    ],
  },
  {
    what: 'with dice to place',
    attributes: { record: start(`${crossed('146')} | 0 11122`) },
    texts: [
      ...[...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, ...PLACES],
      ...['{discard}', '{die1}, {unplaced}', '{die2}, {unplaced}', '{enterRoll}'],
      ...['{discard1For4And2}', '{discard1For3Twice}'],
    ],
  },
  {
    what: 'with dice placed',
    attributes: { record: start(`${crossed('146')} | 0 11122`) },
    steps: ['choose 0'],
    texts: [
      ...[
        ...ALONE,
        ...PLAYED,
        '{marks0}',
        '{left8}',
        '{left7}',
        ...TOOLS,
        ...PLACES.slice(0, 1),
        '{enter}',
        '{entries}',
      ],
      ...['{discard}', '{die1}, {discard}', '{die1}, {firstPair}', '{die2}, {secondPair}', '{clear}'],
      ...['{discard1For4And2}', '{discard1For3Twice}'],
    ],
  },
  {
    what: 'with a roll that has none of the numbers',
    attributes: { record: start(`${crossed('146')} | 0 22222`) },
    texts: [
      ...[...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, ...PLACES],
      ...['{leftOut}', '{die2}, {unplaced}', '{enterRoll}', '{leaveOut2For4Twice}'],
    ],
  },
  {
    what: 'where dice are entered',
    attributes: { dice: 'enter', record: start(crossed('146')) },
    texts: [...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, ...PAD],
  },
  {
    what: 'where some dice have been entered',
    attributes: { dice: 'enter', record: start(crossed('146')) },
    steps: ['press [data-value="1"].pick', 'press [data-value="2"].pick'],
    texts: [...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, ...PAD, '{remove1}', '{remove2}', '{clear}'],
  },
  {
    what: 'where a script rolls',
    attributes: { dice: 'remote', record: start(crossed('146')) },
    texts: [...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, '{waitForDice}'],
  },
  {
    what: 'when a game alone has ended',
    attributes: { record: start(`1:8,4:0,6:0 ${sums({ 5: 5, 7: 5, 12: 8 })}`) },
    texts: [
      ...[...ALONE, ...SEEN, ...NO_MARKS, ...TOOLS, ...RESULT, '{soloEnded}'],
      ...['{finished}', '{marks5}', '{marks8}'],
    ],
  },
  {
    what: 'when a game alone is won',
    attributes: { record: start(`1:8,4:0,6:0 ${sums({ 5: 5, 7: 5, 12: 10 })}`) },
    texts: [
      ...[...ALONE, ...SEEN, ...NO_MARKS, ...TOOLS, ...RESULT, '{soloWon}'],
      ...['{finished}', '{marks5}', '{marks8}', '{marks10}'],
    ],
  },
];
