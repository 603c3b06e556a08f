import { crossed, sums } from '../../games/kubi/helpers.js';
import { TOOLS } from '../scenes.js';
import type { Scene } from '../scenes.js';
import { ANN, BOB, NO_MARKS, PLACES, PLAYED, RESULT, SEEN, TWO, start } from './scene-parts.js';

const NAMED = { names: 'Ann, Bob' };
const ROLLED = start(`${crossed('146')} / ${crossed('146')} | 0 11122`);
/** A finished sheet that totals nothing. */
const EVEN = `1:8,4:0,6:0 ${sums({ 5: 5, 6: 5, 7: 5, 8: 5 })}`;

/** What two players look at. */
export const SCENES_TOGETHER: readonly Scene[] = [
  {
    what: 'before two players have crossed',
    attributes: { ...NAMED, seats: 'human human' },
    texts: [
      ...[...TWO, ...ANN, ...PLAYED, ...NO_MARKS, ...TOOLS, '{uncrossed}', '{numbers}', '{crossThree}'],
      ...['{toCross}', '{ann} {crossNumbers} {stillBob}'],
    ],
  },
  {
    what: 'before one of two players rolls',
    attributes: { ...NAMED, record: start(crossed('146'), crossed('146')) },
    texts: [...TWO, ...ANN, ...PLAYED, ...NO_MARKS, ...TOOLS, '{roller}', '{waits}', '{annRolls}', '{roll}'],
  },
  {
    what: 'while two players decide',
    attributes: { ...NAMED, record: ROLLED },
    texts: [
      ...[...TWO, ...ANN, ...PLAYED, ...NO_MARKS, ...TOOLS, ...PLACES, '{toDecide}', '{ann} {enterRoll} {stillBob}'],
      ...['{discard}', '{die1}, {unplaced}', '{die2}, {unplaced}', '{discard1For4And2}', '{discard1For3Twice}'],
    ],
  },
  {
    what: 'while one of two players decides',
    attributes: { ...NAMED, record: `${ROLLED}; #0 1|12|12` },
    texts: [
      ...[
        ...TWO,
        ...BOB,
        ...PLAYED,
        ...NO_MARKS,
        ...TOOLS,
        ...PLACES,
        '{hasEntered}',
        '{toDecide}',
        '{bob} {enterRoll}',
      ],
      ...['{discard}', '{die1}, {unplaced}', '{die2}, {unplaced}', '{discard1For4And2}', '{discard1For3Twice}'],
    ],
  },
  {
    what: 'when one of two players has won',
    attributes: {
      ...NAMED,
      record: start(
        `1:8,4:0,6:0 ${sums({ 3: 4, 4: 2, 5: 5, 7: 5 })}`,
        `1:8,4:0,6:0 ${sums({ 3: 2, 4: 2, 5: 5, 6: 2, 7: 5 })}`,
      ),
    },
    texts: [
      ...[...TWO, ...ANN, ...SEEN, ...NO_MARKS, ...TOOLS, ...RESULT, '{annWins}', '{rematch}'],
      ...['{isDone}', '{finished}', '{marks2}', '{marks4}', '{marks5}', '{marks8}'],
    ],
  },
  {
    what: 'when two players share the first place',
    attributes: { ...NAMED, record: start(EVEN, EVEN) },
    texts: [
      ...[...TWO, ...ANN, ...SEEN, ...NO_MARKS, ...TOOLS, ...RESULT, '{shared}', '{rematch}'],
      ...['{isDone}', '{finished}', '{marks5}', '{marks8}'],
    ],
  },
];
