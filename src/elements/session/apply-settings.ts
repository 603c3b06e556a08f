import { isServer } from 'lit';
import type { GameError } from '../../games/game-error.js';
import type { Match } from '../../match/match.js';
import { DICE_MODES } from '../../match/settings.js';
import { DEFAULT_LEVEL, LEVELS } from '../../opponents/level.js';
import { LOADINGS, SETUPS, isOn, parseNames, parseSeats, parseWord } from '../base/attributes.js';
import type { AuthorMarks } from '../base/author-marks.js';
import { captureGameError } from '../base/capture-game-error.js';
import { MODES } from '../base/mode.js';
import type { AuthorSettings } from './author-settings.js';
import type { GameSession } from './game-session.js';
import { shareAddresses } from './shared-modules.js';
import { usualLevel } from './usual-level.js';

/** An element whose attributes are applied. */
interface SettableElement<State, Move> extends AuthorSettings {
  readonly session: GameSession<State, Move>;
  readonly authorMarks: AuthorMarks;
  /** Reads the attributes of features. */
  readonly player: { readonly checks: readonly (() => void)[] } | undefined;
}

/**
 * Applies the attributes that do not say which game is played.
 * @param checkOwn reads the attributes of the element that are no options of its game
 * @returns what is wrong with them
 */
export function applySettings<State, Move>(
  element: SettableElement<State, Move>,
  match: Match<State, Move>,
  checkOwn: () => void,
): readonly GameError[] {
  const { session, player } = element;
  const { isWaiting, isPlayed, linked, source, sharing } = session;
  match.undoPastChance = isOn(element.undoPastChance);
  const steps = [
    () => {
      const players = parseSeats(session.leading.request.seats, usualLevel(element));
      if (players && !session.choice.current && !linked) match.gate.players = players;
    },
    () => parseWord('setup', element.setup, SETUPS, 'open'),
    () => parseWord('level', element.level, LEVELS, DEFAULT_LEVEL),
    // First it must be known whose tiles may be read: dice that roll by themselves are saved and emitted.
    () => checkUnlessToCome(checkOwn, isWaiting),
    () => {
      const dice = parseWord('dice', session.leading.setting('dice'), DICE_MODES, 'tap');
      // Nothing is added to a record that is replayed, or to one or a shared game that is to come.
      if (!linked) match.dice = isPlayed && !isWaiting && !sharing.isJoining ? dice : 'remote';
    },
    () => parseWord('mode', element.mode, MODES, 'play'),
    () => parseWord('loading', element.loading, LOADINGS, 'auto'),
    () => parseNames(element.names),
    () => shareAddresses.loaded?.parseShareUrl(element.shareUrl),
    () => session.leading.isOfPage && source.check(session.authorMode, match.length),
    () => element.authorMarks.read(session.leading.marks, session.leading.policy?.hint),
    ...(player?.checks ?? []),
    () => isWaiting || session.plyAttribute.goToRequested(session.match as Match, (ply) => session.goTo(ply, 'script')),
  ];
  return steps.map(captureGameError).filter((error) => error !== undefined);
}

/** What does not fit the game before its record has come may fit the record. */
function checkUnlessToCome(check: () => void, isWaiting: boolean): void {
  const error = captureGameError(check);
  const isToCome = isWaiting || (!isServer && document.readyState === 'loading');
  if (error && !isToCome) throw error;
}
