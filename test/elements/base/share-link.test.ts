import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../../accessible.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { dialogOf, openByTool } from '../dialogs.js';
import { LinksPage } from '../links-page.js';
import { TriadPage } from '../games/triad-board/page.js';
import { GAME } from '../games/triad-board/records.js';
import { watchTrouble } from '../watch-trouble.js';
import { watchWarnings } from '../watch-warnings.js';

const CLEAN = location.pathname + location.search;
const KEY = 'share-link';

let page: LinksPage | undefined;

const board = (): TriadPage => new TriadPage(page?.first.element as unknown as TriadBoard);

/** Opens a page whose address has this fragment. */
async function openAt(hash: string, games: unknown): Promise<void> {
  page?.top.remove();
  history.replaceState({}, '', CLEAN + hash);
  page = await LinksPage.open(html`<div>${games}</div>`);
  await page.settle();
}

afterEach(() => {
  page?.close();
  page = undefined;
  history.replaceState({}, '', CLEAN);
  localStorage.removeItem(KEY);
});

async function share(attributes: Parameters<typeof TriadPage.open>[0]) {
  const opened = await TriadPage.open(attributes);
  const dialog = await openByTool(opened, 'Share');
  return { opened, dialog, link: dialog.querySelector<HTMLInputElement>('#share-link')?.value };
}

describe('the link of the share tool', () => {
  it('leads to the page itself, where it opens the game as a replay at the shared ply', async () => {
    const { opened, link = '' } = await share({
      'share-url': '',
      mode: 'replay',
      record: GAME,
      ply: '3',
      names: 'Ann, Bob',
    });
    const record = opened.board.match.toRecord();
    opened.board.remove();
    expect(new URL(link).pathname).to.equal(location.pathname);
    await openAt(new URL(link).hash, html`<triad-board share-url></triad-board>`);
    await board().until(() => board().board.activeMode === 'replay');
    await board().ready();
    expect([board().board.ply, board().board.nameOf(1), board().board.error]).to.deep.equal([3, 'Bob', undefined]);
    expect(board().board.match.toRecord()).to.deep.equal(record);
  });

  it('leads to another page where the author says so, and is missing where nobody does', async () => {
    const { opened, link } = await share({ 'share-url': 'https://example.org/play?lang=de#top', record: GAME });
    opened.board.remove();
    expect(link).to.match(/^https:\/\/example\.org\/play\?lang=de#triad=triad\+1;/);
    expect((await share({ record: GAME })).link).to.equal(undefined);
  });

  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://']) {
    it(`is missing where the address is none, which is an error: ${url}`, async () => {
      const watch = watchWarnings();
      const { opened, link } = await share({ 'share-url': url, record: GAME });
      watch.stop();
      expect([link, opened.board.error?.code]).to.deep.equal([undefined, 'bad-attribute']);
    });
  }
});

