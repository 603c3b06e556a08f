import { expect, fixture, waitUntil } from '@open-wc/testing';
import { html } from 'lit';
import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

const board = html`<triad-board position=${START}></triad-board>`;

/** What the language of a board is seen by. */
const shown = (page: BoardPage) =>
  page.label('a1').includes('Weiß 1') ? 'de' : page.label('a1').includes('White 1') ? 'en' : '?';

const speaks = async (page: BoardPage, language: 'en' | 'de') => {
  await waitUntil(() => shown(page) === language, `it does not speak ${language} but ${page.label('a1')}`);
};

/** Changes that a page of another language must not bring about are waited for as long as those that must take. */
const staysIn = async (page: BoardPage, language: 'en' | 'de') => {
  for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
  expect(shown(page)).to.equal(language);
};

describe('the language of a board', () => {
  const { documentElement } = document;
  const { lang } = documentElement;
  before(() => (documentElement.lang = 'en'));
  afterEach(() => (documentElement.lang = 'en'));
  after(() => (documentElement.lang = lang));

  it('is its own before that of the page', async () => {
    const page = await BoardPage.open({ lang: 'de', position: START });
    await speaks(page, 'de');
    expect(page.find('[data-tool=undo]')?.title).to.equal('Zurücknehmen');
    expect(page.status).to.equal('Weiß ist am Zug.');
  });

  it('is that of the nearest ancestor that has one', async () => {
    const page = await BoardPage.within(
      html`<div lang="de">
        <section lang="en"><p lang="">${board}</p></section>
      </div>`,
    );
    await staysIn(page, 'en');
    const other = await BoardPage.within(
      html`<div lang="en">
        <section lang="de"><div>${board}</div></section>
      </div>`,
    );
    await speaks(other, 'de');
  });

  it('is that of the page', async () => {
    documentElement.lang = 'de';
    await speaks(await BoardPage.within(html`<div>${board}</div>`), 'de');
  });

  it('is found through shadow roots', async () => {
    const outer = await fixture(html`<div lang="de"></div>`);
    const host = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(host);
    const inner = Object.assign(document.createElement('triad-board'), { position: START });
    host.attachShadow({ mode: 'open' }).append(inner);
    await speaks(await new BoardPage(inner).ready(), 'de');
  });

  it('is not that of a slot, but of where the element is written', async () => {
    const host = await fixture(html`<div lang="de">${board}</div>`);
    const root = host.attachShadow({ mode: 'open' });
    const section = Object.assign(document.createElement('section'), { lang: 'en' });
    section.append(document.createElement('slot'));
    root.append(section);
    await speaks(await new BoardPage(host.querySelector('triad-board') as TriadBoard).ready(), 'de');
  });

  it('is English where it is unknown, and where it is nonsense', async () => {
    const trouble = watchTrouble();
    for (const unknown of ['tlh', 'x', 'no language at all', '-', '../de', 'constructor', '💥']) {
      const element = await fixture<TriadBoard>(html`<triad-board lang=${unknown} position=${START}></triad-board>`);
      await staysIn(new BoardPage(element), 'en');
    }
    expect(trouble.stop()).to.be.empty;
  });

  for (const variant of ['de-AT', 'de-CH-1996', 'DE', 'de-Latn-DE']) {
    it(`is German for ${variant}`, async () => {
      await speaks(await BoardPage.open({ lang: variant, position: START }), 'de');
    });
  }

  it('may be two on one page', async () => {
    const page = await BoardPage.within(
      html`<div style="display: grid; grid-template-columns: 1fr 1fr">
        <section lang="de">${board}</section>
        <section lang="en">${board}</section>
      </div>`,
    );
    const english = new BoardPage(document.querySelector('section[lang=en] triad-board') as TriadBoard);
    await english.ready();
    await speaks(page, 'de');
    expect(shown(english)).to.equal('en');
    await page.clickCell('a1');
    await english.clickCell('a1');
    expect(page.spoken).to.contain('Der Würfel auf a1 ist gewählt');
    expect(english.spoken).to.contain('The die on a1 is chosen');
  });

  it('keeps the game, the choice and the focus when it changes', async () => {
    const page = await BoardPage.within(html`<div>${board}</div>`);
    page.board.play('a1a3');
    await page.board.updateComplete;
    await page.clickCell('f6');
    page.board.lang = 'de';
    await waitUntil(() => page.label('f6').includes('gewählt'));
    expect(page.focusedCell).to.equal('f6');
    expect(page.marked('chosen')).to.deep.equal(['f6']);
    expect(page.board.match.length).to.equal(1);
  });
});

describe('a language that changes while a board is there', () => {
  const { documentElement } = document;
  const { lang } = documentElement;
  before(() => (documentElement.lang = 'en'));
  after(() => (documentElement.lang = lang));

  it('is followed on the board itself', async () => {
    const page = await BoardPage.within(html`<div>${board}</div>`);
    page.board.lang = 'de';
    await speaks(page, 'de');
    page.board.setAttribute('lang', 'en-GB');
    await speaks(page, 'en');
    page.board.setAttribute('lang', 'de');
    await speaks(page, 'de');
    page.board.removeAttribute('lang');
    await speaks(page, 'en');
  });

  it('is followed on an ancestor', async () => {
    const page = await BoardPage.within(html`<section><div>${board}</div></section>`);
    const section = page.board.closest('section') as HTMLElement;
    section.lang = 'de';
    await speaks(page, 'de');
    section.removeAttribute('lang');
    await speaks(page, 'en');
  });

  it('is followed on the page', async () => {
    const page = await BoardPage.within(html`<div>${board}</div>`);
    documentElement.lang = 'de';
    await speaks(page, 'de');
    documentElement.lang = 'en';
    await speaks(page, 'en');
  });

  it('is followed on the host of a shadow root, and beyond', async () => {
    const section = await fixture<HTMLElement>(html`<section><div></div></section>`);
    const host = section.firstElementChild as HTMLElement;
    const inner = Object.assign(document.createElement('triad-board'), { position: START });
    host.attachShadow({ mode: 'open' }).append(inner);
    const page = await new BoardPage(inner).ready();
    host.lang = 'de';
    await speaks(page, 'de');
    host.removeAttribute('lang');
    await speaks(page, 'en');
    section.lang = 'de';
    await speaks(page, 'de');
  });

  it('is followed where another board of the page had it first', async () => {
    const page = await BoardPage.within(html`<div>${board}</div>`);
    const other = Object.assign(document.createElement('triad-board'), { lang: 'de', position: START });
    page.board.after(other);
    await other.updateComplete;
    await speaks(new BoardPage(other), 'de');
    await staysIn(page, 'en');
    page.board.lang = 'de';
    await page.board.updateComplete;
    await speaks(page, 'de');
  });
});
