import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import '../../../src/index.js';
import type { Actor, Seat } from '../../../src/games/game.js';
import { Match, makeRecordText } from '../../../src/match/index.js';
import type { AnyGame, GameRecord } from '../../../src/match/record/record.js';
import type { ElementTag } from '../../../src/elements/registry.js';
import { clipped, overlapping, stickingOut } from '../fit.js';
import { GamePage } from '../game-page.js';
import { LANGUAGES } from '../languages.js';
import { onScreen } from '../on-screen.js';

interface PlayedElement extends LitElement {
  readonly match: {
    readonly actors: readonly Actor[];
    readonly outcome: unknown;
    readonly game: AnyGame;
    toRecord(): GameRecord;
    draw(by: 'script'): unknown;
  };
  record: string | undefined;
  legalMoves(seat: Actor): readonly unknown[];
  play(move: unknown, options: { readonly actor: Actor }): void;
}

/** A game with all that a turn of it needs. */
interface Table {
  readonly seats: readonly number[];
  /** Selectors. What only some turns need is looked at while it is there. */
  readonly board: string;
  readonly parts: Readonly<Record<string, string>>;
  /** `play`, or what is pressed at the start, whichever is there. */
  readonly steps: readonly string[];
}

/** So many moves by script. */
const plays = (count: number): readonly string[] => Array.from({ length: count }, () => 'play');

const TABLES: Readonly<Partial<Record<ElementTag, Table>>> = {
  'triad-board': {
    seats: [2],
    board: '.board',
    parts: { tray: '.tray', action: '.actions .button' },
    steps: [
      '.over-board .button',
      '[data-traits~=movable]',
      '[data-ghost]',
      ...plays(3),
      '.cell:not([data-die])',
      ...plays(4),
    ],
  },
  'kubi-sheet': {
    seats: [1, 2, 8],
    board: '.sheet',
    parts: { tray: '.turn', action: '.turn .primary' },
    steps: [...plays(5), '.hand-die', '.turn .primary', ...plays(4)],
  },
  'tricubo-sheet': {
    seats: [1, 2, 5],
    board: '.sheet',
    parts: { tray: '.turn', action: '.turn .primary' },
    steps: [...plays(3), '.hand-die[aria-disabled=true], .hand-die', '[data-target]', '.turn .primary', ...plays(4)],
  },
  'cubo-grid': {
    seats: [1, 2, 4],
    board: '.squares',
    parts: { tray: '.turn', action: '.seat-actions .buzzer' },
    steps: ['.turn .primary', 'button.cell', ...plays(8)],
  },
  'triomino-table': {
    seats: [1, 2, 6],
    board: '.board',
    parts: { tray: '.turn', action: '.turn .primary' },
    steps: ['.turn .primary', '.turn .primary', '.rack-tile', '.rack-tile:not([data-fits])', ...plays(6)],
  },
};

const WIDTHS = [320, 360, 390, 414, 720, 1100] as const;
const TEXTS = [100, 150, 200] as const;
/** A phone, on which a whole turn is seen. Large text has more room. */
const PHONE = { width: 360, height: 640 };
const LARGE = 2200;
const DESK = { width: 1100, height: 700 };
const WIDEST = 1300;
/** Dice and tiles are not larger, in pixels; they move, the boxes do not. */
const PIECE = 90;
/** As much as one press or move may shift, as browsers count it. */
const SHIFT = 0.01;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  /** Browsers do not say what lies in a shadow root, but where it was and is. */
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

interface Player extends GamePage<PlayedElement> {
  readonly where: string;
  readonly boxes: Map<string, string>;
  readonly isPhone: boolean;
}

/**
 * Each language at each width once, a third of them with each size of text, every other one from right to left; of a game for several numbers of players each
 * number has some of that.
 */
