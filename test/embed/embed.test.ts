import { expect } from '@open-wc/testing';
import { games } from '../../src/elements/registry.js';
import { TriominoTable } from '../../src/elements/games/triomino-table/triomino-table.js';
import type { Viewer } from '../../src/elements/games/triomino-table/viewer.js';
import { TriadBoard } from '../../src/elements/games/triad-board/triad-board.js';
import { GameLesson } from '../../src/elements/lesson/game-lesson.js';
import { GamePuzzle } from '../../src/elements/puzzle/game-puzzle.js';
import { concealedDetail } from '../../src/embed/concealed.js';
import { gameOf } from '../../src/embed/games.js';
import { LOOKS, isLook } from '../../src/embed/looks.js';
import { readCommand } from '../../src/embed/messages.js';
import { parseQuery } from '../../src/embed/query.js';
import { change, setFromAddress } from '../../src/embed/settings.js';
import { frameSnippet, tagSnippet } from '../../src/embed/snippet.js';
import { createShown } from '../../src/embed/subject.js';
import type { Embedding } from '../../src/embed/snippet.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove } from '../../src/games/triomino/index.js';
import type { Entry } from '../../src/match/entry.js';
import { Match } from '../../src/match/match.js';

describe('the address of a frame', () => {
  for (const [search, tag] of [
    ['?game=triad', 'triad-board'],
    ['game=kubi', 'kubi-sheet'],
    ['?lang=de&game=tricubo', 'tricubo-sheet'],
    ['?game=cubo-grid', 'cubo-grid'],
    ['?game=TRIOMINO', 'triomino-table'],
    ['?GAME=+triomino-table+', 'triomino-table'],
    ['?game=triad&game=kubi', 'triad-board'],
    ['', undefined],
    ['?game', undefined],
    ['?game=', undefined],
    ['?game=chess', undefined],
    ['?game=toString', undefined],
    ['?game=__proto__', undefined],
    ['?game=constructor', undefined],
    ['?game=triad%00', undefined],
    ['?game=script', undefined],
    ['?game=../evil', undefined],
  ] as const) {
    it(`names a game, or none: ${search}`, () => {
      const { subject, problem } = parseQuery(search);
      expect(subject).to.deep.equal(tag && { kind: 'game', game: gameOf(tag), tag });
      expect(problem === undefined).to.equal(tag !== undefined);
    });
  }

  for (const [search, kind, game, settings = {}] of [
    ['?puzzle=cubo&date=today', 'puzzle', 'cubo', { date: 'today' }],
    ['?Puzzle=Triomino-Table&level=hard&number=7', 'puzzle', 'triomino', { level: 'hard', number: '7' }],
    ['?lesson=triad&persist=course', 'lesson', 'triad', { persist: 'course' }],
    ['?lesson=+KUBI+', 'lesson', 'kubi'],
  ] as const) {
    it(`names a puzzle or a lesson: ${search}`, () => {
      const { subject, kind: named, settings: others } = parseQuery(search);
      expect([subject?.kind, named, subject?.game]).to.deep.equal([kind, kind, game]);
      expect(Object.fromEntries(others)).to.deep.equal(settings);
    });
  }

  for (const [search, problem] of [
    ['', 'the address names no game: it takes ?game=triad, ?puzzle=cubo or ?lesson=kubi, for instance'],
    ['?date=today', 'the address names no game: it takes ?game=triad, ?puzzle=cubo or ?lesson=kubi, for instance'],
    ['?puzzle=chess', 'puzzle is "chess", expected one of triad, kubi, tricubo, cubo, triomino'],
    ['?lesson', 'lesson is "", expected one of triad'],
    ['?puzzle=game-puzzle', 'puzzle is "game-puzzle", expected'],
    ['?lesson=constructor', 'lesson is "constructor", expected'],
    ['?game=triad&puzzle=cubo', 'the address names a game and a puzzle: it takes one of them'],
    ['?puzzle=cubo&lesson=', 'the address names a puzzle and a lesson'],
  ] as const) {
    it(`says why it shows nothing: ${search}`, () => {
      const query = parseQuery(search);
      expect(query.subject).to.equal(undefined);
      expect(query.problem).to.contain(problem);
    });
  }

  it('leaves to the game the room of an invitation, which readers may leave, and not one that the page names', () => {
    const roomIn = (room: string) => parseQuery(`?game=triad&online=tabs&room=${room}`).settings.get('room');
    expect(roomIn('triad-game-0123456789ab')).to.equal(undefined);
    expect(roomIn('tuesday-club')).to.equal('tuesday-club');
  });

  for (const [search, settings] of [
    ['?game=triad', []],
    ['?game=triad&numerals', [['numerals', '']]],
    ['?game=triad&numerals=', [['numerals', '']]],
    ['?game=triad&numerals=off', [['numerals', 'off']]],
    ['?names=Ann,+Bob&game=triad', [['names', 'Ann, Bob']]],
    ['?game=triad&names=Zo%C3%AB', [['names', 'Zoë']]],
    ['?game=triad&lang=de&lang=fr', [['lang', 'de']]],
    ['?game=triad&Even-Start', [['even-start', '']]],
    ['?game=triad&&&=&', [['', '']]],
    ['?game=triad&names=%ZZ%', [['names', '%ZZ%']]],
    ['?game=triad&names=%FF', [['names', '\uFFFD']]],
    ['?game=triad&names=%00', [['names', '\0']]],
    ['?game=triad&names=a=b', [['names', 'a=b']]],
    [
      '?game=triad&__proto__=1&constructor=2',
      [
        ['__proto__', '1'],
        ['constructor', '2'],
      ],
    ],
    ['?game=triad&names=%3Cscript%3E', [['names', '<script>']]],
  ] as const) {
    it(`contains settings: ${search}`, () => {
      expect([...parseQuery(search).settings]).to.deep.equal(settings);
    });
  }
});

