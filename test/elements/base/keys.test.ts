import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import '../../../src/index.js';
import { tempo } from '../../../src/elements/features/hint/hint.js';
import { games } from '../../../src/elements/registry.js';
import type { GameId } from '../../../src/elements/registry.js';
import { OPENING, WHOLE } from '../../../stories/demo/records.js';
import { GamePage } from '../game-page.js';
import { chord } from '../keyboard.js';

type Attributes = Readonly<Record<string, string>>;

const guide = await (await fetch('/stories/guides/keyboard.md')).text();

/** What the guide has under the name of a game: its keys while it is played, and those in a record. */
function tablesOf(title: string): readonly (readonly string[])[] {
  const [, section = ''] = guide.split(new RegExp(`^## ${title}$`, 'm'));
  const tables = (section.split(/^## /m)[0] ?? '').split(/^\| key .*$/m).slice(1);
  return tables.map((table) =>
    [...table.matchAll(/^\| (?!-)([^|]+)\|/gm)].flatMap(([, keys = '']) => keysIn(keys.trim())),
  );
}

/** Moves the focus, or presses what has it, as in every widget. */
const USUAL = /^(?:up|down|left|right|arrows|Home|End|Page Up|Page Down|Enter|Space|Control\+Home|Control\+End)$/;
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** `1 to 3, 0`: each key for itself, without those that are usual. */
const keysIn = (text: string): string[] =>
  text
    .split(/, | and | or /)
    .flatMap((key) => {
      const [from, to] = key.split(' to ').map(Number);
      return to ? Array.from({ length: to - (from ?? 1) + 1 }, (_, i) => String((from ?? 1) + i)) : key;
    })
    .filter((key) => !USUAL.test(key))
    .flatMap((key) => (key === 'Shift+arrows' ? ARROWS.map((arrow) => `Shift+${arrow}`) : key));

/** As `aria-keyshortcuts` names it; as a keyboard does. */
const NAMES: Readonly<Record<string, readonly [spoken: string, pressed: string]>> = {
  plus: ['Plus', '+'],
  minus: ['-', '-'],
};
const spokenName = (key: string) => NAMES[key]?.[0] ?? key;
const pressedName = (key: string) =>
  NAMES[key]?.[1] ?? (/^(?:Control\+)?.$/.test(key) ? key.replace(/.$/, (letter) => letter.toLowerCase()) : key);

/** What a listener gets, with the silent space after a sentence that is said again. */
const heard = (page: GamePage): string =>
  `${page.find('.visually-hidden[role=status]')?.textContent ?? ''} ${page.focusedName ?? ''}`;

async function open(tag: string, attributes: Attributes): Promise<GamePage> {
  // What is below the screen is not played.
  fixtureCleanup();
  const element = document.createElement(tag) as LitElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await fixture(html`<div>${element}</div>`);
  const page = new GamePage(element);
  return page.until(() => page.find('.panel .toolbar, .result-card') !== null);
}

/** The headings of the guide. Games that are added have none yet. */
const TITLES: Readonly<Partial<Record<GameId, string>>> = {
  triad: 'Triad',
  kubi: 'Kubi',
  tricubo: 'Tricubo',
  cubo: 'Cubo',
  triomino: 'Triomino',
};

interface Moment {
  readonly attributes: Attributes;
  readonly moves?: readonly string[];
  /** What has to be there then. */
  readonly shown?: string;
}

const SQUARE = { position: '1 0 build 0 | r1b4r3/r2w3r2/b3b4b5 o - 0 | r6r1b6b2', 'time-limits': 'off' };
const PAD = '.dice-pad';
const STARTED = '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0';

/** Moments at which all keys of a game have something to do. */
const MOMENTS: Readonly<Partial<Record<GameId, readonly Moment[]>>> = {
  triad: [{ attributes: { record: OPENING.triad ?? '' } }],
  kubi: [
    { attributes: { record: OPENING.kubi ?? '' } },
    { attributes: { dice: 'enter', position: STARTED }, shown: PAD },
  ],
  tricubo: [
    { attributes: { record: OPENING.tricubo ?? '' } },
    { attributes: { dice: 'enter', position: '2,4,1,0,0 .,.,.,.,. L | A 4' }, shown: PAD },
  ],
  cubo: [
    { attributes: SQUARE },
    { attributes: SQUARE, moves: ['call'] },
    { attributes: SQUARE, moves: ['call', 'take 1'], shown: '[aria-keyshortcuts=K]' },
    { attributes: { dice: 'enter' }, shown: PAD },
  ],
  triomino: [
    { attributes: { record: OPENING.triomino ?? '' } },
    {
      attributes: { record: OPENING.triomino ?? '', dice: 'auto' },
      moves: ['buy', 'buy', 'buy'],
      shown: '[aria-keyshortcuts=P]',
    },
  ],
};

describe('the keys of the guide', () => {
  const usual = { ...tempo };
  before(() => Object.assign(tempo, { budget: 60, preparation: 60 }));
  after(() => Object.assign(tempo, usual));

  for (const { id, tag } of games) {
    const title = TITLES[id];
    if (title === undefined) continue;
    const [played = [], stepped = []] = tablesOf(title);

    it(`are told to assistive technology by <${tag}>`, async () => {
      const told = new Set<string>();
      for (const { attributes, moves = [], shown = '.toolbar' } of MOMENTS[id] ?? []) {
        const page = await open(tag, attributes);
        for (const move of moves) (page.element as unknown as { play(move: string): void }).play(move);
        await page.until(() => page.find(shown) !== null);
        for (const each of page.all('[aria-keyshortcuts]'))
          for (const key of each.getAttribute('aria-keyshortcuts')?.split(' ') ?? []) told.add(key);
      }
      expect(played.map(spokenName).filter((key) => !told.has(key))).to.deep.equal([]);
      expect(played.length).to.be.above(6);
    });

    // With Control they are second names of letters, the same in all games.
    it(`are never pressed in silence in <${tag}>`, async () => {
      const silent: string[] = [];
      const isLeftOut = tag === games[0]?.tag ? /^Shift\+Arrow/ : /^Shift\+Arrow|^Control\+/;
      const pressed = new Set(played.map(pressedName).filter((key) => !isLeftOut.test(key)));
      const moments = { start: { seed: 'a' }, middle: { record: OPENING[id] ?? '' }, end: { record: WHOLE[id] ?? '' } };
      for (const [moment, attributes] of Object.entries(moments)) {
        let page = await open(tag, attributes);
        for (const key of pressed) {
          const { match } = page.element as unknown as { match: { ply: number } };
          const { ply } = match;
          page.find('.tool')?.focus();
          const before = heard(page);
          await chord(page, ...key.split(/\+(?=.)/));
          await page.until(() => heard(page) !== before);
          if (heard(page) === before) silent.push(`${key} at the ${moment}`);
          if (match.ply !== ply) page = await open(tag, attributes);
        }
      }
      expect(silent).to.deep.equal([]);
    });

    it(`are heard at both ends of a record of <${tag}>`, async () => {
      const page = await open(tag, { mode: 'replay', record: WHOLE[id] ?? '' });
      await page.until(() => page.find('.moves') !== null);
      for (const key of ['ArrowLeft', 'End', 'ArrowRight', 'Home', ...stepped.map(pressedName)]) {
        page.find('.grid[tabindex="0"], .sheets, .squares, .table[tabindex]')?.focus();
        const before = heard(page);
        await chord(page, ...key.split(/\+(?=.)/));
        expect(heard(page), key).to.not.equal(before);
      }
    });
  }

  it('leave Escape to the page while there is nothing to cancel', async () => {
    const page = await open('triad-board', { record: OPENING.triad ?? '' });
    const used: boolean[] = [];
    const listen = (event: KeyboardEvent) => used.push(event.defaultPrevented);
    document.addEventListener('keydown', listen);
    page.find('.cell[tabindex="0"]')?.focus();
    for (const key of ['Enter', 'Escape', 'Escape']) await page.press(key);
    document.removeEventListener('keydown', listen);
    expect(used.slice(-2)).to.deep.equal([true, false]);
    expect(page.spoken).to.equal('There’s nothing to cancel.');
  });

  it('are those of text in a field', async () => {
    const page = await open('triad-board', { record: OPENING.triad ?? '', seats: 'human human' });
    page.find('input.name')?.focus();
    await sendKeys({ type: 'u' });
    expect([page.find<HTMLInputElement>('input.name')?.value, page.spoken]).to.deep.equal(['u', '']);
  });
});
