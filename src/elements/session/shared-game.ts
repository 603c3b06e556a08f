import { GameError, gameError } from '../../games/game-error.js';
import type { GameRecord } from '../../match/record/record.js';
import type { Match } from '../../match/match.js';
import { readGameLink } from '../../match/game-link.js';
import { parseRecord } from '../../match/record/parse-record.js';
import type { AnyGame } from '../../match/record/record.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { Text } from '../base/attributes.js';
import type { LinkedElement } from './follow-link.js';

/** What a game of a link takes the place of for a while. */
const TAKEN = ['mode', 'record', 'names', 'seats', 'persist'] as const;

/** An element that can show the game of a link instead of its own. */
export interface SharedGameHost<State, Move, Terms extends CommonTerms> extends LinkedElement<State, Move, Terms> {
  readonly game: AnyGame<State, Move>;
  readonly matchType: typeof Match;
  mode?: Text;
  record?: Text | GameRecord;
  seats?: Text;
  persist?: Text;
  /** Ends showing the game of a link; missing while the element shows its own. */
  leaveShared?: (() => void) | undefined;
  /** Tells of an error that does not disturb the game. */
  tellError(error: GameError): void;
}

/**
 * Shows the game of a link as a replay at its ply. The element's own game waits, also under its key; what cannot be shown changes nothing, and is told as
 * `game-error`.
 */
export function showShared<State, Move, Terms extends CommonTerms>(
  host: SharedGameHost<State, Move, Terms>,
  fragment: string,
): void {
  let linked;
  try {
    linked = readGameLink(fragment);
    if (!linked) return;
    check(host, linked.record, linked.ply);
  } catch (error) {
    refuse(host, gameError(error));
    return;
  }
  host.leaveShared ??= wayBack(host);
  const { record, names, ply } = linked;
  Object.assign(host, { record, names: names || null, mode: 'replay', seats: null, persist: null });
  host.setAttribute('ply', String(ply));
}

/** @throws GameError for a record that cannot be played, or a ply that it does not have */
function check<State, Move, Terms extends CommonTerms>(
  { game, matchType }: SharedGameHost<State, Move, Terms>,
  record: string,
  ply: number,
): void {
  const match = matchType.fromRecord(game, parseRecord(record, game));
  match.suspend();
  if (ply <= match.length) return;
  throw new GameError('bad-ply', `the ply of the link is ${ply}, expected at most ${match.length}`, { place: 'ply' });
}

function refuse<State, Move, Terms extends CommonTerms>(
  host: SharedGameHost<State, Move, Terms>,
  error: GameError,
): void {
  host.tellError(error);
  const { gamePlay } = host;
  if (!gamePlay) return;
  const notice = () => gamePlay.commonWords('tabletop.badLink');
  gamePlay.moves.notice = notice;
  gamePlay.narrator.say(notice());
  host.requestUpdate();
}

/** Remembers the element's own game. @returns what brings it back */
function wayBack<State, Move, Terms extends CommonTerms>(host: SharedGameHost<State, Move, Terms>): () => void {
  const { match } = host;
  const own = Object.fromEntries(TAKEN.map((name) => [name, host[name]]));
  const isUnsaved = !host.persist && match.entries.some(({ by }) => by === 'user');
  if (isUnsaved) own['record'] = match.toRecord();
  const ply = host.getAttribute('ply');
  return () => {
    host.leaveShared = undefined;
    Object.assign(host, own);
    if (ply === null) host.removeAttribute('ply');
    else host.setAttribute('ply', ply);
  };
}
