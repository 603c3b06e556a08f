import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/index.js';
import { GAME_TAGS } from '../../src/elements/base/game-tags.js';
import { controls, games } from '../../src/elements/registry.js';
import { frameSnippet } from '../../src/embed/snippet.js';
import type { Embedding } from '../../src/embed/snippet.js';
import { PLACEHOLDERS, SHEETS } from '../../src/games/tricubo/index.js';
import { customProperties, ownProperties, sharedProperties } from '../../stories/docs/custom-properties.js';
import type { Manifest } from '../../stories/docs/custom-properties.js';
import { rowsIn, sectionsOf, sourcesOf } from './docs/docs-page.js';
import type { Section } from './docs/docs-page.js';
import { GAMES, TAGS, tryOut } from './docs/rules.js';
import type { Stage } from './docs/rules.js';
import { goalWords } from '../../src/lessons/goal.js';
import { loadLessonGame } from '../../src/lessons/load.js';
import { LessonReader } from './lesson-reader.js';
import { Reader } from './reader.js';
import type { GameElement } from './reader.js';
import { waitUntil } from '../wait-until.js';

/** What the snippets of a section have made. */
interface Shown {
  readonly section: Section;
  readonly place: HTMLElement;
  readonly find: (selector: string) => HTMLElement;
}

/** What a guide claims of the snippets of a section, under its heading. */
type Claims = Readonly<Record<string, (shown: Shown) => void | Promise<void>>>;

const gameOf = ({ find }: Shown, selector = TAGS): Promise<Reader> => new Reader(find(selector)).ready();

const styleOf = (element: Element | null | undefined, property: string): string =>
  getComputedStyle(element as Element).getPropertyValue(property);

/** Every move of the table is written as its game writes it. */
const movesRoundTrip =
  (id: string, seats: number) =>
  ({ section }: Shown): void => {
    const game = GAMES[id];
    const state = game?.setup(seats);
    const rows = rowsIn(section, 'move');
    expect(rows.length).to.be.greaterThan(2);
    for (const [cell = ''] of rows) {
      const text = cell.replaceAll('`', '');
      const actor = /^(roll \d|middle|dice|deal|lead|draw)/.test(text) ? 'chance' : text === 'timeout' ? 'clock' : 0;
      expect(game?.makeMove(game.parseMove(text, state, actor), state, actor), cell).to.equal(text);
    }
  };

const KEYS: Readonly<Record<string, string>> = {
  right: 'ArrowRight',
  left: 'ArrowLeft',
  up: 'ArrowUp',
  down: 'ArrowDown',
};

/** The name of the focused element, without what is hidden from assistive technology. */
function focusedName({ element }: Reader): string {
  const focused = element.shadowRoot?.activeElement;
  const written = focused?.cloneNode(true) as Element | undefined;
  for (const unheard of written?.querySelectorAll('[aria-hidden=true]') ?? []) unheard.remove();
  const label = focused?.ariaLabel ?? focused?.closest('label')?.textContent ?? written?.textContent ?? '';
  return label.replace(/\s+/g, ' ').trim();
}

/** What a second, assertive region announces. */
const urgent = (reader: Reader): string => {
  const said = reader.find('[role=timer]')?.textContent?.trim() ?? '';
  return /[a-z]/i.test(said) ? said : '';
};

/** Presses the keys and types the moves of the tables: focus and announcements must be those of the other columns. */
async function isHeard(shown: Shown): Promise<void> {
  const { section, place, find } = shown;
  const copy = find('[id$=-heard]').cloneNode(true);
  const before = document.createElement('button');
  place.prepend(before, copy);
  const reader = await new Reader(copy as Element).ready();
  expect(reader.announced, 'announced on load').to.equal('');
  before.focus();
  const reached: string[][] = [];
  for (const [key = '', , expected = ''] of rowsIn(section, 'key ')) {
    const said = reader.announced;
    await sendKeys({ press: KEYS[key] ?? key });
    await reader.element.updateComplete;
    if (expected) await reader.until(() => reader.announced !== said);
    reached.push([key, focusedName(reader), reader.announced === said ? '' : reader.announced]);
  }
  expect(reached).to.deep.equal(rowsIn(section, 'key '));
  before.remove();
  reader.element.remove();

  const other = await gameOf(shown, '[id$=-heard]');
  const heard: string[][] = [];
  for (const [cell = ''] of rowsIn(section, 'what you ')) {
    const said = urgent(other);
    if (cell.startsWith('`')) await other.type(cell.slice(1, -1));
    else {
      other.find('.grid')?.focus();
      await sendKeys({ press: KEYS[cell] ?? cell });
      await other.element.updateComplete;
    }
    const now = urgent(other);
    heard.push([cell, [now === said ? '' : now, other.announced].filter(Boolean).join(' ')]);
  }
  expect(heard).to.deep.equal(rowsIn(section, 'what you '));
}

