import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';

type Attributes = Readonly<Record<string, string>>;

interface Situation {
  readonly what: string;
  readonly attributes: Attributes;
  readonly moves?: readonly string[];
  readonly act?: (page: TricuboPage) => unknown;
  readonly status: string;
}

function expectStatus(what: string, situations: readonly Situation[]): void {
  describe(what, () => {
    for (const { what: when, attributes, moves = [], act, status } of situations) {
      it(`is ${when}`, async () => {
        const page = await TricuboPage.open(attributes);
        await page.played(...moves);
        await act?.(page);
        await page.element.updateComplete;
        expect(page.status).to.equal(status);
      });
    }
  });
}

const tick = (row: number) => (page: TricuboPage) => page.interimTarget(row)?.click();
const choose = (index: number) => (page: TricuboPage) => page.all('.entry input')[index]?.click();
const at = (position: string, more: Attributes = {}): Attributes => ({ position, ...more });

/** No die has a use, in a round whose large die is closed. */
const NO_USE = '7,7,0,0,0 -,-,0,0,0 LMSt | A 4 0 112';
const NO_USE_BUT_JOKER = '8,8,0,0,0 .,.,.,.,. MSt | B 4 0 312';

expectStatus('what is to be done alone on <tricubo-sheet>', [
  { what: 'the first cross', attributes: {}, status: 'Make your first cross: choose a row.' },
  { what: 'the first cross that is chosen', attributes: {}, act: choose(2), status: 'First cross in row 3.' },
  { what: 'to roll', attributes: {}, moves: ['@2'], status: 'Roll the dice.' },
  {
    what: 'to wait where dice come by themselves',
    attributes: { dice: 'remote' },
    moves: ['@2'],
    status: 'Waiting for the dice.',
  },
  {
    what: 'to enter real dice',
    attributes: { dice: 'enter' },
    moves: ['@2'],
    status: 'Throw your dice and enter what they show.',
  },
  {
    what: 'a die but the large one in the first round',
    attributes: at('1,0,0,0,0 | A 1 0 346'),
    status: 'Use a die. The large one is closed this round.',
  },
  {
    what: 'a die but the medium one in the fifth round',
    attributes: at('1,0,0,0,0 | A 5 0 346'),
    status: 'Use a die. The medium one is closed this round.',
  },
  {
    what: 'a die but the small one in the last round',
    attributes: at('1,0,0,0,0 | A 21 0 346'),
    status: 'Use a die. The small one is closed this round.',
  },
  {
    what: 'one of the uses of the die that is chosen',
    attributes: at('1,0,0,0,0 | A 1 0 346'),
    act: (page) => page.die('M').click(),
    status: 'Choose on the sheet what the die is to do.',
  },
  {
    what: 'the only use of the die that is chosen',
    attributes: at('1,0,0,0,0 .,.,.,.,. Mt | A 1 0 346'),
    act: (page) => page.die('M').click(),
    status: 'Medium 4: 2 crosses in row 4, then worth 7 (plus 7).',
  },
  {
    what: 'a row for a small 6',
    attributes: at('1,0,0,0,0 | A 1 0 346'),
    act: (page) => page.die('S').click(),
    status: 'Choose on the sheet what the die is to do.',
  },
  {
    what: 'rows for a larger 6',
    attributes: at('1,0,0,0,0 | A 1 0 366'),
    act: (page) => page.die('M').click(),
    status: 'Choose 2 rows to score now.',
  },
  {
    what: 'the rows that are chosen',
    attributes: at('2,4,0,0,0 | A 3 0 634'),
    act: async (page) => {
      await page.clickDie('L');
      for (const row of [4, 2, 1]) tick(row)(page);
    },
    status: 'Large 6: score rows 1, 2, and 4 (plus 9).',
  },
  {
    what: 'what is chosen in words',
    attributes: at('1,0,0,0,0 | A 1 0 346'),
    act: choose(1),
    status: 'Medium 4: cross the field of its colour (0).',
  },
  {
    what: 'nothing, and why, where no die has a use',
    attributes: at(NO_USE),
    status: 'None of the open dice is of any use.',
  },
  {
    what: 'the joker, if they like, where only that has a use',
    attributes: at(NO_USE_BUT_JOKER),
    status: 'None of the open dice is of any use. The joker would open the closed one.',
  },
  {
    what: 'the same when taking none is chosen in words',
    attributes: at(NO_USE_BUT_JOKER),
    act: (page) => page.all('.entry input').at(-1)?.click(),
    status: 'None of the open dice is of any use. The joker would open the closed one.',
  },
  {
    what: 'over after 21 rounds',
    attributes: at('1,0,0,0,0 | A 21 0 346'),
    moves: ['L'],
    status: '5 points. Your rank: Novice. The last round is over.',
  },
  {
    what: 'over with three purple rows',
    attributes: at('6,6,5,0,0 | A 4 0 134'),
    moves: ['M'],
    status: '15 points. Your rank: Novice. Three purple rows end the game.',
  },
]);

