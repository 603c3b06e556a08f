import { expect, waitUntil } from '@open-wc/testing';
import { needsBuild } from './built.js';
import { EmbeddedPage } from './embedded-page.js';
import { START } from './first-moves.js';

describe('what the address of a frame says', () => {
  needsBuild();
  let page: EmbeddedPage;
  afterEach(() => page.close());

  const board = () => page.document.querySelector('triad-board') as HTMLElement;
  const root = () => page.document.documentElement;
  const rootStyle = (name: string) => page.window.getComputedStyle(root()).getPropertyValue(name);

  it('is set as the attributes of the element, with and without a value', async () => {
    page = await EmbeddedPage.show('game=triad&names=Ann,+Bob&even-start&draws=off&mode=diagram');
    await page.tells('ready');
    const attributes = [...board().attributes].map(({ name, value }) => `${name}=${value}`);
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
      expect(board().attributes).to.have.lengthOf(0);
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
    expect(board().attributes).to.have.lengthOf(0);
    expect(rootStyle('color-scheme')).to.equal('light dark');
    expect(rootStyle('--tabletop-accent')).to.equal('');
    expect(root().lang).to.equal(navigator.language);
    expect(page.told('refused')).to.be.empty;
  });
});