describe('a colour or a length in the address of a frame', () => {
  for (const [name, value] of [
    ['accent', '#0a7'],
    ['accent', 'rebeccapurple'],
    ['accent', 'light-dark(#00639e, #6cc0f0)'],
    ['paper', 'oklch(0.9 0.02 120)'],
    ['seat-7', 'rgb(10 20 30 / 0.5)'],
    ['radius', '2px'],
    ['radius', '0'],
    ['shadow', 'none'],
    ['shadow-raised', '0 1px 2px rgb(0 0 0 / 0.3)'],
    ['die-size', '3rem'],
    ['die-size', 'calc(2rem + 4px)'],
  ] as const) {
    it(`is accepted: ${name}=${value}`, () => {
      expect(isLook(name, value)).to.equal(true);
    });
  }

  for (const [name, value] of [
    ['accent', ''],
    ['accent', 'reddish'],
    ['accent', '2px'],
    ['accent', 'red; background: blue'],
    ['accent', 'red } body { display: none'],
    ['accent', 'var(--anything, url(https://example.org/))'],
    ['accent', 'v\\61r(--anything)'],
    ['accent', 'env(anything, red)'],
    ['accent', 'url(https://example.org/)'],
    ['accent', '</style><script>alert(1)</script>'],
    ['accent', 'javascript:alert(1)'],
    ['accent', 'expression(alert(1))'],
    ['accent', `red${'/**/'.repeat(3)}; x`],
    ['radius', 'red'],
    ['shadow', 'url(x)'],
    ['die-size', '-3rem'],
    ['size', '3rem'],
    ['_size', '3rem'],
    ['__proto__', 'red'],
    ['constructor', 'red'],
    ['accent-color', 'red'],
  ] as const) {
    it(`is refused: ${name}=${value}`, () => {
      expect(isLook(name, value)).to.equal(false);
    });
  }

  it('can set every custom property, by its short name', () => {
    expect(LOOKS).to.have.lengthOf(new Set(LOOKS).size);
    expect(LOOKS).to.include.members(['accent', 'seat-0-ink', 'tile-back', 'seat-7']);
  });
});

