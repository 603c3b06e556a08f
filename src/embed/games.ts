import { games } from '../elements/registry.js';
import type { ElementTag, GameId } from '../elements/registry.js';

export type { ElementTag, GameId };

/** The element of a game, given its id or its tag. */
export const elementOf = (name: string | undefined): ElementTag | undefined =>
  games.find(({ id, tag }) => id === name || tag === name)?.tag;

export const gameOf = (tag: ElementTag): GameId => games.find((game) => game.tag === tag)!.id;

/** `triad` → `Triad`: the games have the same name in every language. */
export const titleOf = (game: GameId): string => game.charAt(0).toUpperCase() + game.slice(1);
