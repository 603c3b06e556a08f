import type { GameId } from '../../../src/elements/registry.js';
import type { Setup } from '../setup.js';
import { cuboSetup } from './cubo.js';
import { kubiSetup } from './kubi.js';
import { triadSetup } from './triad.js';
import { tricuboSetup } from './tricubo.js';
import { triominoSetup } from './triomino.js';

/** A setup for code that does not depend on its game. */
export type AnySetup = Setup<unknown>;

/** How the positions of each game are set up by hand. */
const setups: Readonly<Partial<Record<GameId, unknown>>> = {
  triad: triadSetup,
  kubi: kubiSetup,
  tricubo: tricuboSetup,
  cubo: cuboSetup,
  triomino: triominoSetup,
};

/** The games whose positions can be set up by hand. */
export const SETUP_GAMES = Object.keys(setups) as readonly GameId[];

export const setupOf = (game: GameId): AnySetup => setups[game] as AnySetup;