const elsewhere = 'https://elsewhere.example/page.html';

describe('an address of a frame that leads to other sites', () => {
  let element: HTMLElement;
  before(() => {
    TriadBoard.define();
    element = document.createElement('triad-board');
  });
  const setIn = (name: string, value: string) => setFromAddress(element, name, value)?.message;

  for (const address of ['', 'page.html', '?game=triad', '/folder/', location.href]) {
    it(`shares links to pages of its own site: "${address}"`, () => {
      expect(setIn('share-url', address)).to.equal(undefined);
      expect(element.getAttribute('share-url')).to.equal(address);
    });
  }

  for (const address of [elsewhere, '//elsewhere.example/', 'javascript:alert(1)', 'data:text/html,x', 'https://']) {
    it(`shares none to others: "${address}"`, () => {
      element.removeAttribute('share-url');
      expect(setIn('share-url', address)).to.equal(
        `share-url is "${address}", expected an address of ${location.origin}; messages may name others`,
      );
      expect(element.hasAttribute('share-url')).to.equal(false);
    });
  }

  it('leaves links to other sites to the page around it', () => {
    expect(change(element, 'share-url', elsewhere, new Map())).to.equal(undefined);
    expect(element.getAttribute('share-url')).to.equal(elsewhere);
  });

  for (const [address, isReached] of [
    ['tabs', true],
    ['wss://games.example/play', true],
    ['ws://localhost:8080', true],
    ['https://games.example', false],
    ['tabs:', false],
    ['somewhere', false],
    ['', true],
  ] as const) {
    it(`${isReached ? 'names' : 'cannot name'} a host that the frame knows how to reach: "${address}"`, () => {
      const expected = `online is "${address}", expected tabs, or an address that begins with wss:`;
      expect(setIn('online', address)).to.equal(isReached ? undefined : expected);
    });
  }
});

describe('a setting of a puzzle or a lesson in a frame', () => {
  before(() => {
    GamePuzzle.define();
    GameLesson.define();
  });

  for (const [kind, name, value, problem] of [
    ['puzzle', 'date', 'today', ''],
    ['puzzle', 'level', 'hard', ''],
    ['puzzle', 'number', '7', ''],
    ['puzzle', 'src', 'puzzles.txt', ''],
    ['lesson', 'persist', 'course', ''],
    ['lesson', 'check', 'off', ''],
    ['puzzle', 'persist', 'key', 'persist is for games and lessons; what was solved of puzzles is kept without it'],
    ['puzzle', 'game', 'kubi', 'there is nothing to set that is called "game"'],
    ['puzzle', 'caption', 'x', 'there is nothing to set that is called "caption"'],
    ['puzzle', 'record', 'cubo 1', 'there is nothing to set that is called "record"'],
    ['lesson', 'course', 'kubi', 'there is nothing to set that is called "course"'],
    ['lesson', 'for', 'game', 'there is nothing to set that is called "for"'],
    ['lesson', 'date', 'today', 'there is nothing to set that is called "date"'],
    ['lesson', 'onclick', 'alert(1)', 'there is nothing to set that is called "onclick"'],
  ] as const) {
    it(`is ${problem ? 'refused with a sentence' : 'set'}: ${name} of a ${kind}`, () => {
      const element = createShown({ kind, game: 'cubo', tag: 'cubo-grid' });
      const before = element.getAttribute(name);
      expect(setFromAddress(element, name, value)?.message ?? '').to.equal(problem);
      expect(element.getAttribute(name)).to.equal(problem ? before : value);
    });
  }
});

const target = 'tabletop-elements';

