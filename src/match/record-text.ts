/**
 * The text form of a record, for attributes and pages: a header such as `triad 1; even-start=on; seed=house`, then moves
 * separated by `;` or new lines, `#1` before a move where several seats may act, ` @1500` behind it for its time in
 * milliseconds, and `{comments}` anywhere; a comment belongs to the move before it.
 */
import { GameError } from '../games/game-error.js';
import { kebabCase, makeOption, optionSpecs, parseOption } from '../games/options.js';
import { RECORD_FORMAT, checkHeader } from './record.js';
import type { AnyGame, GameRecord, RecordedMove } from './record.js';

interface Segment {
  text: string;
  readonly line: number;
  comment?: string;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** @throws GameError `record-syntax`, `record-game`, `record-format`, `record-type`, `bad-options` */
export function parseRecordText(text: string, game: AnyGame): GameRecord {
  const [title, ...segments] = split(text);
  const [, id, format] = /^(\S+)(?:\s+(\S+))?$/.exec(title?.text ?? '') ?? [];
  checkHeader(Number(format), id ?? title?.text, game);
  const record: Writable<GameRecord> = {
    format: RECORD_FORMAT,
    game: game.id,
    seats: game.seats.min,
    options: {},
    moves: [],
  };
  const comments = [title?.comment];
  let next = 0;
  for (; next < segments.length; next++) {
    const segment = segments[next] as Segment;
    if (!readField(segment, record, game)) break;
    comments.push(segment.comment);
  }
  const comment = comments.filter((each) => each !== undefined).join(' ');
  if (comment !== '') record.comment = comment;
  record.moves = segments.slice(next).map(parseEntry);
  return record;
}

/** Cuts at `;` and new lines, lifts comments out, and leaves quoted texts whole. Empty segments vanish. */
function split(text: string): Segment[] {
  const segments: Segment[] = [];
  let line = 1;
  let open = false;
  for (const [token] of text.matchAll(/\{[^}]*\}?|"(?:[^"\\]|\\.)*"?|[;\n]|[^;\n{"]+/g)) {
    const first = token.charAt(0);
    const last = segments.at(-1);
    if (first === '{') {
      if (!token.endsWith('}')) throw unclosed('comment', '{', line);
      if (last) last.comment = [last.comment, token.slice(1, -1).trim()].filter(Boolean).join(' ');
    } else if (first === ';' || first === '\n') {
      open = false;
    } else if (open && last) {
      last.text += token;
    } else if (token.trim() !== '') {
      segments.push({ text: token, line });
      open = true;
    }
    line += token.split('\n').length - 1;
  }
  for (const segment of segments) segment.text = segment.text.trim();
  return segments;
}

function unclosed(what: string, opener: string, line: number): GameError {
  const place = `line ${line}`;
  return new GameError('record-syntax', `a ${what} opened with ${opener} in ${place} of the record has no end`, {
    place,
  });
}

/** Takes one `key=value` of the header. @returns false where the segment is a move */
function readField({ text, line }: Segment, record: Writable<GameRecord>, game: AnyGame): boolean {
  const [, key, raw = ''] = /^([a-z-]+)\s*=\s*(.*)$/s.exec(text) ?? [];
  if (key === undefined) return false;
  const value = unquote(raw, line);
  if (key === 'seed') record.seed = value;
  else if (key === 'start') record.start = value;
  else if (key === 'seats') record.seats = parseSeats(value, line);
  else {
    const [name, spec] = optionSpecs(game.options).find(([each]) => kebabCase(each) === key) ?? [];
    if (!name || !spec) return false;
    record.options = { ...record.options, [name]: parseOption(name, value, spec) };
  }
  return true;
}

function parseSeats(value: string, line: number): number {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const place = `line ${line}`;
  throw new GameError('record-type', `the seats in ${place} of the record are not a whole number`, { place });
}

function unquote(value: string, line: number): string {
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    throw unclosed('text', '"', line);
  }
}

/** Longer than any move; what is longer is left whole for the rules to refuse. */
const MOVE_LIMIT = 400;

function parseEntry({ text, comment }: Segment): RecordedMove {
  if (text.length > MOVE_LIMIT) return { move: text };
  const [, seat, move = '', at] = /^(?:#(\d+)\s+)?(.*?)(?:\s+@(\d+(?:\.\d+)?))?$/s.exec(text) ?? [];
  return {
    ...(seat === undefined ? {} : { by: Number(seat) }),
    move,
    ...(at === undefined ? {} : { at: Number(at) }),
    ...(comment === undefined ? {} : { comment }),
  };
}

/** The text that {@link parseRecordText} reads. Options that have their default are left out. */
export function makeRecordText(record: GameRecord, game: AnyGame): string {
  const fields = [`${record.game} ${record.format}`];
  if (record.seats !== game.seats.min) fields.push(`seats=${record.seats}`);
  for (const [name, spec] of optionSpecs(game.options)) {
    const value = record.options[name] ?? spec.default;
    if (value !== spec.default) fields.push(`${kebabCase(name)}=${makeOption(value)}`);
  }
  if (record.seed !== undefined) fields.push(`seed=${quote(record.seed)}`);
  if (record.start !== undefined) fields.push(`start=${quote(record.start)}`);
  const header = fields.join('; ') + makeComment(record.comment);
  return [header, ...record.moves.map(makeEntry)].join('\n');
}

/** A text that would be cut or trimmed is written as a JSON string. */
function quote(value: string): string {
  return value === '' || value !== value.trim() || /[;{}"\n]/.test(value) ? JSON.stringify(value) : value;
}

function makeEntry({ by, move, at, comment }: RecordedMove): string {
  const prefix = typeof by === 'number' ? `#${by} ` : '';
  return prefix + move + (at === undefined ? '' : ` @${at}`) + makeComment(comment);
}

/** A brace would end the comment, so it is written as a parenthesis. */
function makeComment(comment: string | undefined): string {
  return comment ? ` {${comment.replaceAll('{', '(').replaceAll('}', ')')}}` : '';
}
