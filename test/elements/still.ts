import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { Actor } from '../../src/games/game.js';
import { clipped, overlapping } from './fit.js';
import { GamePage } from './game-page.js';
import { onScreen } from './on-screen.js';

/** A phone, and a screen that is not high, each with containers of some widths. Where an element is depends on nothing else. */
const SCREENS = [
  { height: 640, widths: [240, 360, 480] },
  { height: 720, widths: [640, 900, 1200] },
];
/** Those with the longest words. */
const LANGUAGES = ['de', 'fr'];
const WIDEST = 1300;

interface PlayedElement extends LitElement {
  readonly match: {
    readonly actors: readonly Actor[];
    readonly outcome: unknown;
    draw(by: 'script'): unknown;
  };
  legalMoves(seat: Actor): readonly unknown[];
  play(move: unknown, options: { readonly actor: Actor }): void;
}

/** What a game is played with, and what of it a turn needs. */
interface Still {
  readonly tag: string;
  readonly seats: readonly number[];
  /** Attributes besides that of the seats. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Selectors; an action is there only while something can be done. */
  readonly parts: { readonly board: string; readonly tray: string; readonly action: string };
  /** `play`, or what is pressed: one or another, whichever is there. */
  readonly steps: readonly string[];
}

/** So many moves by script. */
export const plays = (count: number): readonly string[] => Array.from({ length: count }, () => 'play');

interface Player extends GamePage<PlayedElement> {
  readonly where: string;
  readonly boxes: Map<string, string>;
}

function makePlayer({ tag, attributes = {} }: Still, seats: number, width: number, lang: string): Player {
  const element = document.createElement(tag) as PlayedElement;
  const all = { lang, seed: 'still', ...(seats > 1 ? { seats: 'human '.repeat(seats).trim() } : {}), ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  const place = document.createElement('div');
  // All at the top of the screen, for which they need not be seen.
  place.style.cssText = `position: absolute; inset-block-start: 0; inline-size: ${width}px`;
  place.append(element);
  document.body.append(place);
  return Object.assign(new GamePage(element), { where: `${width} ${lang}`, boxes: new Map<string, string>() });
}

const seen = (page: GamePage, selector: string) => page.all(selector).find((element) => element.checkVisibility());

/** What has moved since it was first seen, or is not on the screen. */
function trouble(page: Player, parts: Readonly<Record<string, string>>, moment: string): string[] {
  return Object.entries(parts).flatMap(([part, selector]) => {
    const box = seen(page, selector)?.getBoundingClientRect();
    if (!box) return part === 'action' ? [] : [`${page.where}: no ${part} ${moment}`];
    const place = [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
    const before = page.boxes.get(part) ?? place;
    page.boxes.set(part, place);
    return [
      ...(before === place ? [] : [`${page.where}: ${part} from ${before} to ${place} ${moment}`]),
      ...(box.top >= 0 && box.bottom <= innerHeight ? [] : [`${page.where}: ${part} ends at ${box.bottom} ${moment}`]),
    ];
  });
}

/** What is cut off or lies on something else. Names end in dots where they must; what is said about a table lies on its cloth. */
const notWhole = (page: Player): string[] => [
  ...clipped(page).filter((what) => !what.startsWith('name ')),
  ...overlapping(page).filter((pair) => !/^\[object SVG/.test(pair)),
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

/** Plays a game in each width and language at once: nothing that a turn needs moves, leaves the screen or is cut off. */
export function describeStill(still: Still): void {
  const { tag, seats, steps } = still;
  const parts = { ...still.parts, status: '.status' };
  for (const { height, widths } of SCREENS) {
    describe(`<${tag}> on a screen ${height} pixels high`, () => {
      onScreen(WIDEST, height);

      for (const count of seats) {
        it(`keeps all that a turn of ${count} needs in its place and in sight`, async () => {
          const pages = widths.flatMap((width) => LANGUAGES.map((lang) => makePlayer(still, count, width, lang)));
          await Promise.all(pages.map((page) => page.element.updateComplete));
          await Promise.all(pages.map((page) => page.ready()));
          await Promise.all(pages.map((page) => page.until(() => page.find('.container')?.lang === page.element.lang)));
          const found = pages.flatMap((page) => trouble(page, parts, 'at the start'));
          for (const [i, step] of steps.entries()) {
            for (const page of pages) {
              if (step === 'play') playOn(page.element, i);
              else seen(page, step)?.click();
            }
            await Promise.all(pages.map((page) => page.element.updateComplete));
            await new Promise(requestAnimationFrame);
            found.push(...pages.flatMap((page) => trouble(page, parts, `after step ${i}, ${step}`)));
          }
          const cut = pages.flatMap((page) => notWhole(page).map((what) => `${page.where}: ${what}`));
          for (const { element } of pages) element.parentElement?.remove();
          expect([...found, ...cut]).to.deep.equal([]);
        }).timeout(60_000);
      }
    });
  }
}