const NAMES = { names: 'Ann, Bob, Cleo' };
const THREE = '1,0,0,0,0 / 0,1,0,0,0 / 0,0,1,0,0';

expectStatus('what is to be done by several on <tricubo-sheet>', [
  { what: 'to roll by who is active', attributes: at(`${THREE} | A 2 1`, NAMES), status: 'Bob rolls.' },
  {
    what: 'to wait for dice',
    attributes: at(`${THREE} | A 2 1`, { ...NAMES, dice: 'remote' }),
    status: 'Waiting for the dice.',
  },
  {
    what: 'to enter real dice',
    attributes: at(`${THREE} | A 2 1`, { ...NAMES, dice: 'enter' }),
    status: 'Throw your dice and enter what they show.',
  },
  {
    what: 'for the active player to take a die',
    attributes: at(`${THREE} | A 2 1 346`, NAMES),
    status: 'Bob: Take a die and use it. It will be closed to the others.',
  },
  {
    what: 'nothing on another sheet by then',
    attributes: at(`${THREE} | A 2 1 346`, NAMES),
    act: (page) => page.click(page.seatButton(0)),
    status: 'Still to decide: Bob.',
  },
  {
    what: 'for the others to use another die',
    attributes: at(`${THREE} | A 2 1 346 L`, NAMES),
    status: 'Ann: Use one of the dice that are open. Still to decide: Cleo.',
  },
  {
    what: 'for the next player, once the active one has taken a die',
    attributes: at(`${THREE} | A 2 1 346`, NAMES),
    moves: ['L'],
    status: 'Cleo: Use one of the dice that are open. Still to decide: Ann.',
  },
  {
    what: 'for the last one',
    attributes: at(`${THREE} | A 2 1 346 L 2`, NAMES),
    status: 'Ann: Use one of the dice that are open.',
  },
  {
    what: 'for the others where the active player took none',
    attributes: at(`${THREE} | A 2 1 346 x`, NAMES),
    status: 'Ann: Use one of the dice that are open. Still to decide: Cleo.',
  },
  {
    what: 'nothing on the active player’s sheet by then',
    attributes: at(`${THREE} | A 2 1 346 L`, NAMES),
    act: (page) => page.click(page.seatButton(1)),
    status: 'Still to decide: Ann and Cleo.',
  },
  {
    what: 'nothing, and why, for the active player',
    attributes: at('7,7,0,0,0 -,-,0,0,0 LMSt / 0,1,0,0,0 | A 4 0 112', NAMES),
    status: 'Ann: None of the open dice is of any use.',
  },
  {
    what: 'the joker for another',
    attributes: at('1,0,0,0,0 / 0,8,0,8,0 .,.,.,.,. MSt | B 4 0 324 L', NAMES),
    status: 'Bob: None of the open dice is of any use. The joker would open the closed one.',
  },
  {
    what: 'the same while it ends with this round',
    attributes: at('6,6,6,0,0 / 0,1,0,0,0 | A 9 0 346 L', NAMES),
    status: 'Bob: Use one of the dice that are open.',
  },
  {
    what: 'over when all have used the roll',
    attributes: at('6,6,6,0,0 / 0,1,0,0,0 | A 9 0 346 L', NAMES),
    moves: ['S:2'],
    status: 'Ann wins with 20 points. Three purple rows end the game.',
  },
]);
