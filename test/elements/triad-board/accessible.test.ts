import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { BoardPage } from './board-page.js';
import { CROWDED, START, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from './positions.js';

/** Everything a reader may be looking at: how the board is opened, and what is clicked then. */
const STATES: readonly {
  readonly what: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly clicks?: readonly string[];
}[] = [
  { what: 'before the roll', attributes: {} },
  { what: 'where dice are entered', attributes: { dice: 'enter' } },
  { what: 'at the start', attributes: { position: START } },
  { what: 'with a chosen die', attributes: { position: TRIAD_AHEAD }, clicks: ['c1'] },
  { what: 'where a die has to come off', attributes: { position: TRIAD_AHEAD }, clicks: ['c1', 'e3'] },
  { what: 'after a move that made a triad', attributes: { position: TRIAD_AHEAD }, clicks: ['c1', 'e3', 'd4'] },
  { what: 'after a refusal', attributes: { position: CROWDED }, clicks: ['b2', 'b4'] },
  { what: 'where a die can only be turned', attributes: { position: WALLED_IN }, clicks: ['a1'] },
  { what: 'at the end', attributes: { position: WIN_AHEAD, names: 'Ann, Bob' }, clicks: ['b1', 'd3', 'd3'] },
  { what: 'asking for a new game', attributes: { position: START }, clicks: ['a1', 'a3', 'New game'] },
  { what: 'with an error', attributes: { position: 'nonsense' } },
];

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 1080] as const;

for (const scheme of SCHEMES) {
  for (const width of WIDTHS) {
    describe(`<triad-board> for everybody, ${scheme}, ${width} pixels wide`, () => {
      before(async () => {
        await setViewport({ width, height: 700 });
        // Without motion, so that nothing is measured while it is half faded in.
        await emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        document.documentElement.style.colorScheme = 'light dark';
        // The audit takes a page without a background for white.
        document.body.style.background = 'Canvas';
      });

      after(async () => {
        await setViewport({ width: 800, height: 600 });
        await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        document.documentElement.style.colorScheme = '';
        document.body.style.background = '';
      });

      for (const { what, attributes, clicks = [] } of STATES) {
        it(`has nothing to object to ${what}`, async () => {
          const page = await BoardPage.open(attributes);
          for (const click of clicks) {
            await (/^[a-f][1-6]$/.test(click) ? page.clickCell(click) : page.clickButton(click));
          }
          await expect(page.board).to.be.accessible();
        });
      }
    });
  }
}

describe('the audit of <triad-board>', () => {
  it('does look at the words on the board’s buttons', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.style.setProperty('--tabletop-surface', '#ddd');
    page.board.style.setProperty('--tabletop-text', '#ccc');
    let complaint = '';
    try {
      await expect(page.board).to.be.accessible();
    } catch (error) {
      complaint = String(error);
    }
    expect(complaint).to.include('color-contrast');
  });
});
