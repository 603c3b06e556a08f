import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { AnyGame } from '../../src/match/index.js';

/** A game on the shelf: its rules, the tag that plays it, and what of the skins it wears beside what all wear. */
export interface ShelfGame {
  readonly name: string;
  readonly tag: 'triad-board' | 'kubi-sheet' | 'tricubo-sheet' | 'cubo-grid' | 'triomino-table';
  readonly game: AnyGame;
  readonly wears: readonly string[];
}

const SHEET = ['paper', 'paper-text', 'paper-line', 'ink', 'pencil'];
const DICE = ['die', 'die-ink', 'die-line'];
const SIDES = ['seat-0', 'seat-0-ink', 'seat-1', 'seat-1-ink'];

/** The names of games are the same in every language. */
export const GAMES = {
  triad: { name: 'Triad', tag: 'triad-board', game: triad, wears: ['board', 'board-text', 'cell', ...SIDES] },
  kubi: { name: 'Kubi', tag: 'kubi-sheet', game: kubi, wears: [...SHEET, ...DICE] },
  tricubo: {
    name: 'Tricubo',
    tag: 'tricubo-sheet',
    game: tricubo,
    wears: [...SHEET, 'purple', 'large', 'medium', 'small'],
  },
  cubo: {
    name: 'Cubo',
    tag: 'cubo-grid',
    game: cubo,
    wears: ['board', 'board-text', 'cover', 'red', 'blue', ...DICE],
  },
  triomino: {
    name: 'Triomino',
    tag: 'triomino-table',
    game: triomino,
    wears: ['board', 'board-text', 'tile', 'tile-ink', 'tile-line', 'tile-back'],
  },
} as const satisfies Record<string, ShelfGame>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

/** What every game wears. */
export const SHARED_WEAR = [
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

export const isGameId = (text: string | null | undefined): text is GameId => GAME_IDS.some((id) => id === text);

export const gameOf = (id: GameId): ShelfGame => GAMES[id];
