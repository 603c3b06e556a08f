import type { Seat } from '../../../games/game.js';
import { brief, notOneOf } from '../../../games/game-error.js';
import { concealedRecord } from '../../../match/record/concealed-record.js';
import type { Match } from '../../../match/match.js';
import type { GameRecord } from '../../../match/record/record.js';
import type { TriominoMove, TriominoState } from '../../../games/triomino/state.js';
import type { Text } from '../../base/attributes.js';

/** Whose tiles are shown: those of a seat, of nobody, or of everybody. */
export type Viewer = Seat | 'public' | 'all';

/** @throws GameError `bad-attribute` */
export function parseViewer(text: Text | Seat, seats: number): Viewer {
  const word = brief(text);
  if (word === 'public' || word === 'all') return word;
  if (/^\d$/.test(word) && Number(word) < seats) return Number(word);
  throw notOneOf('bad-attribute', 'viewer', word, [`a seat from 0 to ${seats - 1}`, 'public', 'all']);
}

/** A record of what a viewer may know of a match. */
export const recordFor = (match: Match<TriominoState, TriominoMove>, viewer: Viewer): GameRecord =>
  viewer === 'all' ? match.toRecord() : concealedRecord(match, viewer);
