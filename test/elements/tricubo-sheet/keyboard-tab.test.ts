import { expect, html } from '@open-wc/testing';
import { browser } from '../../runner/browser.js';
import { chord, tabStops, tabTo } from '../keyboard.js';
import { TricuboPage } from './tricubo-page.js';

/** A sheet after a button of the page that has the focus. */
async function openAfterButton(attributes: Readonly<Record<string, string>>, ...moves: string[]): Promise<TricuboPage> {
  const sheet = document.createElement('tricubo-sheet');
  for (const [name, value] of Object.entries(attributes)) sheet.setAttribute(name, value);
  const page = await TricuboPage.within(html`<div><button>Before the sheet</button>${sheet}</div>`);
  await page.played(...moves);
  sheet.parentElement?.querySelector('button')?.focus();
  return page;
}

const NAME = 'Name of Player 1';
/** The toolbar, the field for moves, and its button. */
const BESIDE = ['Undo', 'Type a move', 'Play'];
const ROLLED = { position: '2,4,1,0,0 .,.,.,.,. L | A 4 0 346' };
const SIXES = { position: '2,4,1,0,0 .,.,.,.,. - | A 1 0 166' };

describe('Tab through <tricubo-sheet>', () => {
  it('reaches each row for the first cross', async () => {
    const page = await openAfterButton({});
    const rows = [1, 2, 3, 4, 5].map((row) => `First cross in row ${row}`);
    expect(await tabStops(page)).to.deep.equal([NAME, ...rows, 'First cross in row 1.', ...BESIDE]);
  });

  it('passes over dice that only lie there', async () => {
    const page = await openAfterButton({}, '@1');
    expect(await tabStops(page)).to.deep.equal([NAME, 'Roll the dice', ...BESIDE]);
  });

  it('stops once at the dice, once at the uses in words and once at the tools', async () => {
    const page = await openAfterButton(ROLLED);
    expect(await tabStops(page)).to.deep.equal([NAME, 'large 3, closed', page.choices[0]?.text, ...BESIDE]);
  });

  it('reaches each use of the chosen die on the sheet', async () => {
    const page = await openAfterButton(ROLLED);
    await page.clickDie('M');
    page.element.parentElement?.querySelector('button')?.focus();
    const uses = [
      'Medium 4: 2 crosses in row 4, then worth 7 (plus 7)',
      'Medium 4: cross the field of its colour (0)',
      'Medium 4: cross the field of all colours (0)',
    ];
    const stops = [NAME, ...uses, 'medium 4', 'Clear', page.choices[0]?.text, ...BESIDE];
    expect(await tabStops(page)).to.deep.equal(stops);
  });

  it('reaches each row that can be ticked, and the button that scores them', async () => {
    const page = await openAfterButton(SIXES);
    await page.clickDie('M');
    page.element.parentElement?.querySelector('button')?.focus();
    const stops = await tabStops(page);
    expect(stops.slice(1, 7)).to.deep.equal([
      'Score row 1: 7 points',
      'Score row 2: 2 points',
      'Score row 3: 1 point',
      'Score row 4: 0 points',
      'Score row 5: 0 points',
      'Do this',
    ]);
  });

  it('comes back to the chosen use and to the die that had the focus last', async () => {
    const page = await openAfterButton(ROLLED);
    page.die('S').focus();
    await page.press('Tab', 'ArrowDown');
    const chosen = page.choices[1]?.text;
    page.element.parentElement?.querySelector('button')?.focus();
    const stops = await tabStops(page);
    expect(stops.slice(-7)).to.deep.equal([page.die('S').ariaLabel, 'Do this', 'Clear', chosen, ...BESIDE]);
  });

  it('reaches the button to take no die', async () => {
    const page = await openAfterButton({ position: '7,0,0,0,0 .,.,.,.,. LMSt | A 1 0 111' });
    expect(page.element.legalMoves(0)).to.have.lengthOf(1);
    expect((await tabStops(page)).slice(1, 3)).to.deep.equal(['large 1, closed', 'Take no die']);
  });

  it('reaches the sheets of several players before what is on them', async () => {
    const page = await openAfterButton({ seats: 'human human', names: 'Ann, Bob' });
    const seats = page.all('.seat-button').map((button) => button.textContent?.trim().replace(/\s+/g, ' '));
    expect(await tabStops(page)).to.deep.equal([...seats, NAME, 'Roll the dice', ...BESIDE]);
  });

  it('reaches each die that can be added, and those that have been', async () => {
    const page = await openAfterButton({ dice: 'enter' }, '@1');
    page.named('Add a 1')?.focus();
    await page.press('5', '2');
    page.element.parentElement?.querySelector('button')?.focus();
    const thrown = ['Take the large 5 away', 'Take the medium 2 away'];
    const keys = [1, 2, 3, 4, 5, 6].map((value) => `Add a ${value}`);
    expect(await tabStops(page)).to.deep.equal([NAME, ...thrown, ...keys, 'Lay these dice', 'Clear', ...BESIDE]);
  });

  it('stops once at what three players have decided, which can be scrolled', async () => {
    const page = await openAfterButton(
      { seats: 'human human human', dice: 'enter' },
      'roll 345',
      '#0 L',
      '#1 M',
      '#2 S',
    );
    const stops = await tabStops(page);
    expect(stops.slice(3, 5)).to.deep.equal([NAME.replace('1', '2'), 'Add a 1']);
    page.seatButton(0).focus();
    expect(page.all('.entries[tabindex="0"]')).to.have.lengthOf(1);
  });

  it('stops at what is to be done when the game is over', async () => {
    const page = await openAfterButton({ position: '6,6,6,1,0 .,.,.,.,. -' });
    expect(await tabStops(page)).to.deep.equal([NAME, 'New game', ...BESIDE]);
  });

  it('stops five times in a replay: the sheet, the steps, the list, own moves and the tools', async () => {
    const page = await openAfterButton({ mode: 'replay', record: 'tricubo 1; @2; roll 345; M' });
    const stops = await tabStops(page);
    expect(stops).to.have.lengthOf(5);
    expect(stops.filter((_, i) => i !== 2)).to.deep.equal([
      'Tricubo',
      'To the start',
      'Try your own moves',
      'Print an empty sheet',
    ]);
  });

  it('passes over a diagram', async () => {
    const page = new TricuboPage(document.createElement('tricubo-sheet'));
    page.element.setAttribute('mode', 'diagram');
    const { element } = page;
    const shown = await TricuboPage.within(html`<div><button>Before</button>${element}</div>`);
    shown.element.parentElement?.querySelector('button')?.focus();
    expect(await tabStops(shown)).to.deep.equal([]);
  });

  it('leads backwards through the same', async () => {
    const page = await openAfterButton(ROLLED);
    await tabTo(page, 'Play');
    // Where nothing is chosen, WebKit comes to the nearest use, others to the first one.
    const use = page.choices.at(browser === 'WebKit' ? -1 : 0)?.text;
    for (const name of ['Type a move', 'Undo', use, 'large 3, closed', NAME]) {
      await chord(page, 'Shift', 'Tab');
      expect(page.focusedName).to.equal(name);
    }
  });
});

describe('the toolbar of <tricubo-sheet> by keyboard', () => {
  it('is walked through with the arrow keys, and entered again where it was left', async () => {
    const page = await TricuboPage.open();
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
