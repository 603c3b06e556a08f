import { expect, fixtureCleanup } from '@open-wc/testing';
import { SheetPage } from '../elements/kubi-sheet/sheet-page.js';
import { chord } from '../elements/keyboard.js';
import { keysSuite, replayKeys } from './documented-keys.js';
import type { Keys } from './documented-keys.js';

const ROLL = '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0 | 0 12346';
const RECORD = 'kubi 1; x146; roll 12346; 1|34|26; roll 11234';

/** A sheet alone in the page: below another one it would be out of sight, and asleep. */
function open(attributes: Readonly<Record<string, string>>): Promise<SheetPage> {
  fixtureCleanup();
  return SheetPage.open(attributes);
}

/** The dice of a roll, one of which has the focus. */
async function onDie(die = 0): Promise<SheetPage> {
  const page = await open({ position: ROLL });
  page.dice[die]?.focus();
  return page;
}

/** After some keys on a die of the roll 1 2 3 4 6, where the dice lie. */
async function placedAfter(die: number, ...keys: readonly string[]): Promise<SheetPage['placed']> {
  const page = await onDie(die);
  await page.press(...keys);
  return page.placed;
}

/** After a key on the third die, the one that has the focus. */
async function dieAfter(key: string): Promise<number> {
  const page = await onDie(2);
  await page.press(key);
  return page.dice.indexOf(page.focused as HTMLButtonElement);
}

/** Boxes for the numbers to cross, or for real dice, the first of which has the focus. */
async function onBoxes(attributes: Readonly<Record<string, string>>, box: string): Promise<SheetPage> {
  const page = await open(attributes);
  page.find(box)?.focus();
  return page;
}

const onNumbers = () => onBoxes({}, '.number-box input');
const onPad = () => onBoxes({ dice: 'enter', record: 'kubi 1; x146' }, '.keys button');

const crossed = (page: SheetPage) => [1, 2, 3, 4, 5, 6].filter((value) => page.numberBox(value).checked);
const thrown = (page: SheetPage) => page.all('.thrown button').map(({ ariaLabel }) => ariaLabel);

/** The list of entries, one of which has the focus. */
async function onEntry(entry = 0): Promise<SheetPage> {
  const page = await onDie();
  page.all('.entry input')[entry]?.focus();
  return page;
}

const chosen = (page: SheetPage) => page.entries.findIndex(({ isChosen }) => isChosen);

async function inReplay(selector: string): Promise<SheetPage> {
  const page = await open({ mode: 'replay', record: RECORD, ply: '2' });
  await page.until(() => page.find(selector) !== null);
  page.find(selector)?.focus();
  return page;
}

/** A roll after an entry that can be taken back, wherever the focus may be in it. */
async function afterEntry(selector: string): Promise<SheetPage> {
  const page = await open({ dice: 'enter', position: ROLL });
  await page.played('1|34|26', 'roll 12346');
  page.find(selector)?.focus();
  return page;
}

const KEYS: Keys = {
  'left, right, Home, End': async () => {
    const dice: number[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) dice.push(await dieAfter(key));
    expect(dice).to.deep.equal([1, 3, 0, 4]);
  },
  'Enter, Space': async () => {
    for (const key of ['Enter', 'Space']) {
      expect((await placedAfter(0, key)).out, key).to.deep.equal([1]);
      expect((await placedAfter(0, key, key)).out, key).to.deep.equal([]);
    }
  },
  'D or 0': async () => {
    for (const key of ['d', '0']) expect((await placedAfter(3, key)).out, key).to.deep.equal([4]);
  },
  '1 or A, 2 or B': async () => {
    for (const key of ['1', 'a']) expect((await placedAfter(1, key)).first, key).to.deep.equal([2]);
    for (const key of ['2', 'b']) expect((await placedAfter(1, key)).second, key).to.deep.equal([2]);
  },
  'Backspace, Delete': async () => {
    for (const key of ['Backspace', 'Delete']) expect((await placedAfter(0, 'd', key)).out, key).to.deep.equal([]);
  },
  Escape: async () => {
    expect(await placedAfter(0, 'd', 'Escape')).to.deep.equal({ out: [], first: [], second: [] });
    const numbers = await onNumbers();
    await numbers.press('1', '4', 'Escape');
    expect(crossed(numbers)).to.deep.equal([]);
    const pad = await onPad();
    await pad.press('1', '4', 'Escape');
    expect(thrown(pad)).to.deep.equal([]);
  },
  'up and down': async () => {
    const page = await onEntry();
    await page.press('Space', 'ArrowDown');
    expect(chosen(page)).to.equal(1);
    await page.press('ArrowUp');
    expect(chosen(page)).to.equal(0);
  },
  Space: async () => {
    const page = await onEntry(2);
    await page.press('Space');
    expect(chosen(page)).to.equal(2);
  },
  Enter: async () => {
    const page = await onEntry();
    await page.press('Space', 'Enter');
    expect(page.element.match.length).to.equal(1);
  },
  '1 to 6': async () => {
    const numbers = await onNumbers();
    await numbers.press('1', '4', '6', '4', '5');
    expect(crossed(numbers)).to.deep.equal([1, 5, 6]);
    const pad = await onPad();
    await pad.press('1', '2', '3', '4', '5');
    expect(thrown(pad).length).to.equal(5);
  },
  Backspace: async () => {
    const page = await onPad();
    await page.press('1', '6', 'Backspace');
    expect(thrown(page)).to.deep.equal(['Take the 1 away']);
  },
  'U or Control+Z': async () => {
    for (const keys of [['u'], ['Control', 'z']]) {
      for (const place of ['.hand-die', '.entry input']) {
        const page = await afterEntry(place);
        await chord(page, ...keys);
        expect(page.element.match.length, `${keys.join('+')} on ${place}`).to.equal(1);
      }
    }
  },
  'R, Control+Y or Control+Shift+Z': async () => {
    for (const keys of [['r'], ['Control', 'y'], ['Control', 'Shift', 'z']]) {
      const page = await afterEntry('.hand-die');
      page.element.undo();
      page.element.undo();
      await page.element.updateComplete;
      page.dice[0]?.focus();
      await chord(page, ...keys);
      expect(page.element.match.length, keys.join('+')).to.equal(1);
    }
  },
  ...replayKeys(inReplay, '.sheets'),
};

keysSuite('/stories/kubi-sheet.mdx', KEYS);
