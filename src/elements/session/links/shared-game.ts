import { GameError, gameError } from '../../../games/game-error.js';
import { readGameLink } from '../../../match/game-link.js';
import { parseRecord } from '../../../match/record/parse-record.js';
import type { AnyElement } from '../../base/any-element.js';

/** What a game of a link takes the place of for a while. */
const TAKEN = ['mode', 'record', 'names', 'seats', 'persist'] as const;

/**
 * Shows the game of a link as a replay at its ply. The element's own game waits, also under its key; what cannot be shown changes nothing, and is told as
 * `game-error`.
 */
export function showShared(host: AnyElement, fragment: string): void {
  let linked;
  try {
    linked = readGameLink(fragment);
    if (!linked) return;
    check(host, linked.record, linked.ply);
  } catch (error) {
    refuse(host, gameError(error));
    return;
  }
  host.session.leaveShared ??= wayBack(host);
  const { record, names, ply } = linked;
  Object.assign(host, { record, names: names || null, mode: 'replay', seats: null, persist: null });
  host.setAttribute('ply', String(ply));
}

/** @throws GameError for a record that cannot be played, or a ply that it does not have */
function check({ game, matchType }: AnyElement, record: string, ply: number): void {
  const match = matchType.fromRecord(game, parseRecord(record, game));
  match.suspend();
  if (ply <= match.length) return;
  throw new GameError('bad-ply', `the ply of the link is ${ply}, expected at most ${match.length}`, { place: 'ply' });
}

function refuse(host: AnyElement, error: GameError): void {
  host.session.error.report(error);
  host.player?.context.intentions.explain(host.words('tabletop.badLink'));
}

/** Remembers the element's own game. @returns what brings it back */
function wayBack(host: AnyElement): () => void {
  const { match } = host;
  const own = Object.fromEntries(TAKEN.map((name) => [name, host[name]]));
  const isUnsaved = !host.persist && match.entries.some(({ by }) => by === 'user');
  if (isUnsaved) own['record'] = match.toRecord();
  const ply = host.getAttribute('ply');
  return () => {
    host.session.leaveShared = undefined;
    Object.assign(host, own);
    if (ply === null) host.removeAttribute('ply');
    else host.setAttribute('ply', ply);
  };
}
