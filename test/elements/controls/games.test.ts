import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../accessible.js';
import { games } from '../../../src/elements/registry.js';
import type { ElementTag } from '../../../src/elements/registry.js';
import { PlacedPage } from './page.js';

/** What games need to begin with the move of a player. */
const PLAY: Readonly<Partial<Record<ElementTag, Readonly<Record<string, string>>>>> = {
  'triomino-table': { seats: 'human' },
  'cubo-grid': { 'time-limits': 'off' },
};
/** What a game has of its own panel and of its seats. */
const OWN = '.status, .panel .toolbar, .moves, .move-field, .seats, .seat input.name';

const text = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** A move that somebody may make now, as it is typed. */
function typedMove({ element: { match } }: PlacedPage): string {
  const actor = match.actors.find((each) => typeof each === 'number');
  const [move] = match.legalMoves(actor);
  return match.game.makeMove(move, match.state, actor ?? 0);
}

const openWith = (tag: ElementTag) =>
  PlacedPage.open(tag, { seats: 'human human', seed: 'tea', dice: 'auto', ...PLAY[tag] });

for (const { tag } of games) {
  const open = () => openWith(tag);

  describe(`<${tag}> with its controls elsewhere in the page`, () => {
    it('leaves out what stands elsewhere, and keeps what is needed to play', async () => {
      const page = await open();
      expect(
        page
          .all(OWN)
          .filter(({ localName }) => localName !== 'input')
          .map(text),
      ).to.deep.equal([]);
      expect(text(page.placed('game-status', '.status'))).to.not.equal('');
      expect(page.placed('game-toolbar', '[role=toolbar]')?.ariaLabel).to.equal('Game tools');
      expect(page.placed('game-move-input', 'label')).to.not.equal(null);
      const hasPlayers = page.placed('game-seats', '.seat, .seat-button, .player') !== null;
      // Who plays alone has no row of players.
      expect(hasPlayers).to.equal(page.element.match.seats > 1);
      expect(text(page.placed('game-moves', '.moves'))).to.match(/^Start/);
    });

    it('is played, undone and heard as ever', async () => {
      const page = await open();
      const asked = page.listen('game-before-move');
      const { ply } = page.element.match;
      const move = typedMove(page);
      await page.enter(move);
      expect(asked.map(({ text: played }) => played)).to.deep.equal([move]);
      expect(page.element.match.ply).to.be.greaterThan(ply);
      expect(text(page.placed('game-moves', '[aria-current=step]'))).to.not.equal('Start');
      const said = page.spoken;
      expect(said).to.not.equal('');
      await page.click(page.tool('undo'));
      expect(page.element.match.ply).to.equal(ply);
      expect(page.spoken).to.not.equal(said);
      expect(
        page.controls.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[role=status]') ?? [])]),
      ).to.have.lengthOf(0);
    });

    it('is stepped through from elsewhere in a replay, and empties its controls in a diagram', async () => {
      const page = await open();
      await page.enter(typedMove(page));
      const { match } = page.element;
      page.element.setAttribute('record', JSON.stringify(match.toRecord()));
      page.element.setAttribute('mode', 'replay');
      await page.until(() => page.placed('game-toolbar', '.steps') !== null);
      await page.click(page.tool('last'));
      expect(page.element.match.ply).to.equal(match.length);
      page.placed('game-moves', '[aria-current=step]')?.focus();
      await page.press('Home');
      expect(page.element.match.ply).to.equal(0);
      expect(text(page.deepFocus)).to.equal('Start');
      expect(page.all('.status, .panel .toolbar, .moves')).to.have.lengthOf(0);
      page.element.setAttribute('mode', 'diagram');
      await page.element.updateComplete;
      expect(page.controls.every((control) => control.matches(':state(empty)'))).to.equal(true);
    });
  });
}

describe('controls elsewhere in the page', () => {
  for (const mode of ['play', 'replay'] as const) {
    it(`have nothing that axe objects to, ${mode}`, async () => {
      const page = await openWith('triad-board');
      await page.enter(typedMove(page));
      if (mode === 'replay') {
        const { match } = page.element;
        page.element.setAttribute('record', JSON.stringify(match.toRecord()));
        page.element.setAttribute('mode', 'replay');
        await page.until(() => page.placed('game-toolbar', '.steps') !== null);
      }
      await expectAccessible(page.place);
    });
  }
});

describe('the moves of Triomino while several users share a device', () => {
  it('name no tile that is dealt or bought', async () => {
    const page = await PlacedPage.open('triomino-table', { seats: 'human human', seed: 'tea', dice: 'auto' });
    const listed = text(page.placed('game-moves', '.moves'));
    expect(listed).to.match(/deal/);
    expect(listed.match(/deal [^ ]*\d{3}|gets \d-/)).to.equal(null);
  });
});
