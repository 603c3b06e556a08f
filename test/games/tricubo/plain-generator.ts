/**
 * A second generator of moves in the plainest way, to hold the first against: it goes through everything that a player could say and
 * asks of each whether it is allowed. It shares no code with the rules, and knows moves and sheets only in letters.
 */

/** One player's moment. */
export interface PlainTable {
  /** Boxes in each row, with the value over each. */
  readonly values: readonly number[];
  /** The printed colour fields: `LMSt`. */
  readonly fields: string;
  readonly hasJoker: boolean;
  /** The own sheet in letters, with all its parts. */
  readonly sheet: string;
  readonly roll: string;
  /** The letter of the die that is closed; empty where none is. */
  readonly closed: string;
  readonly mustFit: boolean;
  readonly colourOnSix: boolean;
}

const HOW_MANY: Readonly<Record<string, number>> = { L: 3, M: 2, S: 1 };

/** Every choice of rows there is: `1` to `1,2,3,4,5`. */
const ROW_LISTS = Array.from({ length: 31 }, (_, i) =>
  [1, 2, 3, 4, 5].filter((row) => ((i + 1) >> (row - 1)) % 2 === 1).join(),
);

/** Everything that can be said with a die. */
export const SAYINGS: readonly string[] = ['', 'J'].flatMap((joker) =>
  ['L', 'M', 'S'].flatMap((die) =>
    ['', 'c', 't', ...ROW_LISTS.map((rows) => `:${rows}`)].map((use) => joker + die + use),
  ),
);

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** The sheet after a use of a die, in letters; nothing where that is not allowed. */
function after(saying: string, table: PlainTable): string | undefined {
  const isJoker = saying.startsWith('J');
  const [die = '', ...rest] = isJoker ? saying.slice(1) : saying;
  const use = rest.join('');
  const [crossText = '', interimText = '', fieldText = '', spent] = table.sheet.split(' ');
  if (isJoker && (!table.hasJoker || spent !== undefined)) return undefined;
  if (isJoker !== (die === table.closed)) return undefined;

  const crosses = crossText.split(',').map(Number);
  const interims = interimText.replaceAll('-', '.').split(',');
  let fields = fieldText.replace('-', '');
  const shown = Number(table.roll['LMS'.indexOf(die)]);
  const much = HOW_MANY[die] ?? 0;
  if (use === '') {
    if (shown === 6) return undefined;
    const free = table.values.length - (crosses[shown - 1] ?? 0);
    if (free === 0 || (table.mustFit && free < much)) return undefined;
    crosses[shown - 1] = table.values.length - Math.max(0, free - much);
  } else if (use.startsWith(':')) {
    if (shown !== 6) return undefined;
    const rows = use.slice(1).split(',').map(Number);
    const scored = interims.filter((points) => points !== '.').length;
    if (rows.length !== much || scored + much > 3) return undefined;
    if (rows.some((row) => interims[row - 1] !== '.')) return undefined;
    for (const row of rows) {
      const crossed = crosses[row - 1] ?? 0;
      interims[row - 1] = crossed === 0 ? '0' : String(table.values[crossed - 1]);
    }
  } else {
    if (shown === 6 && !table.colourOnSix) return undefined;
    const field = use === 't' ? 't' : die;
    if (count(fields, field) >= count(table.fields, field)) return undefined;
    fields = [...fields, field].sort((a, b) => 'LMSt'.indexOf(a) - 'LMSt'.indexOf(b)).join('');
  }
  const isFull = interims.filter((points) => points !== '.').length === 3;
  const boxes = interims.map((points) => (points === '.' && isFull ? '-' : points));
  return `${crosses.join()} ${boxes.join()} ${fields || '-'}${isJoker || spent ? ' J' : ''}`;
}

/** All that the player may say, each with the sheet after it. */
export function plainMoves(table: PlainTable): Map<string, string> {
  const moves = new Map<string, string>();
  for (const saying of SAYINGS) {
    const sheet = after(saying, table);
    if (sheet !== undefined) moves.set(saying, sheet);
  }
  const mustUse = [...moves.keys()].some((saying) => !saying.startsWith('J'));
  if (!mustUse) moves.set('-', table.sheet);
  return moves;
}
