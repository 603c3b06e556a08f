import { expect } from '@open-wc/testing';
import type { Action } from '../../../src/elements/kubi-sheet/interaction.js';
import { after, begin, clear, laid, place, press } from './laid.js';

const EMPTY = '_|__|__';

interface Way {
  readonly what: string;
  readonly numbers?: string;
  readonly roll?: string;
  readonly actions: readonly Action[];
  readonly laid: string;
}

function lay(ways: readonly Way[]): void {
  for (const { what, numbers = '146', roll = '12346', actions, laid: expected } of ways) {
    it(`${what}: ${expected}`, () => {
      const { interaction, refusal } = after(begin(numbers, roll), ...actions);
      expect(laid(interaction)).to.equal(expected);
      expect(refusal).to.equal(undefined);
    });
  }
}

describe('a die that is tapped', () => {
  lay([
    { what: 'stays out where it is an own number', actions: [press(3)], laid: '4|__|__' },
    { what: 'joins a pair where it is none', actions: [press(1)], laid: '_|2_|__' },
    { what: 'joins a pair where another stays out', actions: [press(3), press(0)], laid: '4|1_|__' },
    {
      what: 'stays out first where none is an own number',
      numbers: '125',
      roll: '33446',
      actions: [press(4)],
      laid: '6|__|__',
    },
    {
      what: 'begins the second pair after the first',
      numbers: '135',
      actions: [press(1), press(3), press(4)],
      laid: '_|24|6_',
    },
    { what: 'is taken back when tapped again', actions: [press(3), press(3)], laid: EMPTY },
    { what: 'leaves the others where they lie then', actions: [press(3), press(0), press(3)], laid: '_|1_|__' },
    {
      what: 'does not jump back from where all is decided',
      actions: [press(0), press(1), press(2), press(4)],
      laid: '1|23|4_',
    },
    {
      what: 'does not jump back where there is one entry only',
      numbers: '123',
      roll: '22222',
      actions: [press(0), press(4)],
      laid: '2|22|2_',
    },
    { what: 'returns by another tap', actions: [press(0), press(1), press(2), press(4), press(4)], laid: '1|23|46' },
  ]);
});

describe('dice of which only one entry is left', () => {
  lay([
    { what: 'fall into their places', actions: [press(0), press(1), press(2)], laid: '1|23|46' },
    { what: 'wait while there are two', actions: [press(0), press(1)], laid: '1|2_|__' },
    {
      what: 'fall also where the one to stay out has not been named',
      numbers: '156',
      roll: '12334',
      actions: [press(1), press(2)],
      laid: '1|23|34',
    },
    {
      what: 'wait where two own numbers could stay out',
      numbers: '146',
      roll: '12336',
      actions: [press(1), press(2)],
      laid: '_|23|__',
    },
    {
      what: 'fall at the first tap where all show the same',
      numbers: '123',
      roll: '22222',
      actions: [press(2)],
      laid: '2|22|22',
    },
    {
      what: 'fall where the second pair was made first',
      actions: [place(0, 0), place(4, 3), place(3, 4)],
      laid: '1|23|64',
    },
    {
      what: 'fall when one is dropped on another, too',
      actions: [place(0, 0), place(1, 1), place(2, 3), place(3, 2), place(2, 2)],
      laid: '1|23|46',
    },
    {
      what: 'do not fall when one is taken back',
      numbers: '156',
      roll: '12334',
      actions: [press(1), press(1)],
      laid: EMPTY,
    },
  ]);
});

describe('a die that is put into a place', () => {
  lay([
    { what: 'lies there', actions: [place(2, 4)], laid: '_|__|_3' },
    { what: 'goes on to another place', actions: [place(2, 4), place(2, 1)], laid: '_|3_|__' },
    { what: 'stays where it is dropped on itself', actions: [place(2, 4), place(2, 4)], laid: '_|__|_3' },
    { what: 'sends the one that lay there back to the others', actions: [place(2, 4), place(1, 4)], laid: '_|__|_2' },
    { what: 'changes places with a placed one', actions: [place(1, 1), place(2, 3), place(2, 1)], laid: '_|3_|2_' },
    {
      what: 'changes places with the one that stays out',
      actions: [press(0), press(1), press(2), place(3, 0)],
      laid: '4|23|16',
    },
    { what: 'changes places from pair to pair', actions: [press(0), press(1), press(2), place(4, 1)], laid: '1|63|42' },
    {
      what: 'is taken back beside all places',
      actions: [place(2, 4), place(1, 1), place(2, undefined)],
      laid: '_|2_|__',
    },
    { what: 'comes back with all others', actions: [place(2, 4), place(1, 1), clear], laid: EMPTY },
  ]);
});