describe('a message to a frame', () => {
  for (const [what, data] of [
    ['nothing', undefined],
    ['null', null],
    ['a number', 1],
    ['a text', '{"target":"tabletop-elements","type":"redo"}'],
    ['a list', [target]],
    ['a map', new Map([['target', target]])],
    ['a date', new Date()],
    ['an error', new Error(target)],
    ['another target', { target: 'somebody', type: 'redo' }],
    ['no target', { type: 'redo' }],
    ['a target that is no text', { target: [target], type: 'redo' }],
    ['an inherited target', Object.create({ target, type: 'redo' })],
    ['a message of a frame', { source: target, type: 'ready' }],
  ] as const) {
    it(`is ignored: ${what}`, () => {
      expect(readCommand(data)).to.equal(undefined);
    });
  }

  for (const [data, command] of [
    [
      { type: 'play', move: 'a1a3' },
      { type: 'play', move: 'a1a3', actor: undefined, at: undefined },
    ],
    [
      { type: 'play', move: 'roll 12345', actor: 'chance', at: 1200.5 },
      { type: 'play', move: 'roll 12345', actor: 'chance', at: 1200.5 },
    ],
    [
      { type: 'play', move: '', actor: 3, at: 0, more: {} },
      { type: 'play', move: '', actor: 3, at: 0 },
    ],
    [{ type: 'undo' }, { type: 'undo', seat: undefined }],
    [
      { type: 'undo', seat: 1 },
      { type: 'undo', seat: 1 },
    ],
    [{ type: 'redo' }, { type: 'redo' }],
    [{ type: 'restart' }, { type: 'restart', seed: undefined }],
    [
      { type: 'restart', seed: 'house' },
      { type: 'restart', seed: 'house' },
    ],
    [
      { type: 'go-to', ply: 0 },
      { type: 'go-to', ply: 0 },
    ],
    [
      { type: 'go-to', ply: 'last' },
      { type: 'go-to', ply: 'last' },
    ],
    [
      { type: 'set', name: 'names', value: 'Ann' },
      { type: 'set', name: 'names', value: 'Ann' },
    ],
    [
      { type: 'set', name: 'numerals', value: true },
      { type: 'set', name: 'numerals', value: '' },
    ],
    [
      { type: 'set', name: 'numerals', value: false },
      { type: 'set', name: 'numerals', value: null },
    ],
    [
      { type: 'set', name: 'position', value: null },
      { type: 'set', name: 'position', value: null },
    ],
    [
      { type: 'set', name: 'ply', value: 3 },
      { type: 'set', name: 'ply', value: '3' },
    ],
    [{ type: 'height' }, { type: 'height' }],
  ] as const) {
    it(`is read: ${JSON.stringify(data)}`, () => {
      expect(readCommand({ target, ...data })).to.deep.equal(command);
    });
  }

  const cyclic: Record<string, unknown> = { name: 'names' };
  cyclic['value'] = cyclic;

  for (const [what, data, message] of [
    ['no type', {}, 'type is undefined, expected play'],
    ['an unknown type', { type: 'destroy' }, 'type is "destroy"'],
    ['a type named like a prototype', { type: '__proto__' }, 'type is "__proto__"'],
    ['a type that is a list', { type: ['redo'] }, 'type is an object'],
    ['no move', { type: 'play' }, 'move of play is undefined'],
    ['a move that is an object', { type: 'play', move: { from: 'a1' } }, 'move of play is an object'],
    ['an endless move', { type: 'play', move: 'a'.repeat(10_001) }, 'move of play is "aaaa'],
    ['a number instead of a move', { type: 'play', move: 12n }, 'move of play is 12'],
    ['a seat below the first', { type: 'play', move: 'a1a3', actor: -1 }, 'actor of play is -1'],
    ['half a seat', { type: 'play', move: 'a1a3', actor: 0.5 }, 'actor of play is 0.5'],
    ['a seat that is a text', { type: 'play', move: 'a1a3', actor: '0' }, 'actor of play is "0"'],
    [
      'an actor named like a prototype',
      { type: 'play', move: 'a1a3', actor: '__proto__' },
      'actor of play is "__proto__"',
    ],
    ['no actor at all', { type: 'play', move: 'a1a3', actor: null }, 'actor of play is null'],
    ['a time before the start', { type: 'play', move: 'a1a3', at: -1 }, 'at of play is -1'],
    ['an infinite time', { type: 'play', move: 'a1a3', at: Infinity }, 'at of play is Infinity'],
    ['no time', { type: 'play', move: 'a1a3', at: NaN }, 'at of play is NaN'],
    ['a seat that is an object', { type: 'undo', seat: {} }, 'seat of undo is an object'],
    ['a seed that is a number', { type: 'restart', seed: 1 }, 'seed of restart is 1'],
    ['no ply', { type: 'go-to' }, 'ply of go-to is undefined'],
    ['half a ply', { type: 'go-to', ply: 1.5 }, 'ply of go-to is 1.5'],
    ['an unsafe ply', { type: 'go-to', ply: 2 ** 60 }, 'ply of go-to is 1152921504606847000'],
    ['no name to set', { type: 'set', value: '' }, 'name of set is undefined'],
    ['no value to set', { type: 'set', name: 'names' }, 'value of set is undefined'],
    ['an endless text', { type: 'set', name: 'names', value: 'a'.repeat(1_000_001) }, 'value of set is "aaaa'],
    ['a map', { type: 'set', name: 'names', value: new Map() }, 'value of set is an object'],
    ['a cyclic object', { type: 'set', ...cyclic }, 'value of set is an object'],
  ] as const) {
    it(`is refused with the expected values: ${what}`, () => {
      const read = readCommand({ target, ...data });
      expect(read).to.have.nested.property('problem.code', 'bad-message');
      expect(read).to.have.nested.property('problem.message').that.contains(message);
      expect((read as { problem: { message: string } }).problem.message.length).to.be.below(200);
    });
  }

  it('reads own fields only', () => {
    const data: unknown = JSON.parse('{"target":"tabletop-elements","__proto__":{"type":"redo"}}');
    expect(readCommand(data)).to.have.nested.property('problem.message').that.contains('type is undefined');
    const inherited: unknown = Object.assign(Object.create({ move: 'a1a3' }), { target, type: 'play' });
    expect(readCommand(inherited))
      .to.have.nested.property('problem.message')
      .that.contains('move of play is undefined');
  });
});

