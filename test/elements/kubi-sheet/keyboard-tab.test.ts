import { expect, html } from '@open-wc/testing';
import { chord, tabStops, tabTo } from '../keyboard.js';
import { SheetPage } from './sheet-page.js';

/** A sheet after a button of the page that has the focus. */
async function openAfterButton(attributes: Readonly<Record<string, string>>, ...moves: string[]): Promise<SheetPage> {
  const sheet = document.createElement('kubi-sheet');
  for (const [name, value] of Object.entries(attributes)) sheet.setAttribute(name, value);
  const page = await SheetPage.within(html`<div><button>Before the sheet</button>${sheet}</div>`);
  await page.played(...moves);
  sheet.parentElement?.querySelector('button')?.focus();
  return page;
}

const NAME = 'Name of Player 1';
/** The toolbar, the field for moves, and its button. */
const BESIDE = ['Undo', 'Type a move', 'Play'];

describe('Tab through <kubi-sheet>', () => {
  it('reaches each number to cross', async () => {
    const page = await openAfterButton({});
    const numbers = ['1', '2', '3', '4', '5', '6'];
    expect(await tabStops(page)).to.deep.equal([NAME, ...numbers, 'Cross three numbers', ...BESIDE]);
  });

  it('stops once at the dice, once at the entries and once at the tools', async () => {
    const page = await openAfterButton({ seed: 'a' }, 'x146', 'roll');
    const [entry] = page.entries;
    expect(await tabStops(page)).to.deep.equal([NAME, 'die 1, not placed', 'Enter', entry?.text, ...BESIDE]);
  });

  it('comes back to the chosen entry and to the die that had the focus last', async () => {
    const page = await openAfterButton({ seed: 'a' }, 'x146', 'roll');
    await tabTo(page, 'Enter');
    await page.press('Tab', 'ArrowDown', 'ArrowDown');
    const chosen = page.entries[2]?.text;
    page.dice[3]?.focus();
    page.element.parentElement?.querySelector('button')?.focus();
    const stops = await tabStops(page);
    expect(stops).to.deep.equal([NAME, page.dice[3]?.ariaLabel, 'Enter', 'Clear', chosen, ...BESIDE]);
  });

  it('passes over dice that only lie there', async () => {
    const page = await openAfterButton({}, 'x146');
    expect(await tabStops(page)).to.deep.equal([NAME, 'Roll the dice', ...BESIDE]);
  });

  it('reaches the sheets of several players before what is on them', async () => {
    const page = await openAfterButton({ seats: 'human human', names: 'Ann, Bob' }, 'x146', 'x235');
    const seats = ['Ann 0 rolls', 'Bob 0 waits'];
    expect(await tabStops(page)).to.deep.equal([...seats, NAME, 'Roll the dice', ...BESIDE]);
  });

  it('reaches each die that can be added, and those that have been', async () => {
    const page = await openAfterButton({ dice: 'enter' }, 'x146');
    page.named('Add a 1')?.focus();
    await page.press('5', '2');
    page.element.parentElement?.querySelector('button')?.focus();
    const thrown = ['Take the 5 away', 'Take the 2 away'];
    const keys = [1, 2, 3, 4, 5, 6].map((value) => `Add a ${value}`);
    expect(await tabStops(page)).to.deep.equal([NAME, ...thrown, ...keys, 'Lay these dice', 'Clear', ...BESIDE]);
  });

  it('stops five times in a replay: the sheet, the steps, the list, own moves and the tools', async () => {
    const page = await openAfterButton({ mode: 'replay', record: 'kubi 1; x146; roll 12346; 1|34|26' });
    const stops = await tabStops(page);
    expect(stops).to.have.lengthOf(5);
    expect(stops.filter((_, i) => i !== 2)).to.deep.equal([
      'Kubi',
      'To the start',
      'Try your own moves',
      'Print an empty sheet',
    ]);
  });

  it('passes over a diagram', async () => {
    const page = new SheetPage(document.createElement('kubi-sheet'));
    page.element.setAttribute('mode', 'diagram');
    const { element } = page;
    const shown = await SheetPage.within(html`<div><button>Before</button>${element}</div>`);
    shown.element.parentElement?.querySelector('button')?.focus();
    expect(await tabStops(shown)).to.deep.equal([]);
  });
});

describe('the toolbar of <kubi-sheet> by keyboard', () => {
  it('is walked through with the arrow keys, and entered again where it was left', async () => {
    const page = await SheetPage.open();
    page.button('Undo')?.focus();
    const visited: (string | undefined)[] = [];
    for (let i = 0; i < 7; i++) {
      await page.press('ArrowRight');
      visited.push(page.focusedName);
    }
    expect(visited).to.deep.equal(['Redo', 'New game', 'Print an empty sheet', 'Help', 'Share', 'Print', 'Undo']);
    await page.press('End', 'ArrowLeft', 'Tab');
    expect(page.focusedName).to.equal('Type a move');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('Share');
  });
});
