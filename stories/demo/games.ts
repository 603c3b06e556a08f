import { games, opponents } from '../../src/elements/registry.js';
import type { ElementTag, GameId } from '../../src/elements/registry.js';
import { titleOf } from '../../src/embed/games.js';
import '../../src/index.js';
import type { AnyGame, Match } from '../../src/match/index.js';
import { makePlayer } from '../../src/match/players.js';

export type { GameId } from '../../src/elements/registry.js';

/** A game of the demo page. */
export interface ShelfGame {
  /** The same in every language. */
  readonly name: string;
  readonly tag: ElementTag;
  readonly game: AnyGame;
  /** Who plays if the tag does not say, in the words of the `seats` attribute. */
  readonly usualSeats: string;
  /** The custom properties of a skin that only some games have, without `--tabletop-`. */
  readonly looks: readonly string[];
  /** The age from which it is recommended. */
  readonly age?: number;
  /** How long a game lasts. */
  readonly minutes?: number;
}

const PAPER = ['paper', 'paper-text', 'paper-line', 'ink', 'pencil'];

const OWN: Readonly<Partial<Record<GameId, Pick<ShelfGame, 'looks' | 'age' | 'minutes'>>>> = {
  triad: {
    looks: [
      'board',
      'board-text',
      'board-mark',
      'cell',
      'inlay',
      'grain',
      'die-line',
      'seat-0-ink',
      'seat-1',
      'seat-1-ink',
    ],
    age: 8,
    minutes: 15,
  },
  kubi: {
    looks: [...PAPER, 'slot', 'print', 'felt', 'thread-a', 'thread-b', 'die', 'die-ink', 'die-line'],
    age: 8,
    minutes: 20,
  },
  tricubo: {
    looks: [...PAPER, 'step', 'step-crossed', 'purple', 'large', 'medium', 'small', 'die-line'],
    age: 8,
    minutes: 20,
  },
  cubo: {
    looks: ['board', 'board-text', 'cover', 'red', 'blue', 'amber', 'die', 'die-ink'],
    age: 8,
    minutes: 20,
  },
  triomino: {
    looks: [
      'board',
      'board-text',
      'board-mark',
      'rack',
      'rack-text',
      'tile',
      'tile-ink',
      'tile-line',
      'tile-back',
      'grain',
    ],
    age: 6,
    minutes: 30,
  },
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
  'best',
  'danger',
  'radius',
  'relief',
  'shadow',
  'shadow-cast',
  'shadow-raised',
  'seat-0',
] as const;

/** Who plays a match, in the words of the `seats` attribute. */
export const seatsOf = ({ seats, gate }: Match): string =>
  Array.from({ length: seats }, (_, seat) => makePlayer(gate.playerOf(seat))).join(' ');

function rulesOf(tag: ElementTag): Pick<ShelfGame, 'game' | 'usualSeats'> {
  const { match } = document.createElement(tag) as unknown as { readonly match: Match };
  return { game: match.game, usualSeats: seatsOf(match) };
}

const SHELF: ReadonlyMap<GameId, ShelfGame> = new Map(
  games.map(({ id, tag }) => [id, { name: titleOf(id), tag, ...rulesOf(tag), looks: [], ...OWN[id] }]),
);

export const GAME_IDS: readonly GameId[] = games.map(({ id }) => id);

export const isGameId = (text: string | null | undefined): text is GameId => GAME_IDS.some((id) => id === text);

/** Whether a computer can play the game. */
export const hasOpponent = (id: GameId): boolean => opponents.some((each) => each === id);

export const gameOf = (id: GameId): ShelfGame => SHELF.get(id) as ShelfGame;