const BASE = 'https://example.org/tabletop-elements/cdn/';
const RECORD = 'triad 1; seed=a&b\nroll 112233 112233 {"One" <b>two</b> & three}\na1a3; f6f4';

/** Values that would break out of an attribute or a query if not escaped. */
const ATTRIBUTES: Readonly<Record<string, Embedding['attributes']>> = {
  nothing: {},
  'a name alone': { 'even-start': true, names: 'Ann, Bob' },
  'a position': { position: 'ccb2a/5a/1b4/2B3/1A4/AB1C1C w 0-0', mode: 'diagram' },
  'a record of several lines': { mode: 'replay', record: RECORD, ply: '3' },
  'tags and quotes': { names: `"><script>alert(1)</script>, '</iframe><img src=x onerror=alert(1)>` },
  'text that looks escaped': { names: '&amp; &lt; &copy; %26 %3C + a+b &copy=1&names=2#3?4' },
  'all line breaks': { record: 'a\nb\r\nc\rd\te' },
  'all kinds of characters': { names: 'Zoë 🎲 \u202Egnirts\u202C 北京 \uD83C\uDFB2' },
  'surrounding spaces': { names: '  Ann ,  Bob  ' },
};

const parse = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** As in the DOM: an attribute without a value is empty. */
const asRead = (attributes: Embedding['attributes']) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value === true ? '' : value]));

