import { games } from '../../src/elements/registry.js';
import type { ElementTag, GameId } from '../../src/elements/registry.js';
import { titleOf } from '../../src/embed/games.js';
import '../../src/index.js';
import type { AnyGame, Match } from '../../src/match/index.js';

export type { GameId } from '../../src/elements/registry.js';

/** A game of the demo page. */
export interface ShelfGame {
  /** The same in every language. */
  readonly name: string;
  readonly tag: ElementTag;
  readonly game: AnyGame;
  /** The custom properties of a skin that only some games have, without `--tabletop-`. */
  readonly looks: readonly string[];
}

const SHEET = ['paper', 'paper-text', 'paper-line', 'ink', 'pencil'];
const DICE = ['die', 'die-ink', 'die-line'];
const SIDES = ['seat-0', 'seat-0-ink', 'seat-1', 'seat-1-ink'];

const LOOKS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  triad: ['board', 'board-text', 'cell', ...SIDES],
  kubi: [...SHEET, ...DICE],
  tricubo: [...SHEET, 'purple', 'large', 'medium', 'small'],
  cubo: ['board', 'board-text', 'cover', 'red', 'blue', ...DICE],
  triomino: ['board', 'board-text', 'tile', 'tile-ink', 'tile-line', 'tile-back'],
};

/** The custom properties of a skin that all games have. */
export const SHARED_LOOKS = [
  'accent',
  'on-accent',
  'surface',
  'text',
  'muted',
  'line',
  'mark',
  'danger',
  'radius',
  'shadow',
  'shadow-raised',
] as const;

const rulesOf = (tag: ElementTag): AnyGame =>
  (document.createElement(tag) as unknown as { readonly match: Match }).match.game;

const SHELF: ReadonlyMap<GameId, ShelfGame> = new Map(
  games.map(({ id, tag }) => [id, { name: titleOf(id), tag, game: rulesOf(tag), looks: LOOKS[id] ?? [] }]),
);

export const GAME_IDS: readonly GameId[] = games.map(({ id }) => id);

export const isGameId = (text: string | null | undefined): text is GameId => GAME_IDS.some((id) => id === text);

export const gameOf = (id: GameId): ShelfGame => SHELF.get(id) as ShelfGame;
