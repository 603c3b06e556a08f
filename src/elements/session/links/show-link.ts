import { GameError, gameError } from '../../../games/game-error.js';
import { readGameLink } from '../../../match/game-link.js';
import type { GameLink } from '../../../match/game-link.js';
import { parseRecord } from '../../../match/record/parse-record.js';
import type { AnyElement } from '../../base/any-element.js';

/**
 * Shows the game of a link as a replay at its ply. The element's own game waits, also under its key; what cannot be shown changes nothing, and is emitted as
 * `game-error`.
 */
export function showGameOfLink({ session, game, matchType, player, words }: AnyElement, fragment: string): void {
  try {
    const linked = readGameLink(fragment);
    // Others may have been joined meanwhile.
    if (!linked || session.linked) return;
    check(linked, { game, matchType });
    session.leading.showLink({ ...linked, game, mode: 'replay', optionText: () => undefined });
    session.plyAttribute.request(linked.ply);
  } catch (error) {
    session.error.report(gameError(error));
    player?.context.intentions.explain(words('tabletop.badLink'));
  }
}

/** @throws GameError for a record that cannot be played, or a ply that it does not have */
function check({ record, ply }: GameLink, { game, matchType }: Pick<AnyElement, 'game' | 'matchType'>): void {
  const match = matchType.fromRecord(game, parseRecord(record, game));
  match.suspend();
  if (ply <= match.length) return;
  throw new GameError('bad-ply', `the ply of the link is ${ply}, expected at most ${match.length}`, { place: 'ply' });
}