describe('the snippet with a tag', () => {
  for (const [what, attributes] of Object.entries(ATTRIBUTES)) {
    it(`restores the attributes when pasted: ${what}`, () => {
      const { children } = parse(tagSnippet({ tag: 'triad-board', attributes, base: BASE }));
      expect([...children].map(({ localName }) => localName)).to.deep.equal(['script', 'triad-board']);
      const [script, board] = children as unknown as [Element, Element];
      expect(attributesOf(script)).to.deep.equal({ type: 'module', src: `${BASE}tabletop-elements.js` });
      expect(attributesOf(board)).to.deep.equal(asRead(attributes));
      expect(board.childNodes).to.have.lengthOf(0);
    });
  }

  it('contains the caption as text', () => {
    const caption = 'Black to move. <script>alert(1)</script> & more';
    const content = parse(tagSnippet({ tag: 'kubi-sheet', attributes: {}, base: BASE, caption }));
    expect(content.querySelectorAll('script')).to.have.lengthOf(1);
    expect(content.querySelector('kubi-sheet > [slot=caption]')?.textContent).to.equal(caption);
  });

  it('is a line for the script and one for the tag, whatever stands in them', () => {
    const attributes = { record: 'triad 1 {A game.}; roll 112233 112233 {two\nlines\n\nand more}' };
    const html = tagSnippet({ tag: 'triad-board', attributes, base: BASE, caption: 'A\ncaption' });
    const [script, tag, ...others] = html.split('\n');
    expect([script?.slice(0, 7), tag?.slice(0, 12), others]).to.deep.equal(['<script', '<triad-board', []]);
    expect(parse(html).querySelector('triad-board')?.getAttribute('record')).to.equal(attributes.record);
    // As Markdown writes it.
    const written = parse(`<p>${tag}</p>`);
    expect(written.querySelector('p > triad-board > [slot=caption]')?.textContent).to.equal('A\ncaption');
  });

  it('is readable', () => {
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
    it(`restores the attributes from the address: ${what}`, () => {
      const frame = frameOf(frameSnippet({ tag: 'triad-board', attributes, base: BASE }));
      const url = new URL(frame.getAttribute('src') ?? '');
      expect(url.href.startsWith(`${BASE}embed.html?game=triad`)).to.equal(true);
      expect(url.hash).to.equal('');
      const { subject, settings } = parseQuery(url.search);
      expect(subject?.tag).to.equal('triad-board');
      expect(Object.fromEntries(settings)).to.deep.equal(asRead(attributes));
    });
  }

  for (const { id: game, tag } of games) {
    it(`has a title and a height, and no style, for ${game}`, () => {
      const frame = frameOf(frameSnippet({ tag, attributes: {}, base: BASE }));
      expect(frame.title.toLowerCase()).to.equal(game);
      expect(frame.loading).to.equal('lazy');
      expect(frame.width).to.equal('100%');
      expect(Number(frame.height)).to.be.within(300, 1200);
      expect(frame.hasAttribute('style')).to.equal(false);
    });
  }

  it('is lower for a diagram, and takes a size', () => {
    const embedding = { tag: 'triad-board', base: BASE } as const;
    const game = frameOf(frameSnippet({ ...embedding, attributes: {} }));
    const diagram = frameOf(frameSnippet({ ...embedding, attributes: { mode: 'diagram' } }));
    expect(Number(diagram.height)).to.be.below(Number(game.height));
    const told = frameOf(frameSnippet({ ...embedding, attributes: {}, width: 400, height: 500 }));
    expect([told.width, told.height]).to.deep.equal(['400', '500']);
  });

  it('contains caption, theme and colours in its address', () => {
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

  for (const [tag, attributes, query] of [
    ['game-puzzle', { game: 'cubo', date: 'today' }, 'puzzle=cubo&date=today&lang=de&theme=dark'],
    ['game-lesson', { course: 'triad', persist: 'course' }, 'lesson=triad&persist=course&lang=de&theme=dark'],
  ] as const) {
    it(`has the address of what <${tag}> shows`, () => {
      const embedding = { tag, base: BASE, looks: { theme: 'dark' } };
      const frame = frameOf(frameSnippet({ ...embedding, attributes: { ...attributes, lang: 'de' } }));
      expect(frame.getAttribute('src')).to.equal(`${BASE}embed.html?${query}`);
      expect(frame.title).to.equal(tag === 'game-puzzle' ? 'Cubo' : 'Triad');
      expect(Number(frame.height)).to.be.within(700, 1200);
      const pasted = parse(tagSnippet({ ...embedding, attributes })).querySelector(tag);
      expect(pasted && attributesOf(pasted)).to.deep.equal(attributes);
    });
  }

  it('is not that of a puzzle or a lesson of no game', () => {
    for (const [tag, attributes] of [
      ['game-puzzle', { date: 'today' }],
      ['game-puzzle', { game: 'chess' }],
      ['game-lesson', { game: 'triad' }],
    ] as const) {
      expect(() => frameSnippet({ tag, attributes, base: BASE })).to.throw(TypeError, 'has no game');
    }
  });

  it('keeps characters of notation readable', () => {
    const attributes = { position: 'cc2aa/3a2/3CC1/6/6/A1A1CC b 0-1' };
    const frame = frameOf(frameSnippet({ tag: 'triad-board', attributes, base: '../cdn' }));
    expect(frame.getAttribute('src')).to.equal('../cdn/embed.html?game=triad&position=cc2aa/3a2/3CC1/6/6/A1A1CC+b+0-1');
  });
});

describe('a snippet with impossible content', () => {
  const embedding = { tag: 'triad-board', base: BASE } as const;

  for (const name of ['onclick', 'x y', 'x"', 'x=1', 'x>', 'x/', '', '-', 'Names', '__proto__x']) {
    it(`refuses the attribute name ${name}`, () => {
      for (const snippet of [tagSnippet, frameSnippet]) {
        expect(() => snippet({ ...embedding, attributes: { [name]: '1' } })).to.throw(TypeError);
      }
    });
  }

  it('replaces the null character', () => {
    const html = tagSnippet({ ...embedding, attributes: { names: 'A\0B' } });
    expect(parse(html).querySelector('triad-board')?.getAttribute('names')).to.equal('A\uFFFDB');
  });

  it('replaces a lone surrogate', () => {
    const html = frameSnippet({ ...embedding, attributes: { names: 'A\uD83CB' } });
    expect(parse(html).querySelector('iframe')?.src).to.contain('names=A%EF%BF%BDB');
  });
});

describe('what a frame tells of a game with hidden tiles', () => {
  const deal = 'deal 000,013,044,155,222,234,333,345,455';
  const match = new Match(triomino, { seats: 2, dice: 'remote' });
  match.play(deal);
  const { actor, move, text } = match.entries[0] as Entry<TriominoMove>;
  const made = { actor, move, text, by: 'auto' as const };
  const textsFor = (viewing: Viewer | undefined) => {
    const element = { match: match as Match, viewing };
    const change = concealedDetail(element, { cause: 'play', by: 'auto', moves: [made] });
    const told = [concealedDetail(element, made), ...change.moves];
    return told.map((each) => [each.text, JSON.stringify(each.move).includes('234')]);
  };

  for (const [viewing, shown, isKnown] of [
    [undefined, deal, true],
    ['all', deal, true],
    [0, deal, true],
    [1, 'deal ?9', false],
    ['public', 'deal ?9', false],
  ] as const) {
    it(`is what viewer="${viewing ?? ''}" may know, as a move and as a change`, () => {
      expect(textsFor(viewing)).to.deep.equal([
        [shown, isKnown],
        [shown, isKnown],
      ]);
    });
  }

  it('is not changed by the page around it where the address names the viewer', () => {
    if (!customElements.get(TriominoTable.tag)) customElements.define(TriominoTable.tag, TriominoTable);
    const element = document.createElement(TriominoTable.tag);
    element.setAttribute('viewer', '0');
    const changed = (search: string, value: string | null) => {
      const problem = change(element, 'viewer', value, parseQuery(search).settings);
      return [problem?.code, element.getAttribute('viewer')];
    };
    for (const value of ['all', '1', null])
      expect(changed('?game=triomino&viewer=0', value)).to.deep.equal(['bad-setting', '0']);
    expect(changed('?game=triomino', '1')).to.deep.equal([undefined, '1']);
  });

  it('is all of what hides nothing', () => {
    const end = { winners: [0], scores: [400, 12], reason: 'target' };
    expect(concealedDetail({ match: match as Match, viewing: 0 }, end)).to.equal(end);
  });
});
