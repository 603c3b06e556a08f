import { changedOptions, kebabCase, makeOption } from '../../games/options.js';
import type { AnyGame, GameRecord, RecordedMove } from './record.js';

/**
 * Writes a record in the text form, which `parseRecord` reads. Options with their default value are left out.
 * @param separator between the moves: new lines, or `; `, which has no blank lines either and may stand in one line of Markdown
 */
export function makeRecordText(record: GameRecord, game: AnyGame, separator: '\n' | '; ' = '\n'): string {
  const fields = [`${record.game} ${record.format}`];
  // A start position implies the number, too, but only to those who can parse it.
  const isGiven = record.start !== undefined && game.seatsOf !== undefined;
  if (isGiven || record.seats !== game.seats.min) fields.push(`seats=${record.seats}`);
  if (record.players) fields.push(`players=${record.players.join(' ')}`);
  for (const [name, value] of Object.entries(changedOptions(game.options, record.options, record.format))) {
    fields.push(`${kebabCase(name)}=${quote(makeOption(value))}`);
  }
  if (record.seed !== undefined) fields.push(`seed=${quote(record.seed)}`);
  if (record.start !== undefined) fields.push(`start=${quote(record.start)}`);
  const { concession } = record;
  if (concession) fields.push(`${concession.how}=${concession.seat}`);
  if (record.positionCheck === 'loose') fields.push('position-check=loose');
  const header = fields.join('; ') + makeComment(record.comment);
  const text = [header, ...record.moves.map(makeEntry)].join(separator);
  return separator === '\n' ? text : text.replace(/\r?\n\s*\n/g, '\n');
}

/** Writes a text as a JSON string if the parser would cut or trim it. */
function quote(value: string): string {
  return value === '' || value !== value.trim() || /[;{}[\]"\r\n]/.test(value) ? JSON.stringify(value) : value;
}

function makeEntry({ by, move, at, comment }: RecordedMove): string {
  const prefix = typeof by === 'number' ? `#${by} ` : '';
  return prefix + move + (at === undefined ? '' : ` @${at}`) + makeComment(comment);
}

/** Braces would end the comment, so they become parentheses. */
function makeComment(comment: string | undefined): string {
  return comment ? ` {${comment.replaceAll('{', '(').replaceAll('}', ')')}}` : '';
}