describe('a link to a game in the address', () => {
  const LINK = '#triad=triad+1;roll+111233+112233;d1d4&ply=2';

  it('leaves elements alone that do not ask for it, and diagrams', async () => {
    await openAt(LINK, [html`<triad-board></triad-board>`, html`<triad-board share-url mode="diagram"></triad-board>`]);
    await openAt(LINK, html`<triad-board share-url="https://example.org/"></triad-board>`);
    expect([board().board.mode, board().board.match.length]).to.deep.equal([undefined, 0]);
  });

  it('is shown instead of a saved game, which waits, and comes back', async () => {
    const games = html`<triad-board share-url persist=${KEY} dice="auto"></triad-board>`;
    await openAt('', games);
    const saved = board().board.match.toRecord();
    const text = localStorage.getItem(KEY);
    page?.close();
    await openAt(LINK, games);
    await board().until(() => board().board.activeMode === 'replay');
    await board().ready();
    expect(board().board.match.length).to.equal(2);
    board().board.session.leading.showLink(undefined);
    await board().ready();
    expect(board().board.match.toRecord()).to.deep.equal(saved);
    expect(localStorage.getItem(KEY)).to.equal(text);
  });

  it('gives way to the own game by a tool, and clears the address', async () => {
    await openAt('', html`<triad-board share-url names="Ann" record="triad 1; roll 112233 112233"></triad-board>`);
    const { match } = board().board;
    board().board.play('a1a3', { by: 'script' });
    location.hash = LINK;
    await board().until(() => board().board.activeMode === 'replay');
    await board().ready();
    await board().until(() => board().button('Back to your own game') !== undefined);
    await board().clickButton('Back to your own game');
    await board().ready();
    expect([board().board.activeMode, location.hash]).to.deep.equal(['play', '']);
    expect([board().board.match === match, match.ply, board().board.nameOf(0)]).to.deep.equal([true, 2, 'Ann']);
  });

  it('leaves the attributes to the page, which may set them meanwhile', async () => {
    await openAt(LINK, html`<triad-board share-url names="Ann" seats="human human" marks="a1"></triad-board>`);
    await board().until(() => board().board.activeMode === 'replay');
    await board().ready();
    const element = board().board;
    const { record, names, mode, seats, persist, marks, ply } = element;
    expect([record, names, mode, seats, persist, marks, ply, element.getAttribute('ply')]).to.deep.equal(
      [undefined, 'Ann', undefined, 'human human', undefined, 'a1', 2, null], // prettier-ignore
    );
    Object.assign(element, { names: 'Cleo', seats: 'human computer' });
    await board().ready();
    expect([element.match.length, element.nameOf(0)]).to.deep.equal([2, 'White']);
    element.session.leading.showLink(undefined);
    await board().ready();
    expect([element.nameOf(0), element.match.gate.playerOf(1).kind]).to.deep.equal(['Cleo', 'computer']);
  });

  it('takes the place of a led game, too, which goes on afterwards', async () => {
    await openAt('', html`<triad-board share-url record="triad 1; roll 112233 112233"></triad-board>`);
    const element = board().board;
    const giveBack = element.lead({ record: GAME });
    element.goTo(3);
    location.hash = LINK;
    await board().until(() => element.activeMode === 'replay');
    await board().ready();
    expect(element.match.length).to.equal(2);
    element.session.leading.showLink(undefined);
    await board().ready();
    expect([element.activeMode, element.ply]).to.deep.equal(['play', 3]);
    location.hash = `${LINK}&`;
    await board().until(() => element.activeMode === 'replay');
    giveBack();
    await board().ready();
    expect([element.match.length, element.match.entries.at(0)?.text]).to.deep.equal([1, 'roll 112233 112233']);
  });

  it('ends where somebody leads the game anew', async () => {
    await openAt(LINK, html`<triad-board share-url></triad-board>`);
    const element = board().board;
    await board().until(() => element.activeMode === 'replay');
    element.lead({ record: GAME });
    await board().ready();
    expect([element.activeMode, element.match.length > 2]).to.deep.equal(['play', true]);
  });

  it('keeps what the reader has chosen for the own game', async () => {
    await openAt('', html`<triad-board share-url persist=${KEY} seats="human human" seed="own"></triad-board>`);
    const element = board().board;
    element.match.gate.players = [{ kind: 'human' }, { kind: 'remote' }];
    element.session.begin({ options: { evenStart: true } }, 'user');
    const { match } = element;
    location.hash = LINK;
    await board().until(() => element.activeMode === 'replay');
    await board().ready();
    element.session.leading.showLink(undefined);
    await board().ready();
    expect([element.match === match, element.session.choice.current?.page !== undefined]).to.deep.equal([true, true]);
    expect(element.match.gate.playerOf(1).kind).to.equal('remote');
  });

  it('comes back to where the reader was in a game that is over', async () => {
    await openAt('', html`<triad-board share-url></triad-board>`);
    const element = board().board;
    element.session.lookThrough(true);
    await board().ready();
    location.hash = LINK;
    await board().until(() => element.match.length === 2);
    await board().ready();
    element.session.leading.showLink(undefined);
    await board().ready();
    expect([element.session.isLookedThrough, element.activeMode]).to.deep.equal([true, 'replay']);
  });

  for (const [hash, code] of [
    ['#triad=%E0%A4', 'bad-link'],
    ['#triad=', 'record-game'],
    ['#triad=kubi+1', 'record-game'],
    ['#triad=triad+1;roll+111233+112233;a1a9', 'record-move'],
    ['#triad=triad+1;roll+111233+112233&ply=7', 'bad-ply'],
    ['#triad=%3Cimg+src=x+onerror=alert(1)%3E', 'record-game'],
  ] as const) {
    it(`is refused as ${code} if it is damaged, and nothing is lost: ${hash}`, async () => {
      const watch = watchWarnings();
      const trouble = watchTrouble();
      await openAt('', html`<triad-board share-url record=${GAME}></triad-board>`);
      const { match } = board().board;
      const codes: string[] = [];
      board().board.addEventListener('game-error', ({ detail }) => codes.push(detail.code));
      location.hash = hash;
      await board().until(() => codes.length > 0);
      await board().ready();
      watch.stop();
      expect(codes).to.deep.equal([code]);
      expect([board().board.match === match, board().board.mode]).to.deep.equal([true, undefined]);
      expect(board().spoken).to.contain('can’t be read');
      expect(trouble.stop()).to.be.empty;
    });
  }
});

