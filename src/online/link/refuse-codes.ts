import type { RefuseCode } from '../protocol.js';

/** What ends the try to join. */
export const FINAL: ReadonlySet<string> = new Set<RefuseCode>(['full', 'no-seat', 'seat-taken', 'bad-protocol']);
/** The number or the pace of a command was wrong, and not the command. */
export const PACE: ReadonlySet<string> = new Set<RefuseCode>(['too-fast', 'gap']);
/** Why a seat cannot be asked for; some hosts do not know how. */
export const NOT_ASKED: ReadonlySet<string> = new Set<RefuseCode>([
  'not-away',
  'declined',
  'request-pending',
  'unknown-message',
]);
