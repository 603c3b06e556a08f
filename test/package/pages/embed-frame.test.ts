import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ELEMENTS, inNode, needsBuild, needsLists } from '../built.js';
import { EmbeddedPage } from '../embedded-page.js';
import { FIRST_MOVES, KNOWN, START } from '../first-moves.js';
import { waitUntil } from '../../wait-until.js';

describe('a game in a frame', () => {
  needsBuild();
  needsLists();
  let page: EmbeddedPage;
  before(() => setViewport({ width: 800, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  const query = (said: Readonly<Record<string, string>>) => new URLSearchParams(said).toString();

  for (const { tag, game, name } of KNOWN) {
    const { position, clicks, move } = FIRST_MOVES[tag];

    it(`is played by the reader, and its events are told: ${game}`, async () => {
      page = await EmbeddedPage.play(query({ game, position }), { width: 600, height: 900 });
      for (const target of clicks) await page.click(target);
      const { detail } = await page.tells('game-move');
      expect(detail).to.include({ text: move, by: 'user', actor: 0 });
      expect(detail.move).to.not.equal(undefined);
      expect((await page.tells('game-change')).detail).to.deep.equal({ cause: 'play', by: 'user', moves: [detail] });
      expect((await page.tells('game-before-move')).detail).to.deep.equal(detail);
      expect(await page.violations()).to.deep.equal([]);
    });

    it(`is played by the page around, as a script does: ${game}`, async () => {
      page = await EmbeddedPage.show(query({ game: tag, position }));
      page.send({ type: 'play', move });
      expect((await page.tells('game-move')).detail).to.include({ text: move, by: 'script' });
      expect(page.told('game-before-move')).to.be.empty;
      page.send({ type: 'play', move: 'nonsense' });
      const { code, message } = await page.tells('refused');
      expect(code).to.equal('bad-move');
      expect(message).to.be.a('string').that.is.not.empty;
    });

    it(`loads no other element: ${game}`, async () => {
      page = await EmbeddedPage.play(query({ game }));
      expect((await page.tells('ready')).game).to.equal(game);
      const defined = ELEMENTS.filter((each) => page.window.customElements.get(each.tag));
      expect(defined.map((each) => each.name)).to.deep.equal([name]);
      expect(page.document.title.toLowerCase()).to.equal(game);
    });

    it(`shows help, shares, prints and leads through a record under its strict policy: ${game}`, async () => {
      page = await EmbeddedPage.play(query({ game, position }), { width: 700, height: 900 });
      let sheets = 0;
      page.window.print = () => (sheets = page.document.querySelectorAll('.tabletop-sheet').length);
      page.find('[data-tool^=print]')?.click();
      await waitUntil(() => sheets > 0, 'nothing is printed');
      page.window.dispatchEvent(new Event('afterprint'));
      page.find('[data-tool=share]')?.click();
      await waitUntil(() => page.find('#share-embed'), 'nothing is shared');
      page.find('#share-embed')?.click();
      await waitUntil(() => page.find('dialog textarea'), 'there is no record');
      page.find('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
      (page.find('dialog') as HTMLDialogElement | null)?.close();
      await waitUntil(() => !page.find('dialog'), 'the dialog stays');
      page.find('[data-tool=help]')?.click();
      await waitUntil(() => page.find(`dialog ${tag}`)?.shadowRoot?.querySelector('.frame'), 'no picture comes');
      (page.find('dialog') as HTMLDialogElement | null)?.close();
      page.send({ type: 'set', name: 'mode', value: 'replay' });
      await waitUntil(() => page.find('.moves'), 'no list of moves comes');
      await page.settled();
      expect(page.told('refused')).to.be.empty;
      expect(await page.violations()).to.deep.equal([]);
    });
  }

  it('is played against the computer, under its strict policy', async () => {
    const seats = 'human computer:easy';
    page = await EmbeddedPage.play(query({ game: 'triad', position: START, seats }), { width: 600, height: 900 });
    for (const target of FIRST_MOVES['triad-board'].clicks) await page.click(target);
    expect((await page.tells('game-move', 2)).detail).to.include({ by: 'computer', actor: 1 });
    expect(await page.violations()).to.deep.equal([]);
  });

  it('is shown by a small script that brings no element with it', async () => {
    page = await EmbeddedPage.show('');
    const code = await inNode<string>(`
      import { readFileSync } from 'node:fs';
      tell(readFileSync('cdn/embed.js', 'utf8'));
    `);
    expect(code.length).to.be.within(1000, 11_000);
    expect(code.match(/(?:^|[;\s])import\s*["'{*]/g)).to.equal(null);
  });

  it('notices what its policy forbids', async () => {
    page = await EmbeddedPage.play('game=triad');
    page.document.body.setAttribute('style', 'color: red');
    expect(await page.violations()).to.deep.equal(['style-src-attr inline']);
    expect(() => (page.document.body.innerHTML = '<p>text</p>')).to.throw(/TrustedHTML|Sink type mismatch/);
  });

  it('has no game of the help among its events', async () => {
    page = await EmbeddedPage.play('game=triad');
    page.find('[data-tool=help]')?.click();
    await waitUntil(() => page.find('dialog triad-board')?.shadowRoot, 'no help comes');
    const known = page.messages.filter(({ type }) => type.startsWith('game-'));
    const nested = page.find('dialog triad-board') as HTMLElement;
    const details = { detail: { code: 'x', message: 'x' }, bubbles: true, composed: true };
    nested.dispatchEvent(new page.window.CustomEvent('game-error', details));
    await page.settled();
    expect(page.messages.filter(({ type }) => type.startsWith('game-'))).to.deep.equal(known);
  });

  it('tells what is wrong with a position', async () => {
    page = await EmbeddedPage.play('game=triad&position=nonsense');
    expect((await page.tells('game-error')).detail.code).to.equal('bad-position');
    await waitUntil(() => page.find('.error-detail')?.textContent?.trim(), 'the reader sees nothing of it');
  });

  it('tells the end of a game', async () => {
    page = await EmbeddedPage.play(query({ game: 'kubi', position: '1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0 | 0 12346' }));
    page.send({ type: 'play', move: '1|23|46' });
    expect((await page.tells('game-end')).detail).to.have.all.keys('winners', 'scores', 'reason');
  });
});

const isSeen = (element: Element) => element.getClientRects().length > 0;

describe('an address without a game', () => {
  needsBuild();
  let page: EmbeddedPage;
  afterEach(() => page.close());

  for (const query of [
    ...['', 'game=', 'game=chess', 'game=__proto__', 'lang=de', 'game=%3Cscript%3E'],
    ...['puzzle=chess', 'puzzle', 'lesson=triad-lesson', 'game=triad&puzzle=cubo', 'date=today'],
  ]) {
    it(`shows a sentence that names the five: ${query}`, async () => {
      page = await EmbeddedPage.show(query, { width: 280, height: 200 });
      expect(await page.tells('refused')).to.include({ code: 'no-game' });
      const text = page.document.body.innerText;
      for (const { game } of KNOWN) expect(text.toLowerCase()).to.contain(game);
      expect(text).to.not.contain('loaded');
      expect(ELEMENTS.filter(({ tag }) => page.document.querySelector(tag))).to.deep.equal([]);
      expect(page.document.documentElement.scrollWidth).to.equal(280);
      page.send({ type: 'play', move: 'a1a3' });
      expect(await page.tells('refused', 2)).to.include({ code: 'no-game' });
      expect(await page.violations()).to.deep.equal([]);
    });
  }

  for (const [query, kind] of [
    ['lang=fr', 'game'],
    ['lang=fr&puzzle=chess', 'puzzle'],
    ['lang=fr&lesson=', 'lesson'],
  ]) {
    it(`has a link to each of them: ${query}`, async () => {
      page = await EmbeddedPage.show(query ?? '');
      await page.tells('refused');
      const links = [...page.document.querySelectorAll<HTMLAnchorElement>('#no-game a')].filter(isSeen);
      expect(links.map(({ search }) => search)).to.deep.equal(KNOWN.map(({ game }) => `?${kind}=${game}&lang=fr`));
    });
  }

  for (const [lang, shown] of [
    ['en', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['fr', 'fr'],
    ['it', 'it'],
    ['nl', 'nl'],
    ['es', 'en'],
  ]) {
    it(`says what is the matter in the language of the page: ${lang}`, async () => {
      page = await EmbeddedPage.show(`lang=${lang}`, { width: 280 });
      await page.tells('refused');
      page.document.querySelector('#not-loaded')?.removeAttribute('hidden');
      const seen = [...page.document.querySelectorAll<HTMLElement>('.instead > [lang]')].filter(isSeen);
      expect(seen.map((each) => each.lang)).to.deep.equal([shown, shown]);
      expect(page.document.documentElement.scrollWidth).to.equal(280);
    });
  }

  it('says whatever is said in all five languages', async () => {
    page = await EmbeddedPage.show('');
    const written = new DOMParser().parseFromString(await (await fetch('/cdn/embed.html')).text(), 'text/html');
    const places = [...written.querySelectorAll('.instead')];
    expect(places).to.have.lengthOf(3);
    for (const { children } of places) {
      expect([...children].map((each) => each.getAttribute('lang'))).to.deep.equal(['en', 'de', 'fr', 'it', 'nl']);
    }
  });
});

describe('what the address of a frame says', () => {
  needsBuild();
  let page: EmbeddedPage;
  afterEach(() => page.close());

  const board = () => page.document.querySelector('triad-board') as HTMLElement;

  /** What the address has set; the frame calls each game `game`. */

  const given = () => [...board().attributes].filter(({ name }) => !['id', 'share-url'].includes(name));
  const root = () => page.document.documentElement;
  const rootStyle = (name: string) => page.window.getComputedStyle(root()).getPropertyValue(name);

  it('is set as the attributes of the element, with and without a value', async () => {
    page = await EmbeddedPage.show('game=triad&names=Ann,+Bob&even-start&draws=off&mode=diagram');
    await page.tells('ready');
    const attributes = given().map(({ name, value }) => `${name}=${value}`);
    expect(attributes).to.have.members(['names=Ann, Bob', 'even-start=', 'draws=off', 'mode=diagram']);
    expect(page.told('refused')).to.be.empty;
  });

  for (const name of [
    'onclick',
    'onload',
    'style',
    'class',
    'id',
    'slot',
    'is',
    'part',
    'innerHTML',
    'srcdoc',
    'href',
    'numerals',
    'constructor',
    '__proto__',
    'utm_source',
    'a b',
    '"><script>',
  ]) {
    it(`sets nothing that the element does not observe, and says so: ${name}`, async () => {
      page = await EmbeddedPage.show(`game=triad&${encodeURIComponent(name)}=x`);
      await page.tells('ready');
      expect(given()).to.have.lengthOf(0);
      const { code, message } = await page.tells('refused');
      expect(code).to.equal('bad-setting');
      expect(message).to.contain(name.toLowerCase());
    });
  }

  it('is the language of the whole frame', async () => {
    page = await EmbeddedPage.play(`game=triad&position=${encodeURIComponent(START)}&lang=DE-at`);
    expect(root().lang).to.equal('de-AT');
    await waitUntil(() => page.find('.status')?.textContent?.includes('ist am Zug'), 'it stays English');
  });

  it('leaves the frame in the language of the reader without one', async () => {
    page = await EmbeddedPage.show('game=triad&lang=%3Cb%3E');
    expect(await page.tells('refused')).to.include({ code: 'bad-setting' });
    expect(root().lang).to.equal(navigator.language);
  });

  it('is the direction of the text', async () => {
    page = await EmbeddedPage.show('game=triad&dir=rtl');
    await page.tells('ready');
    expect(rootStyle('direction')).to.equal('rtl');
  });

  for (const [theme, scheme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['auto', 'light dark'],
  ] as const) {
    it(`is the colour scheme: ${theme}`, async () => {
      page = await EmbeddedPage.show(`game=triad&theme=${theme}`);
      await page.tells('ready');
      expect(rootStyle('color-scheme')).to.equal(scheme);
      expect(rootStyle('background-color')).to.equal('rgba(0, 0, 0, 0)');
      expect(page.told('refused')).to.be.empty;
    });
  }

  it('is no colour scheme that there is not', async () => {
    page = await EmbeddedPage.show('game=triad&theme=neon');
    expect((await page.tells('refused')).message).to.contain('light or dark or auto');
    expect(rootStyle('color-scheme')).to.equal('light dark');
  });

  it('is the colours and the corners of the game', async () => {
    page = await EmbeddedPage.play('game=triad&accent=%230a7&board=rgb(1,2,3)&radius=3px&cell=url(x)');
    expect(rootStyle('--tabletop-accent')).to.equal('#0a7');
    expect(rootStyle('--tabletop-radius')).to.equal('3px');
    expect(rootStyle('--tabletop-cell')).to.equal('');
    const table = page.find('[part~=board]') as HTMLElement;
    expect(page.window.getComputedStyle(table).backgroundColor).to.equal('rgb(1, 2, 3)');
    expect(page.told('refused').map(({ message }) => message)).to.deep.equal([
      'cell is "url(x)", expected a colour or a length, as in a style sheet',
    ]);
    expect(await page.violations()).to.deep.equal([]);
  });

  it('is a caption, as text, that messages change and take away', async () => {
    page = await EmbeddedPage.show('game=triad&mode=diagram&caption=%3Cb%3EBlack%3C/b%3E+to+move');
    await page.tells('ready');
    const caption = () => board().querySelector('[slot=caption]');
    expect(caption()?.textContent).to.equal('<b>Black</b> to move');
    page.send({ type: 'set', name: 'caption', value: 'White to move' });
    await page.settled();
    expect(caption()?.textContent).to.equal('White to move');
    expect(board().children).to.have.lengthOf(1);
    page.send({ type: 'set', name: 'caption', value: null });
    await page.settled();
    expect(board().children).to.have.lengthOf(0);
  });

  it('can be changed by messages while the game goes on', async () => {
    page = await EmbeddedPage.play('game=triad&names=Ann,+Bob');
    page.send({ type: 'set', name: 'names', value: 'Cleo, Dan' });
    page.send({ type: 'set', name: 'flipped', value: true });
    page.send({ type: 'set', name: 'theme', value: 'dark' });
    page.send({ type: 'set', name: 'accent', value: 'red' });
    page.send({ type: 'set', name: 'lang', value: 'fr' });
    await page.settled();
    expect(board().getAttribute('names')).to.equal('Cleo, Dan');
    expect(board().getAttribute('flipped')).to.equal('');
    expect(rootStyle('color-scheme')).to.equal('dark');
    expect(rootStyle('--tabletop-accent')).to.equal('red');
    expect(root().lang).to.equal('fr');
    for (const name of ['names', 'flipped', 'theme', 'accent', 'lang']) {
      page.send({ type: 'set', name, value: null });
    }
    await page.settled();
    expect(given()).to.have.lengthOf(0);
    expect(rootStyle('color-scheme')).to.equal('light dark');
    expect(rootStyle('--tabletop-accent')).to.equal('');
    expect(root().lang).to.equal(navigator.language);
    expect(page.told('refused')).to.be.empty;
  });
});
