import { expect, fixture, html } from '@open-wc/testing';
import { TriadBoard } from '../../../src/classes.js';
import { awaitDialog } from '../dialogs.js';
import { leftAlive } from '../leaks.js';
import { PlacedPage, makeElement } from './page.js';
import type { Control, Game } from './page.js';

/** Names that are defined while a test runs. */
let names = 0;

const open = (...controls: Parameters<typeof PlacedPage.open>[2] & object) =>
  PlacedPage.open('triad-board', { seed: 'tea', dice: 'auto' }, controls.length > 0 ? controls : ['game-toolbar']);

/** What a toolbar of its own shows. */
const isDrawn = ({ shadowRoot }: Control): boolean => Boolean(shadowRoot?.querySelector('[role=toolbar]'));

const areThere = ({ element }: { element: Game }): boolean => element.shadowRoot?.querySelector('.toolbar') !== null;

describe('an element that shows a control', () => {
  it('follows a game that is inserted after it', async () => {
    const page = await open();
    const { element, place } = page;
    element.remove();
    await page.until(() => !isDrawn(page.control('game-toolbar')));
    expect(page.control('game-toolbar').game).to.equal(undefined);
    expect(page.control('game-toolbar').matches(':state(empty)')).to.equal(true);
    place.append(element);
    await page.until(() => isDrawn(page.control('game-toolbar')));
    expect(page.control('game-toolbar').game).to.equal(element);
  });

  it('follows a game that is defined after it', async () => {
    const tag = `late-board-${names++}`;
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const control = makeElement<Control>('game-toolbar', { for: 'late' });
    const game = makeElement<Game>(tag, { id: 'late' });
    place.append(control, game);
    expect(control.game).to.equal(undefined);
    TriadBoard.define(tag);
    const page = await PlacedPage.open('triad-board');
    await page.until(() => isDrawn(control));
    expect(control.game).to.equal(game);
  });

  it('is defined after its game', async () => {
    const { GameToolbar } = await import('../../../src/classes.js');
    const tag = `late-toolbar-${names++}`;
    const page = await open('game-status');
    const control = makeElement<Control>(tag, { for: 'game' });
    page.place.append(control);
    GameToolbar.define(tag);
    await page.until(() => isDrawn(control));
    expect(areThere(page)).to.equal(false);
  });

  it('gives the control back when it is removed, when it names another game, and when its game gets another id', async () => {
    const page = await open();
    const control = page.control('game-toolbar');
    const seen: boolean[] = [];
    const see = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      await page.element.updateComplete;
      seen.push(isDrawn(control) && !areThere(page), !isDrawn(control) && areThere(page));
    };
    for (const change of [
      () => control.remove(),
      () => page.place.append(control),
      () => (control.htmlFor = 'nobody'),
      () => control.setAttribute('for', 'game'),
      () => (page.element.id = 'other'),
      () => (page.element.id = 'game'),
    ]) {
      change();
      await see();
    }
    expect(seen).to.deep.equal([false, true, true, false, false, true, true, false, false, true, true, false]);
  });

  it('finds its game in its own shadow root before that of the document', async () => {
    const page = await open('game-status');
    const root = page.place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const [near, far] = [
      makeElement<Control>('game-toolbar', { for: 'game' }),
      makeElement<Control>('game-toolbar', {}),
    ];
    const inner = makeElement<Game>('triad-board', { id: 'game' });
    root.append(inner, near, far);
    expect(near.game).to.equal(inner);
    page.element.id = 'outer';
    far.htmlFor = 'outer';
    expect(far.game).to.equal(page.element);
    await page.until(() => isDrawn(near) && isDrawn(far));
  });

  it('keeps what it shows while its game is moved in the page', async () => {
    const page = await open();
    const { match } = page.element;
    match.play(match.legalMoves(0)[0]);
    page.place.prepend(page.element);
    await page.until(() => isDrawn(page.control('game-toolbar')));
    page.tool('new-game').click();
    await awaitDialog(page);
  });

  it('is harmless without a game, with another element, and with a name that is never defined', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <p id="text"></p>
        <no-game id="never"></no-game>
        <game-status></game-status>
        <game-moves for="text"></game-moves>
        <game-seats for="never"></game-seats>
        <game-toolbar for="nobody"></game-toolbar>
      </div>
    `);
    const controls = [...place.querySelectorAll<Control>('game-status, game-moves, game-seats, game-toolbar')];
    expect(controls.every((control) => control.game === undefined && control.matches(':state(empty)'))).to.equal(true);
  });

  it('speaks the language of the game, and says in its states how the game stands', async () => {
    const page = await open('game-toolbar');
    page.control('game-toolbar').lang = 'fr';
    page.element.lang = 'de';
    await page.until(() => page.placed('game-toolbar', '[role=toolbar]')?.ariaLabel === 'Spielsteuerung');
    expect(page.placed('game-toolbar', '.container')?.lang).to.equal('de');
    page.element.setAttribute('mode', 'film');
    await page.element.updateComplete;
    expect(page.control('game-toolbar').matches(':state(error)')).to.equal(true);
  });

  it('keeps no game alive, nor a game it', async () => {
    const { references, page } = await comeAndGo();
    expect(await leftAlive(references)).to.equal(0);
    expect(page.element.isConnected).to.equal(true);
  });

  /** Games that go while their toolbar stays, and toolbars that go while their game stays. */
  async function comeAndGo() {
    const page = await open('game-status');
    const references: WeakRef<object>[] = [];
    const kept = makeElement<Control>('game-toolbar', { for: 'guest' });
    page.place.append(kept);
    for (let round = 0; round < 20; round++) {
      const game = makeElement<Game>('triad-board', { id: 'guest' });
      const toolbar = makeElement<Control>('game-toolbar', { for: 'game' });
      const lost = makeElement<Control>('game-toolbar', { for: 'guest' });
      page.place.append(game, toolbar, lost);
      if (round % 5 === 0) await page.until(() => isDrawn(toolbar) && isDrawn(kept));
      references.push(new WeakRef(game), new WeakRef(toolbar), new WeakRef(lost));
      for (const each of [game, toolbar, lost]) each.remove();
      await page.element.updateComplete;
    }
    return { references, page };
  }
});
