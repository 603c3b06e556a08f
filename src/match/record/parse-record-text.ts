/**
 * The text form of a record, for attributes and pages: a header such as `triad 1; even-start=on; seed=house`, then moves separated by `;` or new lines,
 * `#1` before a move if several seats may act, ` @1500` after it for its time in milliseconds, and `{comments}` or `[comments]` anywhere. A comment
 * belongs to the move before it.
 */
import { GameError } from '../../games/game-error.js';
import { kebabCase, optionSpecs, parseOption } from '../../games/options.js';
import { MOVE_LIMIT } from '../../games/texts.js';
import type { Concession } from '../concession.js';
import { PLAYER_WORDS } from '../players.js';
import { CONCESSIONS, arePlayers, checkConcession, checkHeader } from './checks.js';
import { omitUndefined, seatsFrom } from './record.js';
import type { AnyGame, GameRecord, RecordedMove } from './record.js';
import { POSITION_CHECKS } from '../settings.js';
import type { PositionCheck } from '../settings.js';

interface Segment {
  text: string;
  readonly line: number;
  readonly comments: string[];
}

/** The fields of a header. The number of seats may be left to the start position. */
interface Header {
  options: Record<string, unknown>;
  seats?: number;
  players?: readonly string[];
  seed?: string;
  start?: string;
  positionCheck?: PositionCheck;
  concession?: Concession;
}

/** @throws GameError `record-syntax`, `record-game`, `record-format`, `record-type`, `bad-options`, `bad-position` */
export function parseRecordText(text: string, game: AnyGame): GameRecord {
  const [title, ...segments] = split(text);
  const [, id, format] = /^(\S+)(?:\s+(\S+))?$/.exec(title?.text ?? '') ?? [];
  checkHeader(Number(format), id ?? title?.text, game);
  const header: Header = { options: {} };
  const isField = (segment: Segment | undefined) => segment && readField(segment, header, game);
  let first = 0;
  while (isField(segments[first])) first++;
  const { seats = seatsFrom(game, header.start) } = header;
  checkConcession({ ...header, seats });
  const comments = [title, ...segments.slice(0, first)].flatMap((segment) => segment?.comments ?? []);
  const moves = segments.slice(first).map(parseEntry);
  return omitUndefined({ format: Number(format), game: game.id, ...header, seats, comment: joined(comments), moves });
}

/** Comments, shown texts, separators, and what stands between them. */
const TOKENS = /\{[^}]*\}?|\[[^\]]*\]?|"(?:[^"\\]|\\.)*"?|[;\n]|[^;\n{["]+/g;
/** Braces are the usual form. MDX, Svelte and Astro read them as code, and leave brackets alone. */
const COMMENT_ENDS: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/** Splits at `;` and new lines, takes comments out, and leaves shown texts whole. Empty segments are dropped. */
function split(text: string): Segment[] {
  const segments: Segment[] = [];
  let line = 1;
  let open = false;
  for (const [token] of text.matchAll(TOKENS)) {
    const first = token.charAt(0);
    const last = segments.at(-1);
    const end = COMMENT_ENDS.get(first);
    if (end !== undefined) {
      if (!token.endsWith(end)) throw unclosed('comment', line);
      const comment = token.slice(1, -1).trim();
      if (comment) last?.comments.push(comment);
    } else if (first === ';' || first === '\n') {
      open = false;
    } else if (open && last) {
      last.text += token;
    } else if (token.trim() !== '') {
      segments.push({ text: token, line, comments: [] });
      open = true;
    }
    line += token.split('\n').length - 1;
  }
  for (const segment of segments) segment.text = segment.text.trim();
  return segments;
}

function unclosed(what: string, line: number): GameError {
  const place = `line ${line}`;
  return new GameError('record-syntax', `a ${what} in ${place} of the record has no end`, { place });
}

/** Reads one `key=value` of the header. @returns `false` if the segment is a move */
function readField({ text, line }: Segment, header: Header, game: AnyGame): boolean {
  const [, key, raw = ''] = /^([a-z-]+)\s*=\s*(.*)$/s.exec(text) ?? [];
  if (key === undefined) return false;
  const value = unquote(raw, line);
  const [name, spec] = optionSpecs(game.options).find(([each]) => kebabCase(each) === key) ?? [];
  // An option may be called `start`, too: it is meant if the value is one of its words.
  const isOption = spec && (key !== 'start' || ('values' in spec && spec.values.includes(value)));
  if (name && isOption) header.options[name] = parseOption(name, value, spec);
  else if (key === 'seed' || key === 'start') header[key] = value;
  else if (key === 'seats') header.seats = parseSeats(value, line);
  else if (key === 'players') header.players = parsePlayers(value, line);
  else if (key === 'position-check') header.positionCheck = parsePositionCheck(value, line);
  else if (CONCESSIONS.some((each) => each === key)) {
    header.concession = { seat: parseSeats(value, line), how: key as Concession['how'] };
  } else return false;
  return true;
}

function parsePositionCheck(value: string, line: number): PositionCheck {
  const check = POSITION_CHECKS.find((each) => each === value);
  if (check) return check;
  const place = `line ${line}`;
  const message = `the position check in ${place} of the record is none of ${POSITION_CHECKS.join(', ')}`;
  throw new GameError('record-type', message, { place });
}

function parseSeats(value: string, line: number): number {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const place = `line ${line}`;
  throw new GameError('record-type', `the seats in ${place} of the record are not a whole number`, { place });
}

function parsePlayers(value: string, line: number): readonly string[] {
  const words = value.split(/\s+/);
  if (arePlayers(words)) return words;
  const place = `line ${line}`;
  throw new GameError('record-type', `the players in ${place} of the record are none of ${PLAYER_WORDS.join(', ')}`, {
    place,
  });
}

function unquote(value: string, line: number): string {
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    throw unclosed('text', line);
  }
}

function parseEntry({ text, comments }: Segment): RecordedMove {
  // The match refuses it.
  if (text.length > MOVE_LIMIT) return { move: text };
  const [, seat, move = '', at] = /^(?:#(\d+)\s+)?(.*?)(?:\s+@(\d+(?:\.\d+)?))?$/s.exec(text) ?? [];
  return {
    ...(seat && { by: Number(seat) }),
    move,
    ...(at && { at: Number(at) }),
    ...(comments.length > 0 && { comment: joined(comments) }),
  };
}

const joined = (comments: readonly string[]) => comments.join(' ') || undefined;
