import { expect, fixture, html } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { awaitDialog } from '../dialogs.js';
import { throughAll } from '../languages.js';
import { NewGameDialog } from '../new-game.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { CROWDED, START } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';
import { watchTrouble } from '../watch-trouble.js';

const board = html`<triad-board position=${START}></triad-board>`;

const NAMES: Readonly<Record<string, string>> = {
  en: 'White 1',
  de: 'Weiß 1',
  nl: 'Wit 1',
  fr: 'Blanc 1',
  it: 'Bianco 1',
};

/** Waits until a board is in a language, and expects that its words are. */
async function expectIn(language: string, page: TriadPage): Promise<void> {
  await page.until(() => page.label('a1') === `a1, ${NAMES[language]}`);
  expect(page.label('a1')).to.equal(`a1, ${NAMES[language]}`);
}

/** A board in a shadow root in a shadow root, and what is around it. */
async function nested() {
  const section = await fixture<HTMLElement>(html`<section></section>`);
  const host = document.createElement('div');
  section.attachShadow({ mode: 'open' }).append(host);
  const inner = makeBoard({ position: START });
  host.attachShadow({ mode: 'open' }).append(inner);
  return { section, host, page: await new TriadPage(inner).ready() };
}

describe('the language of an element', () => {
  const { documentElement } = document;
  const { lang } = documentElement;
  beforeEach(() => (documentElement.lang = 'en'));
  after(() => (documentElement.lang = lang));

  for (const variant of ['de', 'de-CH-1996', 'DE', 'de-Latn-DE']) {
    it(`is its own before that of the page: ${variant}`, async () => {
      const page = await TriadPage.open({ lang: variant, position: START });
      await expectIn('de', page);
      expect(page.find('[data-tool=undo]')?.title).to.equal('Zurücknehmen');
      expect(page.status).to.equal('Weiß ist am Zug.');
    });
  }

  it('is that of the nearest ancestor that has one', async () => {
    const page = await TriadPage.within(
      html`<div lang="en">
        <section lang="de"><div lang="">${board}</div></section>
      </div>`,
    );
    await expectIn('de', page);
    const other = await TriadPage.within(html`<div lang="de"><section lang="en">${board}</section></div>`);
    await expectIn('en', other);
  });

  it('is not that of a slot, but of where the element is written', async () => {
    const host = await fixture(html`<div lang="de">${board}</div>`);
    const section = Object.assign(document.createElement('section'), { lang: 'en' });
    section.append(document.createElement('slot'));
    host.attachShadow({ mode: 'open' }).append(section);
    await expectIn('de', await new TriadPage(host.querySelector('triad-board') as TriadBoard).ready());
  });

  it('is English where it is unknown, and where it is nonsense', async () => {
    const trouble = watchTrouble();
    for (const unknown of ['tlh', 'no language at all', '-', '../de', 'constructor', '💥']) {
      const page = await TriadPage.open({ lang: unknown, position: START });
      expect(page.label('a1'), unknown).to.equal('a1, White 1');
      expect(page.language, unknown).to.equal('en');
    }
    expect(trouble.stop()).to.be.empty;
  });

  it('is followed on the element, on an ancestor, on the page and through shadow roots', async () => {
    const { page, host, section } = await nested();
    for (const place of [page.board, host, section, documentElement]) {
      place.lang = 'de';
      await expectIn('de', page);
      place.lang = 'en';
      await expectIn('en', page);
      place.removeAttribute('lang');
    }
  });

  it('may be two on one page, one of which has been there first', async () => {
    const page = await TriadPage.within(
      html`<div style="display: grid; grid-template-columns: 1fr 1fr">
        <section lang="de">${board}</section>
        <section lang="en">${board}</section>
      </div>`,
    );
    const english = new TriadPage(document.querySelector('section[lang=en] triad-board') as TriadBoard);
    await english.ready();
    await expectIn('de', page);
    expect(english.label('a1')).to.equal('a1, White 1');
    await page.clickCell('a1');
    await english.clickCell('a1');
    expect(page.spoken).to.contain('Der Würfel auf a1 ist gewählt');
    expect(english.spoken).to.contain('Die on a1 selected');
    english.board.lang = 'de';
    await english.until(() => english.label('b1') === 'b1, Weiß 1');
    expect(english.label('b1')).to.equal('b1, Weiß 1');
  });
});

describe('a language that changes', () => {
  it('leaves the game, the choice and the focus as they are, and says nothing aloud', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('b1');
    page.board.goTo(0);
    const { match } = page.board;
    const { spoken } = page;
    await throughAll(page, (language) => {
      expect(page.label('a1')).to.equal(`a1, ${NAMES[language]}`);
      expect(page.spoken).to.equal(spoken);
    });
    expect(page.focusedCell).to.equal('b1');
    expect(page.marked('chosen')).to.deep.equal(['b1']);
    expect(page.board.match === match).to.be.true;
  });

  it('takes along the dialog for a new game', async () => {
    const page = await TriadPage.open({ position: START });
    await page.play('a1a3');
    const dialog = await NewGameDialog.open(page);
    const notes: (string | undefined)[] = [];
    await throughAll(page, async () => {
      await page.until(() => dialog.note !== notes.at(-1));
      notes.push(dialog.note);
    });
    expect(notes[0]).to.equal('This ends the current game.').and.equal(notes.at(-1));
    expect(new Set(notes).size).to.equal(5);
  });

  it('takes along a record, its list and what stands beside it', async () => {
    const page = await TriadPage.replay({ record: GAME, ply: '2' });
    const statuses: string[] = [];
    await throughAll(page, () => {
      statuses.push(page.status);
      expect(page.sentence(2)).to.equal(page.status);
    });
    expect(new Set(statuses).size).to.equal(5);
  });

  it('takes along what is open over the page', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickButton('Share');
    const dialog = await awaitDialog(page);
    const headings: (string | null | undefined)[] = [];
    await throughAll(page, () => headings.push(dialog.querySelector('h2')?.textContent));
    expect(new Set(headings).size).to.equal(5);
  });

  const MARKS: Readonly<Record<string, readonly [cell: string, sentence: string]>> = {
    en: ['c3, empty, marked', 'Marked: c3. Arrow from b1 to b4.'],
    de: ['c3, leer, markiert', 'Markiert: c3. Pfeil von b1 nach b4.'],
    nl: ['c3, leeg, gemarkeerd', 'Gemarkeerd: c3. Pijl van b1 naar b4.'],
    fr: ['c3, vide, en évidence', 'Repères\u202f: c3. Flèche de b1 à b4.'],
    it: ['c3, vuota, in evidenza', 'In evidenza: c3. Freccia da b1 a b4.'],
  };
  it('takes along the marks of the author', async () => {
    const page = await TriadPage.diagram({ position: START, marks: 'c3 b1-b4' });
    await throughAll(page, (language) => {
      expect([page.label('c3'), page.find('.drawing')?.ariaLabel]).to.deep.equal(MARKS[language]);
    });
  });

  it('takes along the reason why something was refused', async () => {
    const page = await TriadPage.open({ position: CROWDED });
    await page.clickCell('b4');
    expect(page.status).to.equal('The die on b4 isn’t yours.');
    page.board.lang = 'de';
    await page.until(() => page.language === 'de');
    expect(page.status).to.equal('Der Würfel auf b4 gehört dir nicht.');
  });
});