const GETTING_STARTED: Claims = {
  async 'A game'(shown) {
    const { element } = await gameOf(shown, '[seed]');
    const again = element.cloneNode(true) as GameElement;
    for (const { match } of [element, again]) match.draw();
    expect(element.match.toRecord()).to.deep.equal(again.match.toRecord());
  },
  'A diagram'({ find }) {
    const { shadowRoot, match } = find(TAGS) as GameElement;
    expect(shadowRoot?.querySelector('[role=table]')).to.be.ok;
    expect(shadowRoot?.querySelector('button, [tabindex], input')).to.equal(null);
    expect(match.legalMoves().some((move) => (move as { remove?: number }).remove !== undefined)).to.be.true;
  },
  async 'A replay'(shown) {
    const reader = await gameOf(shown);
    expect(reader.element.ply).to.equal(1);
    await reader.until(() => reader.find('.comment')?.textContent?.includes('Both sides') === true);
    shown.find('a').click();
    await reader.until(() => reader.element.ply === 3);
    expect(reader.moves.at(-1)).to.equal('f6f4');
  },
  async 'A lesson'(shown) {
    const reader = await LessonReader.of(shown.place);
    expect(await reader.answer('f1f3')).to.contain('That is legal, but makes no triad.');
    for (const text of reader.legal().filter((text) => text.includes('x'))) {
      expect(await reader.answer(text), text).to.contain('Right: three dice in a line');
      reader.lesson.restart();
      await reader.quiet();
    }
  },
  async 'Keep a game'({ find }) {
    const sheet = find('kubi-sheet') as GameElement;
    sheet.match.play('x146');
    const again = sheet.cloneNode(true) as GameElement;
    sheet.replaceWith(again);
    await again.updateComplete;
    expect(again.match.entries[0]?.text).to.equal('x146');
    again.removeAttribute('persist');
    await again.updateComplete;
    localStorage.clear();
  },
  async Requirements({ section }) {
    const { 'package.json': text = '' } = await sourcesOf(['package.json']);
    const { devDependencies } = JSON.parse(text) as { devDependencies: Readonly<Record<string, string>> };
    const [chromium] = devDependencies['@sparticuz/chromium']?.split('.') ?? [];
    expect(section.text).to.contain(`Chromium ${chromium},`);
  },
};

const EMBEDDING: Claims = {
  'Where scripts are stripped'({ section }) {
    const heightOf = (tag: Embedding['tag'], attributes: Embedding['attributes']) =>
      /height="(\d+)"/.exec(frameSnippet({ tag, attributes, base: '' }))?.[1];
    const told = rowsIn(section).map(([name = '', play, , ...others]) => [
      name.toLowerCase().replace(/\s/g, ''),
      play,
      ...others,
    ]);
    expect(told).to.deep.equal(
      games.map(({ id, tag }) => [
        id,
        ...['play', 'replay', 'diagram'].map((mode) => heightOf(tag, { mode })),
        heightOf('game-puzzle', { game: id }),
        heightOf('game-lesson', { course: id }),
      ]),
    );
  },
  async 'Messages to and from a frame'({ find }) {
    const answer = `parent.postMessage({ source: 'tabletop-elements', type: 'game-move', detail: { text: data.move, by: 'script' } }, '*')`;
    const ready = `parent.postMessage({ source: 'tabletop-elements', type: 'ready' }, '*')`;
    (find('#talking') as HTMLIFrameElement).srcdoc = `<script>onmessage = ({ data }) => ${answer}; ${ready}</script>`;
    await new Promise((resolve) =>
      addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
        if (data.type === 'game-move') resolve(undefined);
      }),
    );
  },
  async 'Many games on a page'({ find }) {
    (find('details') as HTMLDetailsElement).open = true;
    await waitUntil(() => find('cubo-grid').offsetHeight > 100);
  },
  async Languages({ find }) {
    await waitUntil(() => find('triad-board').shadowRoot?.textContent?.includes('Weiß'));
  },
};

