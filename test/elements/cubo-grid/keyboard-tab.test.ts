import { expect, html } from '@open-wc/testing';
import { FakeClock } from '../../match/fake-clock.js';
import { chord, tabStops, tabTo } from '../keyboard.js';
import { CuboPage } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

/** An element after a button of the page that has the focus. */
async function openAfterButton(attributes: Readonly<Record<string, string>>, ...moves: string[]): Promise<CuboPage> {
  const element = document.createElement('cubo-grid');
  element.clock = new FakeClock();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const page = await CuboPage.within(html`<div><button>Before</button>${element}</div>`);
  await page.played(...moves);
  element.parentElement?.querySelector('button')?.focus();
  return page;
}

const NAME = 'Name of Player 1';
/** The toolbar, the field for moves, and its button. */
const BESIDE = ['Undo', 'Type a move', 'Play'];
const ONE = { position: table('o') };
const BUILD = ['Cubo!', 'Roll all again'];

describe('Tab through <cubo-grid>', () => {
  it('passes over squares whose dice have not been rolled', async () => {
    const page = await openAfterButton({});
    expect(await tabStops(page)).to.deep.equal([NAME, 'Roll for round 1', ...BESIDE]);
  });

  it('stops once at the square, at what can be done, and once at the tools', async () => {
    const page = await openAfterButton(ONE);
    expect(await tabStops(page)).to.deep.equal([NAME, 'a1, red 1', ...BUILD, ...BESIDE]);
  });

  it('comes back to the die that had the focus last', async () => {
    const page = await openAfterButton(ONE);
    await tabTo(page, 'a1, red 1');
    await page.press('ArrowDown', 'ArrowRight', 'ArrowRight', 'Tab');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('c2, blue 4');
  });

  it('stops once at each player’s square', async () => {
    const page = await openAfterButton({ position: table('oo'), names: 'Ann, Bob' });
    const stops = [NAME, 'a1, red 1', ...BUILD, 'Name of Player 2', 'a1, red 6', ...BUILD, ...BESIDE];
    expect(await tabStops(page)).to.deep.equal(stops);
  });

  it('reaches each die of the middle after the call', async () => {
    const page = await openAfterButton(ONE, 'call');
    const dice = ['Take red 6', 'Take red 1', 'Take blue 6', 'Take blue 2', 'Take none'];
    expect(await tabStops(page)).to.deep.equal([NAME, 'a1, red 1, stays here', ...dice, ...BESIDE]);
  });

  it('reaches only what is left of the middle', async () => {
    const page = await openAfterButton({ position: table('oo') }, '#1 call', '#1 take 1', '#0 call');
    const stops = await tabStops(page);
    expect(stops.filter((stop) => stop.startsWith('Take'))).to.deep.equal([
      ...['Take red 1', 'Take blue 6', 'Take blue 2', 'Take none'],
    ]);
  });

  it('reaches what gives a die, and what keeps all', async () => {
    const page = await openAfterButton(ONE, 'call', 'take 1');
    page.cell('a1').click();
    await page.element.updateComplete;
    expect((await tabStops(page)).slice(2, 4)).to.deep.equal(['Give red 1: worth 23 then', 'Keep my dice']);
  });

  it('reaches no die and no button of a game that is paused, but what goes on', async () => {
    const page = await openAfterButton({ ...ONE, paused: '' });
    expect(await tabStops(page)).to.deep.equal(['Go on', ...BESIDE]);
  });

  it('passes over squares between two rounds and at the end', async () => {
    const page = await openAfterButton(ONE, 'call', 'take -');
    expect(await tabStops(page)).to.deep.equal([NAME, 'Roll for round 2', ...BESIDE]);
    const end = await openAfterButton({ position: table('o', 6) }, 'call', 'take -');
    expect(await tabStops(end)).to.deep.equal([NAME, 'New game', ...BESIDE]);
  });

  it('reaches each die that can be entered', async () => {
    const page = await openAfterButton({ dice: 'enter' });
    const keys = [1, 2, 3, 4, 5, 6].map((value) => `Add a ${value}`);
    expect(await tabStops(page)).to.deep.equal([NAME, ...keys, ...BESIDE]);
  });

  it('passes over a diagram, with marks, too', async () => {
    const page = new CuboPage(document.createElement('cubo-grid'));
    const { element } = page;
    element.setAttribute('mode', 'diagram');
    element.setAttribute('position', SQUARES[0] ?? '');
    element.setAttribute('marks', 'a1 b2-c3');
    const shown = await CuboPage.within(html`<div><button>Before</button>${element}</div>`);
    shown.element.parentElement?.querySelector('button')?.focus();
    expect(await tabStops(shown)).to.deep.equal([]);
  });

  it('leads backwards through the same', async () => {
    const page = await openAfterButton(ONE);
    await tabTo(page, 'Play');
    for (const name of ['Type a move', 'Undo', ...[...BUILD].reverse(), 'a1, red 1', NAME]) {
      await chord(page, 'Shift', 'Tab');
      expect(page.focusedName).to.equal(name);
    }
  });
});

describe('the toolbar of <cubo-grid> by keyboard', () => {
  it('is walked through with the arrow keys, and entered again where it was left', async () => {
    const page = await CuboPage.open(ONE);
    page.button('Undo')?.focus();
    const visited: (string | undefined)[] = [];
    for (let i = 0; i < 8; i++) {
      await page.press('ArrowRight');
      visited.push(page.focused?.title);
    }
    expect(visited).to.deep.equal(['Redo', 'New game', 'Pause', 'Turn sound on', 'Help', 'Share', 'Print', 'Undo']);
    await page.press('End', 'ArrowLeft', 'Tab');
    expect(page.focusedName).to.equal('Type a move');
    await chord(page, 'Shift', 'Tab');
    expect(page.focused?.title).to.equal('Share');
  });
});