function everywhere(
  text: number,
  seats: number,
  among: readonly number[],
): readonly { width: number; lang: string; dir: string }[] {
  const third = TEXTS.findIndex((each) => each === text);
  return WIDTHS.flatMap((width, w) =>
    LANGUAGES.map((lang, l) => ({ width, lang, dir: (w + l) % 2 === 0 ? 'ltr' : 'rtl', place: w + l })),
  ).filter(({ place }) => place % 3 === third && among[Math.floor(place / 3) % among.length] === seats);
}

function makePlayer(
  tag: string,
  seats: number,
  text: number,
  look: { width: number; lang: string; dir: string },
): Player {
  const { width, lang, dir } = look;
  const element = document.createElement(tag) as PlayedElement;
  const attributes = { lang, seed: 'still', seats: Array<string>(seats).fill('human').join(' ') };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const place = document.createElement('div');
  place.dir = dir;
  // All at the top of the screen, so that they are seen.
  place.style.cssText = `position: absolute; inset-block-start: 0; inset-inline-start: 0; inline-size: ${width}px`;
  place.append(element);
  document.body.append(place);
  const isPhone = text === 100 && width === PHONE.width;
  const where = `${seats} at ${width} px, ${lang}, ${dir}, ${text} %`;
  return Object.assign(new GamePage(element), { where, boxes: new Map<string, string>(), isPhone });
}

const boxOf = ({ left, top, width, height }: DOMRect): string =>
  [left, top + scrollY, width, height].map(Math.round).join(' ');

const seen = (page: GamePage, selector: string) => page.all(selector).find((element) => element.checkVisibility());

/** What has moved since it was first seen, or cannot be seen on a phone. */
function trouble(page: Player, parts: Readonly<Record<string, string>>): string[] {
  return Object.entries(parts).flatMap(([part, selector]) => {
    const box = seen(page, selector)?.getBoundingClientRect();
    if (!box) return [];
    const place = boxOf(box);
    const before = page.boxes.get(part) ?? place;
    page.boxes.set(part, place);
    const isBelow = page.isPhone && box.bottom + scrollY > PHONE.height + 0.5;
    return [
      ...(before === place ? [] : [`${part} from ${before} to ${place}`]),
      ...(isBelow ? [`${part} ends at ${box.bottom}`] : []),
    ];
  });
}

/** Whether all of it grows, or is wider than its place. */
function grown(page: Player): string[] {
  const { scrollWidth, clientWidth, offsetHeight } = page.element;
  const before = page.boxes.get('host') ?? String(offsetHeight);
  page.boxes.set('host', before);
  return [
    ...(before === String(offsetHeight) ? [] : [`${before} px high, then ${offsetHeight}`]),
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
  ];
}

