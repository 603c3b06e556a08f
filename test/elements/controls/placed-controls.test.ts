import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../wait-until.js';
import { chord } from '../keyboard.js';
import { START } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';
import { PlacedPage, makeElement } from './page.js';
import type { Game } from './page.js';

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  PlacedPage.open('triad-board', { position: START, ...attributes });

const isFocused = (page: PlacedPage, element: Element | null): boolean => page.deepFocus === element;

describe('controls that stand elsewhere in the page', () => {
  it('are one tab stop for all tools, which arrow keys walk', async () => {
    const page = await open();
    page.tool('undo').focus();
    await page.press('End', 'ArrowLeft');
    expect(isFocused(page, page.tool('help'))).to.equal(true);
    await page.press('Tab');
    expect(isFocused(page, page.placed('game-move-input', 'input'))).to.equal(true);
    await chord(page, 'Shift', 'Tab');
    expect(isFocused(page, page.tool('help'))).to.equal(true);
  });

  it('have the shortcuts of the game, but not while a user types', async () => {
    const page = await open();
    await page.enter('a1a3');
    await page.type('u');
    expect(page.element.match.ply).to.equal(1);
    page.tool('redo').focus();
    await page.press('u');
    expect(page.element.match.ply).to.equal(0);
    await page.press('r');
    expect(page.element.match.ply).to.equal(1);
    expect(isFocused(page, page.tool('redo'))).to.equal(true);
  });

  it('open the dialog of the game before a running one is left, and get the focus back', async () => {
    const page = await open();
    await page.enter('a1a3');
    page.tool('more').focus();
    await page.press('Enter', 'Enter');
    await page.until(() => page.find('dialog[open]') !== null);
    expect(page.focusedName).to.equal('Start game');
    await page.press('Escape');
    await page.until(() => page.find('dialog') === null);
    expect(isFocused(page, page.tool('more'))).to.equal(true);
  });

  it('open dialogs in the game, and get the focus back', async () => {
    const page = await open();
    page.tool('help').focus();
    await page.press('Enter');
    await page.until(() => page.find('dialog[open]') !== null);
    await page.press('Escape');
    await page.until(() => page.find('dialog') === null);
    expect(isFocused(page, page.tool('help'))).to.equal(true);
  });

  it('say beside the field why a typed move was refused, and in the one live region', async () => {
    const page = await open();
    await page.enter('a1a6');
    const field = page.placed<HTMLInputElement>('game-move-input', 'input');
    const error = page.placed('game-move-input', '.move-error')?.textContent?.trim();
    expect(error).to.equal(page.spoken).and.not.equal('');
    expect([field?.ariaInvalid, field?.getAttribute('aria-describedby'), field?.value]).to.deep.equal([
      'true',
      'move-error',
      'a1a6',
    ]);
    expect(page.placed('game-status', '.status')?.textContent?.trim()).to.equal(error);
    await page.enter('a1a3');
    expect([field?.ariaInvalid, page.placed('game-move-input', '.move-error')]).to.deep.equal(['false', null]);
  });

  it('say it in the status above the field where both stand in the game', async () => {
    const page = await PlacedPage.open('triad-board', { position: START }, ['game-toolbar']);
    await page.fill('Type a move', 'a1a6');
    await page.press('Enter');
    const field = page.field('Type a move');
    expect(field?.getAttribute('aria-describedby')).to.equal('status');
    expect([page.find('#status')?.textContent?.trim(), page.find('.move-error')]).to.deep.equal([page.spoken, null]);
  });

  it('never lose the focus: it stays in the game when a control goes elsewhere, and comes to the game from one that is emptied', async () => {
    const page = await PlacedPage.open('triad-board', { position: START }, ['game-status']);
    page.find('[data-tool=undo]')?.focus();
    page.place.append(makeElement('game-toolbar', { for: 'game' }));
    await page.drawn();
    expect(page.focused?.matches('.cell')).to.equal(true);
    page.place.append(makeElement('game-move-input', { for: 'game' }));
    await page.drawn();
    page.placed('game-move-input', 'input')?.focus();
    page.element.setAttribute('record', GAME);
    page.element.setAttribute('mode', 'replay');
    await page.until(() => page.placed('game-toolbar', '.steps') !== null);
    expect(page.focused).to.not.equal(null);
  });

  it('are drawn while the game itself is far off the screen', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const far = document.createElement('div');
    far.style.blockSize = '5000px';
    const game = makeElement<Game>('triad-board', { id: 'game' });
    const status = makeElement('game-status', { for: 'game' });
    place.append(status, far, game);
    const drawn = () => Boolean(status.shadowRoot?.querySelector('.status'));
    await waitUntil(drawn, 'it is not drawn');
  });

  it('only read the moves of a game that is played, and scroll to the latest', async () => {
    const page = await open();
    for (const move of ['a1a3', 'f6f4']) page.element.match.play(move);
    await page.element.updateComplete;
    const list = page.placed('game-moves', '.moves');
    expect(list?.querySelectorAll('button')).to.have.lengthOf(0);
    expect([list?.tabIndex, list?.querySelector('[aria-current=step]')?.textContent?.includes('f6f4')]).to.deep.equal([
      0,
      true,
    ]);
  });
});

describe('the attribute controls', () => {
  /** What stands in the game. */
  const shown = (page: PlacedPage): string[] => {
    const parts = { status: '.status', toolbar: '.toolbar', seats: '.seat', 'move-input': '.move-field' };
    return Object.entries(parts).flatMap(([control, selector]) => (page.find(selector) ? [control] : []));
  };

  for (const { controls, kept } of [
    { controls: 'none', kept: [] },
    { controls: 'status move-input', kept: ['status', 'move-input'] },
    { controls: 'toolbar, seats', kept: ['toolbar', 'seats'] },
    { controls: '', kept: ['status', 'toolbar', 'seats', 'move-input'] },
  ]) {
    it(`keeps in the game what it names: "${controls}"`, async () => {
      const page = await PlacedPage.open('triad-board', { controls }, ['game-moves']);
      expect(shown(page)).to.deep.equal(kept);
      expect(page.find('.cell')).to.not.equal(null);
    });
  }

  it('leaves out what another element shows, even if it names it', async () => {
    const page = await PlacedPage.open('triad-board', { controls: 'toolbar status' }, ['game-toolbar']);
    expect(shown(page)).to.deep.equal(['status']);
  });

  for (const { controls, word } of [
    { controls: 'status tools', word: 'tools' },
    { controls: 'none status', word: 'none' },
  ]) {
    it(`tells of the word "${word}" in "${controls}", and shows all controls`, async () => {
      const page = await PlacedPage.open('triad-board', { controls }, ['game-moves']);
      const { error } = page.element;
      expect([(error as { code?: string } | undefined)?.code, error?.message.includes(`"${word}"`)]).to.deep.equal([
        'bad-attribute',
        true,
      ]);
      expect(shown(page)).to.deep.equal(['status', 'toolbar', 'seats', 'move-input']);
    });
  }
});
