import { SharedModule } from '../../interaction/shared-module.js';

/** Reads records. */
export const recordParser = new SharedModule(() => import('../../match/record/parse-record.js'));
/** Reads records that Markdown has taken for prose. */
export const markupRemover = new SharedModule(() => import('../../match/record/without-markup.js'));
/** Keeps games under the key of the page. */
export const matchKeeper = new SharedModule(() => import('./storage/kept-match.js'));
/** Keeps the time of games that can be played by a clock. */
export const clockedMatches = new SharedModule(() => import('../play/clock/resting-match.js'));
/** Reads where links to the game lead. */
export const shareAddresses = new SharedModule(() => import('./links/share-url.js'));
