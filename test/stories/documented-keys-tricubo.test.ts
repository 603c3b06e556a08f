import { expect, fixtureCleanup } from '@open-wc/testing';
import { TricuboPage } from '../elements/tricubo-sheet/tricubo-page.js';
import { chord } from '../elements/keyboard.js';
import { keysSuite, replayKeys } from './documented-keys.js';
import type { Keys } from './documented-keys.js';

/** Each die has a use: the large one in row 3, the medium one in row 5, the small one scores a row. Nobody has taken one. */
const ROLL = '1,2,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A 3 0 356';
/** A medium 6 scores two rows. */
const SIX = '1,2,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A 3 0 365';
const RECORD = 'tricubo 1; @1; roll 241; M; roll 346';

/** A sheet alone in the page: below another one it would be out of sight, and asleep. */
function open(attributes: Readonly<Record<string, string>>): Promise<TricuboPage> {
  fixtureCleanup();
  return TricuboPage.open(attributes);
}

/** The dice of a roll, one of which has the focus. */
async function onDie(die: 'L' | 'M' | 'S' = 'L', position = ROLL): Promise<TricuboPage> {
  const page = await open({ position });
  page.die(die).focus();
  return page;
}

/** After a key on the medium die, the one that has the focus. */
async function dieAfter(key: string): Promise<string | undefined> {
  const page = await onDie('M');
  await page.press(key);
  return (['L', 'M', 'S'] as const).find((die) => page.die(die) === page.focused);
}

/** After some keys on the large die, the number of the use on the sheet that has the focus. */
async function useAfter(...keys: readonly string[]): Promise<number> {
  const page = await onDie('L');
  await page.press('Enter', ...keys);
  return page.targets.indexOf(page.focusedName ?? '');
}

/** The rows that a medium 6 may score, the first of which has the focus. */
async function onRows(): Promise<TricuboPage> {
  const page = await onDie('M', SIX);
  await page.press('Enter');
  return page;
}

const ticked = (page: TricuboPage) =>
  [1, 2, 3, 4, 5].filter((row) => (page.interimTarget(row) as HTMLInputElement).checked);

/** The list of uses, one of which has the focus. */
async function onUse(index = 0): Promise<TricuboPage> {
  const page = await onDie();
  page.all('.entry input')[index]?.focus();
  return page;
}

const chosen = (page: TricuboPage) => page.choices.findIndex(({ isChosen }) => isChosen);

/** Keys for real dice, the first of which has the focus. */
async function onPad(): Promise<TricuboPage> {
  const page = await open({ dice: 'enter', record: 'tricubo 1; @1' });
  page.find('.keys button')?.focus();
  return page;
}

const thrown = (page: TricuboPage) => page.all('.thrown button').map(({ ariaLabel }) => ariaLabel);

async function inReplay(selector: string): Promise<TricuboPage> {
  const page = await open({ mode: 'replay', record: RECORD, ply: '2' });
  await page.until(() => page.find(selector) !== null);
  page.find(selector)?.focus();
  return page;
}

/** A roll after a move that can be taken back. */
async function afterMove(): Promise<TricuboPage> {
  const page = await open({ dice: 'enter', record: 'tricubo 1; @1; roll 241; M' });
  return page.played('roll 346');
}

const KEYS: Keys = {
  'left, right, Home, End': async () => {
    const dice: (string | undefined)[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) dice.push(await dieAfter(key));
    expect(dice).to.deep.equal(['L', 'S', 'L', 'S']);
  },
  'Enter, Space': async () => {
    for (const key of ['Enter', 'Space']) {
      const page = await onDie('L');
      await page.press(key);
      expect(page.chosenDie, key).to.equal('L');
      expect(page.focusedName, key).to.equal(page.targets[0]);
      await page.press(key);
      expect(page.moves, key).to.deep.equal(['L']);
    }
  },
  'L, M, S': async () => {
    for (const die of ['L', 'M', 'S'] as const) {
      const page = await onDie(die === 'L' ? 'S' : 'L');
      await page.press(die.toLowerCase());
      expect(page.chosenDie).to.equal(die);
      const other = die === 'M' ? 'S' : 'M';
      await page.press(other.toLowerCase());
      expect(page.chosenDie, 'from the sheet').to.equal(other);
    }
  },
  arrows: async () => {
    for (const key of ['ArrowDown', 'ArrowRight']) expect(await useAfter(key), key).to.equal(1);
    for (const key of ['ArrowUp', 'ArrowLeft']) expect(await useAfter('ArrowDown', key), key).to.equal(0);
  },
  Space: async () => {
    const page = await onRows();
    await page.press('Space', 'ArrowDown', 'Space', 'ArrowDown', 'ArrowUp', 'Space');
    expect(ticked(page)).to.deep.equal([1]);
    const list = await onUse(2);
    await list.press('Space');
    expect(chosen(list)).to.equal(2);
  },
  Enter: async () => {
    const page = await onRows();
    await page.press('Space', 'Enter');
    expect(page.moves).to.be.empty;
    await page.press('ArrowDown', 'Space', 'Enter');
    expect(page.moves).to.deep.equal(['M:1,2']);
    const list = await onUse();
    await list.press('Space', 'Enter');
    expect(list.moves).to.deep.equal(['L']);
  },
  'up and down': async () => {
    const page = await onUse();
    await page.press('Space', 'ArrowDown');
    expect(chosen(page)).to.equal(1);
    await page.press('ArrowUp');
    expect(chosen(page)).to.equal(0);
  },
  Escape: async () => {
    const page = await onDie('M');
    await page.press('Enter', 'Escape');
    expect(page.chosenDie).to.equal(undefined);
    expect(page.focusedName).to.equal('medium 5');
    const pad = await onPad();
    await pad.press('1', '4', 'Escape');
    expect(thrown(pad)).to.deep.equal([]);
  },
  '1 to 6': async () => {
    const page = await onPad();
    await page.press('3', '6', '1');
    expect(thrown(page).length).to.equal(3);
    await page.clickButton('Lay these dice');
    expect(page.moves.at(-1)).to.equal('roll 361');
  },
  Backspace: async () => {
    const page = await onPad();
    await page.press('1', '6', 'Backspace');
    expect(thrown(page)).to.deep.equal(['Take the large 1 away']);
  },
  'U or Control+Z': async () => {
    for (const keys of [['u'], ['Control', 'z']]) {
      for (const place of ['.hand-die', '.entry input']) {
        const page = await afterMove();
        page.find(place)?.focus();
        await chord(page, ...keys);
        expect(page.moves.length, `${keys.join('+')} on ${place}`).to.equal(3);
      }
    }
  },
  'R, Control+Y or Control+Shift+Z': async () => {
    for (const keys of [['r'], ['Control', 'y'], ['Control', 'Shift', 'z']]) {
      const page = await afterMove();
      page.element.undo();
      page.element.undo();
      await page.element.updateComplete;
      page.dice[0]?.focus();
      await chord(page, ...keys);
      expect(page.moves.length, keys.join('+')).to.equal(3);
    }
  },
  ...replayKeys(inReplay, '.sheets'),
};

keysSuite('/stories/tricubo-sheet.mdx', KEYS);