describe('the share dialog', () => {
  it('is worked by keyboard: tabs by arrow keys, one of them in the tab order', async () => {
    const { opened, dialog } = await share({ 'share-url': '', record: GAME });
    const chosen = () => dialog.querySelector('[aria-selected=true]')?.textContent?.trim();
    for (let i = 0; i < 5 && opened.focused?.id !== 'share-share'; i++) await opened.press('Tab');
    expect(chosen()).to.equal('Share');
    await opened.press('ArrowRight');
    expect([chosen(), opened.focused?.id]).to.deep.equal(['Embed', 'share-embed']);
    expect(dialog.querySelectorAll('textarea')).to.have.lengthOf(2);
    await opened.press('ArrowRight');
    expect(chosen()).to.equal('Share');
    expect(dialogOf(opened)).to.equal(dialog);
    await expectAccessible(opened.board);
  });

  it('has a line with the result and the link to paste', async () => {
    const { dialog, link } = await share({ 'share-url': '', record: GAME, names: 'Ann, Bob' });
    const line = dialog.querySelector<HTMLInputElement>('#share-line')?.value;
    expect(line).to.equal(`Triad · Ann 1, Bob 3 · ${link}`);
  });

  it('opens the share sheet of the system, where there is one', async () => {
    const sent: ShareData[] = [];
    const before = Object.getOwnPropertyDescriptor(navigator, 'share');
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => Promise.resolve(void sent.push(data)),
    });
    const { opened, dialog, link } = await share({ 'share-url': '', record: GAME });
    const send = [...dialog.querySelectorAll<HTMLElement>('.button')].find(
      (each) => each.textContent?.trim() === 'Send',
    );
    await opened.click(send as Element);
    Reflect.deleteProperty(navigator, 'share');
    if (before) Object.defineProperty(navigator, 'share', before);
    expect(sent).to.deep.equal([{ title: 'Triad', text: 'Triad · White 1, Black 3', url: link }]);
  });

  it('saves the moment as a PNG', async () => {
    const { opened, dialog } = await share({ 'share-url': '', record: GAME });
    const saved: string[] = [];
    // The element has no part in the page, so the page sees no click.
    Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
      configurable: true,
      value(this: HTMLAnchorElement) {
        saved.push(this.download);
      },
    });
    const save = [...dialog.querySelectorAll<HTMLElement>('.button')].find(
      (each) => each.textContent?.trim() === 'Save picture',
    );
    await opened.click(save as Element);
    await opened.until(() => saved.length > 0);
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    expect(saved).to.deep.equal(['triad.png']);
    await opened.until(() => dialog.querySelector('.copied')?.textContent?.trim() === 'Saved: triad.png.');
  });
});