const THEMING: Claims = {
  'A first change'({ find, place }) {
    const [styled, plain] = [find('#house cubo-grid'), document.createElement('cubo-grid')];
    place.append(plain);
    expect(styleOf(styled, 'font-family')).to.contain('Georgia');
    expect([styled, plain].map((each) => styleOf(each, '--tabletop-red'))).to.deep.equal(['#a34a17', '']);
  },
  'Light and dark': ({ find }) => {
    const paper = (selector: string) => styleOf(find(selector).shadowRoot?.querySelector('.sheet'), 'background-color');
    expect(paper('#day kubi-sheet')).to.not.equal(paper('#night kubi-sheet'));
  },
  Parts: async (shown) => {
    const reader = await gameOf(shown);
    expect(styleOf(reader.find('[part~=toolbar]'), 'display')).to.equal('none');
  },
  States({ find }) {
    const board = find('#finished').shadowRoot?.querySelector('[part~=board]');
    expect(styleOf(board, 'outline-style')).to.equal('solid');
    expect(styleOf(find('#mistaken'), 'border-left-style')).to.equal('solid');
  },
  Size({ find }) {
    expect(find('#small').offsetWidth).to.be.at.most(256);
  },
};

const PLACING: Claims = {
  async 'Board left, moves right, tools below'({ place, find }) {
    const drawn = (tag: string) => find(tag).shadowRoot?.querySelector('.placed > *');
    const tags = controls.map(({ tag }) => tag);
    await waitUntil(() => tags.every(drawn));
    expect(tags.filter((tag) => !place.querySelector(tag))).to.deep.equal([]);
    expect(find('game-moves').shadowRoot?.textContent).to.contain('d1d4');
    expect(find('triad-board').shadowRoot?.querySelector('.toolbar, .status, .move-field, .seat')).to.equal(null);
  },
  'The elements'({ section }) {
    expect(rowsIn(section).map(([tag, , control]) => [tag, control])).to.deep.equal(
      controls.map(({ tag }) => [`\`<${tag}>\``, `\`${tag.slice('game-'.length)}\``]),
    );
  },
  async 'Style them'({ find }) {
    await waitUntil(() => find('.tools').shadowRoot?.querySelector('.tool'));
    expect(styleOf(find('.tools').shadowRoot?.querySelector('.tool'), 'border-top-left-radius')).to.equal('99px');
  },
};

const EVENTS: Claims = {
  async Listen(shown) {
    const reader = await gameOf(shown);
    await reader.type('a1a3');
    await reader.type('a1a4');
    const lines = [...shown.find('#log').children].map(({ textContent }) => textContent?.split(' ')[0]);
    expect(lines).to.deep.equal(['game-before-move', 'game-move', 'game-change', 'game-refuse']);
  },
  async 'The events'({ section }) {
    const manifest = (await (await fetch('/custom-elements.json')).json()) as {
      modules: { declarations?: { tagName?: string; events?: { name: string }[] }[] }[];
    };
    const elements = manifest.modules.flatMap(({ declarations = [] }) => declarations.filter((each) => each.tagName));
    const told = rowsIn(section).map(([event = '']) => event.replaceAll('`', ''));
    for (const { events = [] } of elements) expect(told).to.include.members(events.map(({ name }) => name));
  },
  async 'Refuse a move'(shown) {
    const reader = await gameOf(shown, '#fenced');
    await reader.type('c1c4');
    expect(reader.moves).to.be.empty;
    expect(shown.find('[role=status]').textContent).to.equal('c1c4 leaves the files a and b.');
    await reader.type('a1a3');
    expect(reader.moves).to.deep.equal(['a1a3']);
  },
  async 'A puzzle that takes every right answer'(shown) {
    const reader = await gameOf(shown);
    const verdicts: unknown[] = [];
    for (const entry of ['1|23|46', '6|14|23', '1|34|26', '4|23|16']) {
      await reader.type(entry);
      verdicts.push([reader.moves.length, shown.find('[role=status]').textContent]);
      reader.element.match.undo();
      await reader.element.updateComplete;
    }
    expect(verdicts).to.deep.equal([
      [0, 'That makes 0. Look for more.'],
      [1, 'Right: 250 points.'],
      [1, 'Right: 230 points.'],
      [1, 'Right: 230 points.'],
    ]);
  },
  async 'Two elements in step'(shown) {
    const left = await gameOf(shown, '#left');
    const right = await gameOf(shown, '#right');
    const inStep = async (plies: number) => {
      await right.until(() => left.moves.length === plies && right.moves.length === plies);
      expect(left.moves).to.deep.equal(right.moves);
    };
    await left.click('.primary');
    await inStep(1);
    await right.type(left.legal()[0] ?? '');
    await inStep(2);
    await left.click('[data-tool=undo]');
    await inStep(1);
    await right.click('[data-tool=redo]');
    await inStep(2);
    await right.beginAnew();
    await inStep(0);
  },
};

