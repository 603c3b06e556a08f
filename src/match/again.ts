import { changedOptions } from '../games/options.js';
import type { Gate } from './gate.js';
import type { MatchSetup } from './match-setup.js';
import { latestRevision } from './record/record.js';
import type { AnyGame } from './record/record.js';
import type { AgainOptions, MatchSettings } from './settings.js';

/** The match that is played again. */
interface Earlier extends MatchSetup {
  readonly game: AnyGame;
  readonly gate: Pick<Gate, 'players' | 'dice'>;
  readonly undoPastChance: boolean;
}

/** The settings of a new match like an earlier one, by the latest rules. */
export function settingsAgain(earlier: Earlier, how: AgainOptions): MatchSettings {
  const { game, gate, undoPastChance, revision, positionCheck } = earlier;
  const { seed, alternate = false, dice = gate.dice, players = gate.players } = how;
  const seats = how.players?.length ?? earlier.seats;
  const known = (alternate && game.rematch?.(earlier.options, seats)) || earlier.options;
  // Defaults may have changed since the rules of the earlier match.
  const isOutdated = revision < latestRevision(game);
  const options = how.options ?? (isOutdated ? changedOptions(game.options, known, revision) : known);
  const start = alternate ? undefined : earlier.start;
  return { seats, players, options, seed, start, positionCheck, dice, undoPastChance };
}