/** What is cut off, lies on something else or sticks out. Names end in dots where they must. */
const notWhole = (page: Player): string[] => [
  ...clipped(page).filter((what) => !what.startsWith('name ')),
  ...overlapping(page).filter((pair) => !/^\[object SVG/.test(pair)),
  ...stickingOut(page),
];

/** Makes a move that follows from the number of the step alone, the same in all languages. */
function playOn(element: PlayedElement, step: number): void {
  const { match } = element;
  if (match.outcome) return;
  if (match.actors[0] === 'chance') {
    match.draw('script');
    return;
  }
  const actor = match.actors.find((each) => element.legalMoves(each).length > 0) as Actor;
  const moves = element.legalMoves(actor);
  element.play(moves[(step * 7) % moves.length], { actor });
}

function act(page: Player, step: string, i: number): void {
  if (step === 'play') playOn(page.element, i);
  else seen(page, step)?.click();
}

/** The record of the same game, played to its end. */
function finish({ match: { game }, match }: PlayedElement): string {
  const whole = Match.fromRecord(game, match.toRecord());
  for (let step = 0; step < 5000 && !whole.outcome; step++) {
    const actor = whole.actors.find(
      (each): each is Seat => typeof each === 'number' && whole.legalMoves(each).length > 0,
    );
    const moves = actor === undefined ? [] : whole.legalMoves(actor);
    if (actor === undefined) whole.draw();
    else whole.play(moves[(step * 7) % moves.length], { actor });
  }
  return makeRecordText(whole.toRecord(), game, '; ');
}

describe('the boxes of a game', () => {
  onScreen(WIDEST, PHONE.height);

  afterEach(() => {
    document.documentElement.style.fontSize = '';
    document.body.replaceChildren();
  });

  for (const [tag, { seats, board, parts, steps }] of Object.entries(TABLES)) {
    for (const text of TEXTS) {
      it(`never change in a whole game: <${tag}> of ${seats.join(', ')}, text at ${text} %`, async () => {
        await setViewport({ width: WIDEST, height: text === 100 ? PHONE.height : LARGE });
        document.documentElement.style.fontSize = `${text}%`;
        // All at once: they wait for the same frames.
        const tables = seats.map((count) =>
          everywhere(text, count, seats).map((look) => makePlayer(tag, count, text, look)),
        );
        const pages = tables.flat();
        await Promise.all(pages.map((page) => page.element.updateComplete));
        await Promise.all(pages.map((page) => page.ready()));
        await Promise.all(pages.map((page) => page.until(() => page.find('.container')?.lang === page.element.lang)));
        const found: string[] = [];
        const look = async (moment: string, boxes: Readonly<Record<string, string>>, isClose: boolean) => {
          await Promise.all(pages.map((page) => page.element.updateComplete));
          await new Promise(requestAnimationFrame);
          for (const page of pages) {
            const wrong = [...trouble(page, boxes), ...grown(page), ...(isClose ? notWhole(page) : [])];
            found.push(...wrong.map((what) => `${page.where}, ${moment}: ${what}`));
          }
        };
        const all = { board, ...parts, status: '.status', tools: '.panel .toolbar' };
        await look('at the start', all, true);
        // Large text is looked at where something is pressed, and after some moves.
        const done = text === 100 ? steps : steps.slice(0, -3);
        for (const [i, step] of done.entries()) {
          for (const page of pages) act(page, step, i);
          // A close look at each takes long, so the moments after what is pressed and some others have to do.
          await look(`after step ${i}, ${step}`, all, step !== 'play' || i % 4 === 3);
        }
        for (const alike of tables) {
          const whole = finish((alike[0] as Player).element);
          for (const { element } of alike) element.record = whole;
        }
        await Promise.all(pages.map((page) => page.until(() => page.find('.result-card') !== null)));
        expect(pages.every((page) => page.find('.result-card'))).to.equal(true);
        await look('at the end', { board, again: '.ending-actions .primary', end: '.ending-actions' }, true);
        expect(found).to.deep.equal([]);
      }).timeout(60_000);
    }
  }

  for (const [tag, { seats, steps }] of Object.entries(TABLES)) {
    for (const { width, height } of [PHONE, DESK]) {
      it(`move nothing while it is loaded and played: <${tag}>, ${width} × ${height}`, async () => {
        await setViewport({ width, height });
        const shifts: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            if (sources.every(({ currentRect: { width, height } }) => Math.max(width, height) < PIECE)) continue;
            const places = sources.map(
              ({ previousRect, currentRect }) => `${boxOf(previousRect)} → ${boxOf(currentRect)}`,
            );
            if (value > SHIFT) shifts.push(`${value.toFixed(3)} by ${places.join()}`);
          }
        });
        observer.observe({ type: 'layout-shift' });
        const page = makePlayer(tag, Math.min(...seats), 100, { width, lang: 'en', dir: 'ltr' });
        await page.ready();
        for (const [i, step] of steps.entries()) {
          act(page, step, i);
          await page.element.updateComplete;
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }
        observer.disconnect();
        expect(shifts).to.deep.equal([]);
      });
    }
  }
});
