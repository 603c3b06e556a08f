import { makeRecordText } from '../../src/match/index.js';
import type { Match } from '../../src/match/index.js';
import { gameOf, seatsOf } from './games.js';
import type { Played, Player } from './player.js';
import { attributesOf, unusualOptions } from './table.js';
import type { Table } from './table.js';

type GameElement = HTMLElement & Played & { readonly match: Match; readonly names?: string | null };

/** Holds the element, and knows what a link to the current moment must contain. */
export class Stage {
  readonly host = document.createElement('div');
  #table: Table;
  #element: GameElement;

  constructor(table: Table) {
    this.host.className = 'stage';
    this.#table = table;
    this.#element = this.#place(table);
  }

  get element(): HTMLElement {
    return this.#element;
  }

  /** Plays the record that it shows, until the reader steps in. */
  play(player: Player): void {
    player.start(this.#element);
  }

  get match(): Match {
    return this.#element.match;
  }

  /** Shows another game or moment in a new element, because the old one would keep its game. */
  show(table: Table): void {
    this.#table = table;
    this.#element = this.#place(table);
  }

  /** Changes attributes that do not affect a running game. */
  adjust(part: Pick<Partial<Table>, 'names' | 'dice' | 'mode'>): void {
    // A replay shows the game played so far.
    this.#table = { ...this.moment, ...part };
    this.host.dataset['mode'] = this.#table.mode;
    for (const name of Object.keys(part)) {
      const value = attributesOf(this.#table)[name];
      if (value === undefined) this.#element.removeAttribute(name);
      else this.#element.setAttribute(name, value);
    }
  }

  /** The current state of the game. */
  get moment(): Table {
    const { match, ply } = this.#element;
    // Readers can edit names in the game itself.
    const known = { ...this.#table, names: this.#element.names ?? '' };
    if (known.mode !== 'play') return { ...known, ply };
    const { length, start, options, game } = match;
    const table = { ...known, seats: seatsOf(match), options: unusualOptions(known.game, options) };
    // Before the first move, the options describe the game.
    if (length === 0 && start === undefined) return { ...table, record: undefined, ply: undefined };
    const record = makeRecordText(match.toRecord(), game, '; ');
    return { ...table, record, ply: ply === length ? undefined : ply };
  }

  #place(table: Table): GameElement {
    const element = document.createElement(gameOf(table.game).tag) as GameElement;
    for (const [name, value] of Object.entries(attributesOf(table))) element.setAttribute(name, value);
    // Whoever usually plays would be others in another mode.
    if (table.record === undefined && table.seats !== undefined) element.setAttribute('seats', table.seats);
    // This page reads the links of the Share tool.
    element.setAttribute('share-url', '');
    this.host.dataset['game'] = table.game;
    this.host.dataset['mode'] = table.mode;
    this.host.replaceChildren(element);
    return element;
  }
}