/** Positions that have everything the marks point at. */
const MARKED: Readonly<Record<string, readonly [tag: string, position: string]>> = {
  Triad: ['triad-board', 'ccbbaa/6/6/6/6/AABBCC w 0-0'],
  Kubi: ['kubi-sheet', '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8'],
  Tricubo: ['tricubo-sheet', '6,3,5,6,7 -,7,4,10,- LMSt | B'],
  Cubo: ['cubo-grid', '1 0 build 0 | r1b4r3/r2w3r2/b3b4b5 o - 0 | r6r1b6b2'],
  Triomino: ['triomino-table', '444@0,0 443@1,0'],
};

const RECORDS: Claims = {
  'A record'({ find }) {
    const { match } = find(TAGS) as GameElement;
    expect(match.toRecord().comment).to.equal('Two moves.');
    expect(match.entries.map(({ comment }) => comment)).to.deep.equal([undefined, 'The 1 becomes a 2.', undefined]);
  },
  Triad: movesRoundTrip('triad', 2),
  Kubi: movesRoundTrip('kubi', 1),
  Tricubo: movesRoundTrip('tricubo', 1),
  Cubo: movesRoundTrip('cubo', 1),
  Triomino: movesRoundTrip('triomino', 2),
  async Marks({ section, place }) {
    const rows = rowsIn(section);
    expect(rows.map(([game]) => game)).to.deep.equal(Object.keys(MARKED));
    for (const [game = '', said = ''] of rows) {
      const [tag, position] = MARKED[game] as readonly [string, string];
      const element = document.createElement(tag) as GameElement;
      Object.assign(element, { mode: 'diagram', position, marks: /`(.*)`/.exec(said)?.[1] });
      place.append(element);
      await element.updateComplete;
      expect(element.error?.message, game).to.equal(undefined);
    }
  },
  async Links(shown) {
    const reader = await gameOf(shown);
    shown.find('a').click();
    await reader.until(() => reader.element.ply === 2);
    expect(reader.moves.at(-1)).to.equal('a1a3');
    const [, marks, play] = shown.place.querySelectorAll('a');
    marks?.click();
    await reader.until(() => reader.element.shadowRoot?.querySelector('.drawing') !== null);
    play?.click();
    await reader.until(() => reader.moves.length === 4);
    expect(reader.moves.slice(-2)).to.deep.equal(['f6f4', 'b1b4']);
  },
};

const ACCESSIBILITY: Claims = Object.fromEntries(
  ['Triad', 'Kubi', 'Tricubo', 'Cubo', 'Triomino', 'Replays'].map((title) => [title, isHeard]),
);

const REFERENCE: Claims = {
  async Attributes({ section }) {
    const manifest = (await (await fetch('/custom-elements.json')).json()) as {
      modules: { declarations?: { tagName?: string; attributes: { name: string }[] }[] }[];
    };
    const elements = manifest.modules.flatMap(({ declarations = [] }) =>
      declarations.filter(({ tagName }) => games.some(({ tag }) => tag === tagName)),
    );
    const names = elements.flatMap(({ attributes }) => attributes.map(({ name }) => name));
    const told = rowsIn(section).map(([name = '']) => name.replaceAll('`', ''));
    expect(told).to.have.members([...new Set(names)]);
  },
  'Your own Tricubo sheet'({ section }) {
    expect(rowsIn(section).map(([field = '']) => field.replaceAll('`', ''))).to.deep.equal(Object.keys(SHEETS.A));
    expect(section.text).to.match(/`side="B"`[^]*placeholders/);
  },
  async 'Entry points'({ section }) {
    const { 'package.json': text = '' } = await sourcesOf(['package.json']);
    const { exports } = JSON.parse(text) as { exports: Readonly<Record<string, unknown>> };
    const entries = Object.keys(exports).filter((entry) => !/json|\*|^\.$/.test(entry));
    const told = rowsIn(section).map(([cell]) => cell);
    for (const entry of entries) expect(told.join(), entry).to.contain(`/${entry.split('/').at(-1)}\``);
  },
};

