import { games } from '../elements/registry.js';
import { shown } from '../games/game-error.js';
import { KINDS } from './kinds.js';
import type { Kind } from './kinds.js';
import { subjectOf } from './subject.js';
import type { Subject } from './subject.js';

/** The address of a frame, parsed. */
export interface Query {
  readonly subject: Subject | undefined;
  /** Why the frame shows nothing, for the author of the address. */
  readonly problem: string | undefined;
  /** What sort of thing is named; `game` if nothing is. */
  readonly kind: Kind;
  /** All other parameters by name; a name without a value is empty. */
  readonly settings: ReadonlyMap<string, string>;
}

/**
 * Parses `?game=triad&lang=de&even-start`, `?puzzle=cubo&date=today` or `?lesson=kubi`. As in HTML, names ignore case, and the first of equal names counts.
 */
export function parseQuery(search: string): Query {
  const settings = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.toLowerCase();
    if (!settings.has(key)) settings.set(key, value);
  }
  const kinds = KINDS.filter((kind) => settings.has(kind));
  const [kind = 'game'] = kinds;
  const named = readSubject(kinds, settings);
  for (const each of KINDS) settings.delete(each);
  if (INVITATION.test(settings.get('room') ?? '')) settings.delete('room');
  return typeof named === 'string'
    ? { subject: undefined, problem: named, kind, settings }
    : { subject: named, problem: undefined, kind, settings };
}

/** A room that a reader has made in a frame: the element finds it in the address by itself, and its readers may leave it. */
const INVITATION = /^[a-z]+-game-[0-9a-z]{12}$/;

function readSubject(kinds: readonly Kind[], settings: ReadonlyMap<string, string>): Subject | string {
  const [kind, ...others] = kinds;
  if (!kind) return 'the address names no game: it takes ?game=triad, ?puzzle=cubo or ?lesson=kubi, for instance';
  if (others.length > 0) return `the address names a ${kinds.join(' and a ')}: it takes one of them`;
  const name = settings.get(kind) ?? '';
  const ids = games.map(({ id }) => id).join(', ');
  return subjectOf(kind, name) ?? `the address names no game: ${kind} is ${shown(name)}, expected one of ${ids}`;
}

/** What a shared game brings along, or must not change. */
const OF_THE_GAME: ReadonlySet<string> = new Set(
  'mode seats names seed position position-check record src ply marks persist caption viewer share-url'.split(' '),
);

/** The address of the frame for any game of its kind, so that links to a shared one stay short. */
export function shareAddress(game: string, settings: Query['settings']): string {
  const kept = [...settings].filter(([name]) => !OF_THE_GAME.has(name));
  return `?${new URLSearchParams([['game', game], ...kept]).toString()}`;
}
