import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { FIRST_CROSSES } from '../../games/tricubo/helpers.js';
import { FILLED as KUBI_FILLED, KubiPage, crossed } from '../games/kubi-sheet/page.js';
import { FILLED as TRICUBO_FILLED, TricuboPage } from '../games/tricubo-sheet/page.js';
import type { Attributes, SheetsPage } from './page.js';

/** A game with sheets, for what all of them have in common. */
export interface SheetGame {
  readonly name: string;
  readonly tag: 'kubi-sheet' | 'tricubo-sheet';
  readonly open: (attributes?: Attributes) => Promise<SheetsPage>;
  readonly within: (part: TemplateResult) => Promise<SheetsPage>;
  /** What one who plays alone does before the first roll. */
  readonly opening: string;
  /** The first roll of the seed `a` after that. */
  readonly roll: string;
  /** Three players, and a roll that nobody has used yet. */
  readonly three: string;
  /** Moves of these three for that roll, in this order, and another one of the last seat. */
  readonly moves: readonly [string, string, string];
  readonly other: string;
  /** A finished sheet. */
  readonly filled: string;
  /** Two places that an author marks on it. */
  readonly marks: string;
  /** The dice beside a sheet of a roll. */
  readonly values: (page: SheetsPage) => number[];
  /** How many players there can be. */
  readonly seats: number;
  /** How many dice there are. */
  readonly count: number;
  /** Begins a move on the sheet that is shown. */
  readonly begin: (page: SheetsPage) => Promise<void>;
  /** Finishes it. */
  readonly finish: (page: SheetsPage) => Promise<void>;
  /** What is begun there. */
  readonly begun: (page: SheetsPage) => unknown;
}

const valuesIn = (selector: string) => (page: SheetsPage) =>
  page.all(selector).map((die) => Number(die.getAttribute('data-value')));

const KUBI: SheetGame = {
  name: 'Kubi',
  tag: 'kubi-sheet',
  open: (attributes) => KubiPage.open(attributes),
  within: (part) => KubiPage.within(part),
  opening: 'x146',
  roll: 'roll 12346',
  three: `${[1, 2, 3].map(() => crossed('146')).join(' / ')} | 0 12346`,
  moves: ['1|23|46', '4|12|36', '6|12|34'],
  other: '1|34|26',
  filled: KUBI_FILLED,
  marks: '7 x4',
  values: valuesIn('.roll .die'),
  seats: 8,
  count: 5,
  begin: (page) => (page as KubiPage).choose(0),
  finish: (page) => page.confirm(),
  begun: (page) => (page as KubiPage).placed,
};

const TRICUBO: SheetGame = {
  name: 'Tricubo',
  tag: 'tricubo-sheet',
  open: (attributes) => TricuboPage.open(attributes),
  within: (part) => TricuboPage.within(part),
  opening: '@1',
  roll: 'roll 316',
  three: `${FIRST_CROSSES.slice(0, 3).join(' / ')} | A 1 0 346`,
  moves: ['L', 'M', 'S:3'],
  other: 'Mc',
  filled: TRICUBO_FILLED,
  marks: '2 L',
  values: valuesIn('.roll .die'),
  seats: 5,
  count: 3,
  begin: (page) => (page as TricuboPage).clickDie('M'),
  finish: (page) => page.click((page as TricuboPage).rowTarget(4) as Element),
  begun: (page) => [(page as TricuboPage).chosenDie, (page as TricuboPage).targets],
};

export const GAMES: readonly SheetGame[] = [KUBI, TRICUBO];

/** The elements of some games, one below the other, each with these properties. */
export function element(game: SheetGame, properties: object): HTMLElement {
  return Object.assign(document.createElement(game.tag), properties);
}

/** A game in a part of a page. */
export const around = (game: SheetGame, properties: object, style = ''): Promise<SheetsPage> =>
  game.within(html`<div style=${style}>${element(game, properties)}</div>`);