const COMPUTER: Claims = {
  async Events(shown) {
    const reader = await gameOf(shown);
    await waitUntil(
      () => reader.find('.status')?.textContent?.includes('The computer waits'),
      'the page does not explain',
    );
    expect(reader.element.match.length).to.equal(0);
  },
  async Records(shown) {
    const { element } = await gameOf(shown);
    expect(element.match.toRecord().players).to.deep.equal(['human', 'computer:hard']);
  },
};

/** An element, as the manifest has it. */
interface Declared {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string }[];
}

const LESSON: Claims = {
  async 'A first lesson'({ find, place }) {
    const first = await LessonReader.of(place);
    await first.next();
    find('[data-marks]').click();
    expect(await first.answer('c1c3')).to.equal('The right die. Which cell completes the diagonal?');
    expect(await first.answer('c1e3xd4')).to.equal('Right. Black moves on.');
    const held = await LessonReader.of(place, 1);
    expect(await held.answer('6|15|33')).to.contain('your game would be over');
    expect(await held.answer('5|33|16')).to.equal('Right.');
  },
  async Steps({ section }) {
    const attributes = rowsIn(section).map(([name = '']) => name.replaceAll('`', ''));
    const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
      readonly modules: readonly { readonly declarations: readonly Declared[] }[];
    };
    const step = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === 'game-step');
    expect(attributes).to.have.members(step?.attributes.map(({ name }) => name) ?? []);
  },
  async Goals({ section, place }) {
    const common = rowsIn(section, 'goal').map(([cell = '']) => cell.replaceAll('`', ''));
    const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
    const own = rowsIn(section, 'game').map(([name = '', cell = '']) => [name.trim().toLowerCase(), ...codes(cell)]);
    for (const [id = '', ...words] of own)
      expect([...common, ...words]).to.have.members(goalWords(await loadLessonGame(id)));
    expect(own.map(([id]) => id)).to.deep.equal(Object.keys(GAME_TAGS));
    const reader = await LessonReader.of(place);
    expect(await reader.answer('buy')).to.contain('There is no need to buy');
    expect(await reader.answer('534@1,-1')).to.equal('Right.');
  },
  async 'Answers and replies'({ place, find }) {
    const branched = await LessonReader.of(place);
    expect(await branched.answer('swap a1c1')).to.equal('');
    expect(await branched.answer('swap a1c1')).to.contain('Not quite.');
    expect(await branched.answer('swap b1c2')).to.contain('32!');
    await branched.next();
    expect(branched.lesson.step).to.equal(2);
    const linked = await LessonReader.of(place, 1);
    find('[data-play]').click();
    await waitUntil(() => linked.element.match.ply === 1);
    await linked.quiet();
    expect(await linked.answer('a1a3')).to.equal('Right.');
  },
};

const README: Claims = {
  async Guides({ section }) {
    const links = [...section.text.matchAll(/\]\((stories\/guides\/[\w-]+\.md)/g)].map(([, path = '']) => path);
    expect(Object.keys(await sourcesOf(links))).to.have.members(links);
    for (const page of Object.keys(PAGES).slice(1)) expect(links).to.include(`stories/guides/${page}.md`);
  },
  async Contribute() {
    const { 'README.md': readme = '' } = await sourcesOf(['README.md']);
    expect(new TextEncoder().encode(readme).length, 'bytes').to.be.at.most(12_000);
  },
};

const ONLINE: Claims = {
  async 'From a script'(shown) {
    const ann = await gameOf(shown, '#ann');
    const bob = await gameOf(shown, '#bob');
    for (const [i, device] of [ann, bob].entries()) {
      await device.until(() => device.element.match.actors.includes(i));
      await device.type(device.legal(i)[0] ?? '');
    }
    await ann.until(() => ann.moves.length === 3 && bob.moves.length === 3);
    expect(ann.moves).to.deep.equal(bob.moves);
    for (const { element } of [ann, bob]) element.session.linked?.close();
  },
  'Play with a friend'({ find }) {
    (find('kubi-sheet') as GameElement).session.linked?.close();
  },
};

/** Every page with code, and what is claimed of it besides that its snippets run. */
const PAGES: Readonly<Record<string, Claims>> = {
  '/README.md': README,
  'getting-started': GETTING_STARTED,
  embedding: EMBEDDING,
  markdown: {},
  frameworks: {},
  'events-and-state': EVENTS,
  theming: THEMING,
  'placing-controls': PLACING,
  'writing-a-lesson': LESSON,
  'playing-against-the-computer': COMPUTER,
  'reviewing-games': {},
  'playing-online': ONLINE,
  puzzles: {},
  'records-and-notation': RECORDS,
  accessibility: ACCESSIBILITY,
  reference: REFERENCE,
  'adding-a-game': {},
  'how-it-is-built': {},
  contributing: {},
};

