import { expect } from '@open-wc/testing';
import { GAMES, GAME_IDS, SHARED_WEAR } from '../../stories/demo/games.js';
import { FIRST_WISH, snippetOf } from '../../stories/demo/snippet-panel.js';
import { WHOLE } from '../../stories/demo/records.js';
import { newTable } from '../../stories/demo/table.js';
import { parseQuery } from '../../src/embed/query.js';
import { DemoFrame } from './demo-frame.js';

const LOOK = { lang: 'de', skin: 'plain', scheme: 'auto' } as const;

const pasted = (code: string): Document => new DOMParser().parseFromString(code, 'text/html');

const attributesOf = (element: Element | null): Record<string, string> =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

const RULES = { evenStart: 'on', starter: '1', draws: 'off' };
const HOSTILE = '"><script>alert(1)</script>, &amp;lt;';

describe('the code to paste', () => {
  it('makes the element with its rules, in the language of the page', () => {
    const table = newTable('triad', { options: RULES, names: HOSTILE, dice: 'auto' });
    const page = pasted(snippetOf(FIRST_WISH, table, LOOK));
    expect(attributesOf(page.querySelector('triad-board'))).to.deep.equal({
      lang: 'de',
      names: HOSTILE,
      dice: 'auto',
      'even-start': '',
      starter: '1',
      draws: 'off',
    });
    expect([...page.scripts].map(({ src }) => src)).to.deep.equal([`${FIRST_WISH.base}tabletop-elements.js`]);
  });

  it('makes a frame that is asked for the same', () => {
    const table = newTable('triad', { options: RULES, names: HOSTILE });
    const page = pasted(snippetOf({ ...FIRST_WISH, form: 'frame' }, table, LOOK));
    const { src = '', title } = page.querySelector('iframe') ?? {};
    const { tag, settings } = parseQuery(new URL(src).search);
    expect([tag, title]).to.deep.equal(['triad-board', 'Triad']);
    expect(Object.fromEntries(settings)).to.deep.equal({
      lang: 'de',
      names: HOSTILE,
      'even-start': '',
      starter: '1',
      draws: 'off',
      theme: 'auto',
    });
  });

  for (const id of GAME_IDS) {
    it(`brings the moment of ${id} along where that is wanted`, () => {
      const table = newTable(id, { record: WHOLE[id], mode: 'replay', ply: 3 });
      const { tag } = GAMES[id];
      const shown = pasted(snippetOf({ ...FIRST_WISH, withMoment: true }, table, LOOK)).querySelector(tag);
      expect(attributesOf(shown)).to.deep.equal({ lang: 'de', mode: 'replay', record: WHOLE[id], ply: '3' });
      expect(snippetOf(FIRST_WISH, table, LOOK)).not.to.contain('record');
    });
  }

  it('has custom properties that are documented for the element, and no other', async () => {
    const manifest = (await (await fetch('/custom-elements.json')).json()) as {
      modules: { declarations?: { tagName?: string; cssProperties?: { name: string }[] }[] }[];
    };
    for (const { tag, wears } of Object.values(GAMES)) {
      const declared = manifest.modules.flatMap(({ declarations = [] }) => declarations);
      const documented = declared.find(({ tagName }) => tagName === tag)?.cssProperties?.map(({ name }) => name);
      expect(documented).to.include.members([...SHARED_WEAR, ...wears].map((name) => `--tabletop-${name}`));
    }
  });
});

describe('the snippet panel', () => {
  let page: DemoFrame;
  before(async () => (page = await DemoFrame.open('#lang=en&game=cubo&time-limits=off')));
  after(() => page.close());

  const code = () => page.find<HTMLTextAreaElement>('#code').value;

  it('follows game, rules, skin, scheme and language', async () => {
    expect(code()).to.contain('<cubo-grid lang="en" time-limits="off"></cubo-grid>');
    expect(code()).to.match(/--tabletop-accent: light-dark\(#\w+, #\w+\);/);
    expect(code()).to.match(/font-family: .*Palatino/);
    await page.choose('option-streets', 'any-order');
    await page.choose('lang', 'fr');
    await page.choose('skin', 'press');
    await page.choose('scheme', 'dark');
    expect(code()).to.contain('<cubo-grid lang="fr" streets="any-order" time-limits="off">');
    expect(code()).to.contain('--tabletop-red: #b5121f;');
    expect(code()).to.contain('--tabletop-accent: #ff8d85;');
    expect(code()).to.contain('color-scheme: dark;');
    await page.choose('with-skin', false);
    expect(code()).not.to.contain('<style>');
  });

  it('makes what the page shows, pasted into another one', async () => {
    await page.choose('skin', 'house');
    await page.choose('with-skin', true);
    const { head, body } = pasted(code());
    const shown = page.document.importNode(body.querySelector('cubo-grid') as Element, true);
    page.find('.stage').append(shown);
    expect((shown as unknown as { match: { options: object } }).match.options).to.deep.equal(page.game.match.options);
    shown.remove();
    const style = head.querySelector('style')?.textContent ?? '';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    const rule = sheet.cssRules[0] as CSSStyleRule;
    expect(rule.selectorText).to.equal('cubo-grid');
    expect(rule.style.getPropertyValue('--tabletop-blue')).to.equal('#3a6a88');
  });

  it('gives looks to a frame that a frame understands', async () => {
    page.find('input[value=frame]').click();
    await page.drawn();
    const { src = '' } = pasted(code()).querySelector('iframe') ?? {};
    const { settings } = parseQuery(new URL(src).search);
    expect(settings.get('theme')).to.equal('dark');
    expect(settings.get('accent')).to.equal('#eba27e');
    for (const name of settings.keys()) expect(name).not.to.contain('tabletop');
  });

  it('is copied by a button, or at least selected, and says so', async () => {
    await page.choose('lang', 'en');
    await page.click('#copy-code');
    await page.drawn();
    expect(page.text('.code .message')).to.match(/Copied\.|It is selected/);
    const field = page.find<HTMLTextAreaElement>('#code');
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length]);
  });

  it('takes another place of the library', async () => {
    const base = page.find<HTMLInputElement>('#base');
    base.value = 'https://games.example/"><script>/';
    base.dispatchEvent(new Event('change'));
    page.find('input[value=tag]').click();
    await page.drawn();
    expect(pasted(code()).scripts).to.have.length(1);
  });
});
