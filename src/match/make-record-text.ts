import { defaultOf, kebabCase, makeOption, optionSpecs } from '../games/options.js';
import type { AnyGame, GameRecord, RecordedMove } from './record.js';

/** Writes a record in the text form, which `parseRecord` reads. Options that have their default are left out. */
export function makeRecordText(record: GameRecord, game: AnyGame): string {
  const fields = [`${record.game} ${record.format}`];
  // Where a start could say it, too, nobody has to read that to know how many there are.
  const isSaid = record.start !== undefined && game.seatsOf !== undefined;
  if (isSaid || record.seats !== game.seats.min) fields.push(`seats=${record.seats}`);
  for (const [name, spec] of optionSpecs(game.options)) {
    const usual = defaultOf(spec, record.options);
    const value = record.options[name] ?? usual;
    if (value !== usual) fields.push(`${kebabCase(name)}=${quote(makeOption(value))}`);
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