async function tryOutSection(section: Section, claim: Claims[string] = () => undefined): Promise<void> {
  const place = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const stage: Stage = { place, told: [] };
  const thrown: unknown[] = [];
  const watch = new AbortController();
  addEventListener('error', ({ message }) => thrown.push(message), watch);
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(reason), watch);
  for (const snippet of section.snippets) await tryOut(snippet, stage);
  const find = (selector: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  await claim({ section, place, find });
  watch.abort();
  const arrows = section.snippets.reduce((count, { code }) => count + code.split('; // → ').length - 1, 0);
  expect(stage.told.map(({ printed }) => printed)).to.deep.equal(stage.told.map(({ expected }) => expected));
  expect(stage.told.length, 'lines that say what they print').to.equal(arrows);
  expect(thrown).to.be.empty;
}

for (const [page, claims] of Object.entries(PAGES)) {
  const sections = await sectionsOf(page);
  describe(`${page}: what it shows works, and is as it says`, () => {
    it('has the sections that claims are about', () => {
      expect(sections.map(({ title }) => title)).to.include.members(Object.keys(claims));
    });

    it('writes each tag in one line, and no blank line in a record, as Markdown needs it', () => {
      const code = sections.flatMap(({ snippets }) =>
        snippets.filter(({ language }) => /^(?:html|md|mdx)$/.test(language)).map((snippet) => snippet.code),
      );
      const tags = code.flatMap((each) => each.match(/<\w(?:"[^"]*"|'[^']*'|[^'">])*>/g) ?? []);
      expect(tags.filter((tag) => tag.includes('\n'))).to.deep.equal([]);
      const records = code.flatMap((each) => each.match(/<script type="text\/plain">[^]*?<\/script>/g) ?? []);
      expect(records.filter((record) => /\n\s*\n/.test(record))).to.deep.equal([]);
    });

    for (const section of sections) {
      const claim = claims[section.title];
      if (section.snippets.length > 0 || claim) it(section.title, () => tryOutSection(section, claim));
    }
  });
}

describe('keyboard', () => {
  it('has a table of keys for play and one for replays of every game', async () => {
    const sections = (await sectionsOf('keyboard')).slice(1);
    expect(sections.map(({ title }) => title.toLowerCase().replaceAll(' ', ''))).to.deep.equal(
      games.map(({ id }) => id),
    );
    for (const section of sections) {
      expect(rowsIn(section, 'key ').map(([key]) => key)).to.include.members(['U or Control+Z', 'left and right']);
    }
  });
});

describe('the tables of custom properties', () => {
  it('have each property of the manifest, with its default, once', async () => {
    const manifest = (await (await fetch('/custom-elements.json')).json()) as Manifest;
    const properties = customProperties(manifest);
    const namesIn = (table: string) => table.match(/^\| `--[\w-]+`/gm)?.map((cell) => cell.slice(3, -1)) ?? [];
    const [shared, own] = [sharedProperties(manifest), ownProperties(manifest)].map(namesIn);
    expect(shared).to.include('--tabletop-room');
    expect([...(shared ?? []), ...(own ?? [])]).to.have.members(properties.map(({ name }) => name));
    expect(shared?.filter((name) => own?.includes(name))).to.be.empty;
    const mute = properties.filter(({ defaults }) => defaults.length === 0);
    expect(mute.map(({ name }) => name)).to.deep.equal(['--tabletop-room']);
  });
});

describe('what is told of side B of Tricubo', () => {
  it('is the numbers with which it is played, and which of them are placeholders', async () => {
    const text = await (await fetch('/stories/tricubo-sheet.mdx')).text();
    const { values, fieldPoints } = SHEETS.B;
    const listed = (numbers: readonly number[]) => numbers.join(', ').replaceAll('-', '−');
    const rows = [...text.matchAll(/^\| .* \| (.*?) +\| \*\*placeholder\*\*.*$/gm)].map(([, here]) => here);
    expect(rows.length).to.equal(PLACEHOLDERS.length);
    expect(rows).to.include.members([listed(values), listed(fieldPoints.slice(0, -1))]);
  });
});
