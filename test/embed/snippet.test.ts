import { expect } from '@open-wc/testing';
import { games } from '../../src/elements/registry.js';
import { parseQuery } from '../../src/embed/query.js';
import { frameSnippet, tagSnippet } from '../../src/embed/snippet.js';
import type { Embedding } from '../../src/embed/snippet.js';

const BASE = 'https://example.org/tabletop-elements/cdn/';
const RECORD = 'triad 1; seed=a&b\nroll 112233 112233 {"One" <b>two</b> & three}\na1a3; f6f4';

/** What authors and readers may write, and what would break out of an attribute or a query. */
const ATTRIBUTES: Readonly<Record<string, Embedding['attributes']>> = {
  nothing: {},
  'a name alone': { 'even-start': true, names: 'Ann, Bob' },
  'a position': { position: 'ccb2a/5a/1b4/2B3/1A4/AB1C1C w 0-0', mode: 'diagram' },
  'a record of several lines': { mode: 'replay', record: RECORD, ply: '3' },
  'tags and quotes': { names: `"><script>alert(1)</script>, '</iframe><img src=x onerror=alert(1)>` },
  'what looks escaped': { names: '&amp; &lt; &copy; %26 %3C + a+b &copy=1&names=2#3?4' },
  'every kind of line': { record: 'a\nb\r\nc\rd\te' },
  'letters of every kind': { names: 'Zoë 🎲 \u202Egnirts\u202C 北京 \uD83C\uDFB2' },
  'blanks around': { names: '  Ann ,  Bob  ' },
};

const parse = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** As a page has them: a name alone has an empty value. */
const asRead = (attributes: Embedding['attributes']) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value === true ? '' : value]));

describe('the snippet with a tag', () => {
  for (const [what, attributes] of Object.entries(ATTRIBUTES)) {
    it(`gives back the attributes when it is pasted: ${what}`, () => {
      const { children } = parse(tagSnippet({ tag: 'triad-board', attributes, base: BASE }));
      expect([...children].map(({ localName }) => localName)).to.deep.equal(['script', 'triad-board']);
      const [script, board] = children as unknown as [Element, Element];
      expect(attributesOf(script)).to.deep.equal({ type: 'module', src: `${BASE}tabletop-elements.js` });
      expect(attributesOf(board)).to.deep.equal(asRead(attributes));
      expect(board.childNodes).to.have.lengthOf(0);
    });
  }

  it('has the caption as text below the game', () => {
    const caption = 'Black to move. <script>alert(1)</script> & more';
    const content = parse(tagSnippet({ tag: 'kubi-sheet', attributes: {}, base: BASE, caption }));
    expect(content.querySelectorAll('script')).to.have.lengthOf(1);
    expect(content.querySelector('kubi-sheet > p[slot=caption]')?.textContent).to.equal(caption);
  });

  it('can be read by people', () => {
    const attributes = { names: 'Ann, Bob', 'even-start': true } as const;
    expect(tagSnippet({ tag: 'triad-board', attributes, base: '/cdn' })).to.equal(
      '<script type="module" src="/cdn/tabletop-elements.js"></script>\n<triad-board names="Ann, Bob" even-start></triad-board>',
    );
  });
});

describe('the snippet with a frame', () => {
  const frameOf = (html: string) => {
    const { children } = parse(html);
    expect(children).to.have.lengthOf(1);
    return children[0] as HTMLIFrameElement;
  };

  for (const [what, attributes] of Object.entries(ATTRIBUTES)) {
    it(`gives back the attributes where the frame reads its address: ${what}`, () => {
      const frame = frameOf(frameSnippet({ tag: 'triad-board', attributes, base: BASE }));
      const url = new URL(frame.getAttribute('src') ?? '');
      expect(url.href.startsWith(`${BASE}embed.html?game=triad`)).to.equal(true);
      expect(url.hash).to.equal('');
      const { tag, settings } = parseQuery(url.search);
      expect(tag).to.equal('triad-board');
      expect(Object.fromEntries(settings)).to.deep.equal(asRead(attributes));
    });
  }

  for (const { id: game, tag } of games) {
    it(`has a title, a height and no need of styles for ${game}`, () => {
      const frame = frameOf(frameSnippet({ tag, attributes: {}, base: BASE }));
      expect(frame.title.toLowerCase()).to.equal(game);
      expect(frame.loading).to.equal('lazy');
      expect(frame.width).to.equal('100%');
      expect(Number(frame.height)).to.be.within(300, 1200);
      expect(frame.hasAttribute('style')).to.equal(false);
    });
  }

  it('is lower for a diagram, and as large as it is told to be', () => {
    const embedding = { tag: 'triad-board', base: BASE } as const;
    const game = frameOf(frameSnippet({ ...embedding, attributes: {} }));
    const diagram = frameOf(frameSnippet({ ...embedding, attributes: { mode: 'diagram' } }));
    expect(Number(diagram.height)).to.be.below(Number(game.height));
    const told = frameOf(frameSnippet({ ...embedding, attributes: {}, width: 400, height: 500 }));
    expect([told.width, told.height]).to.deep.equal(['400', '500']);
  });

  it('has caption, theme and colours in its address', () => {
    const frame = frameOf(
      frameSnippet({
        tag: 'cubo-grid',
        attributes: { 'time-limits': 'off' },
        base: BASE,
        caption: 'What is the best square?',
        looks: { theme: 'dark', accent: '#0a7' },
      }),
    );
    expect(new URL(frame.src).search).to.equal(
      '?game=cubo&time-limits=off&theme=dark&accent=%230a7&caption=What+is+the+best+square%3F',
    );
  });

  it('leaves signs of notation as they are, for people to read', () => {
    const attributes = { position: 'cc2aa/3a2/3CC1/6/6/A1A1CC b 0-1' };
    const frame = frameOf(frameSnippet({ tag: 'triad-board', attributes, base: '../cdn' }));
    expect(frame.getAttribute('src')).to.equal('../cdn/embed.html?game=triad&position=cc2aa/3a2/3CC1/6/6/A1A1CC+b+0-1');
  });
});

describe('a snippet of what no page can contain', () => {
  const embedding = { tag: 'triad-board', base: BASE } as const;

  for (const name of ['onclick', 'x y', 'x"', 'x=1', 'x>', 'x/', '', '-', 'Names', '__proto__x']) {
    it(`is refused for the name of an attribute: ${name}`, () => {
      for (const snippet of [tagSnippet, frameSnippet]) {
        expect(() => snippet({ ...embedding, attributes: { [name]: '1' } })).to.throw(TypeError);
      }
    });
  }

  it('has a sign that stands for it, as pages have', () => {
    const html = tagSnippet({ ...embedding, attributes: { names: 'A\0B' } });
    expect(parse(html).querySelector('triad-board')?.getAttribute('names')).to.equal('A\uFFFDB');
  });

  it('keeps half a letter from breaking the address', () => {
    const html = frameSnippet({ ...embedding, attributes: { names: 'A\uD83CB' } });
    expect(parse(html).querySelector('iframe')?.src).to.contain('names=A%EF%BF%BDB');
  });
});
