/**
 * Networks as text. Neighbours are alike: what one more mark changes is stored, in whole steps, a character for each but for the few large ones. Units that
 * count for much or little are stored as large or small units that all count for 1 or −1, so that one step does for all.
 */
import { LAST_MARK, MOST_MARKS } from './compact.js';
import { FIRST_OF_NUMBERS, Network, ROWS } from './network.js';

const STEP = 1 / 200;
/** What one character can say, one way or the other. With this much there is more in the next character. */
const MOST = 43;
const MIDDLE = 83;

export function packNetwork({ units, rows, direct, ofUnits }: Network): string {
  const signs = Array.from(ofUnits, (weight) => (weight < 0 ? '-' : '+')).join('');
  const columns = Array.from(ofUnits, (weight, unit) =>
    Array.from({ length: ROWS }, (_, row) => rows[row * units + unit]! * Math.abs(weight)),
  );
  return [signs, ...[...columns, [...direct]].map(packColumn)].join(' ');
}

/**
 * A sheet has one row of each sum and number. So the rows for no marks are left out but for the very first, which counts for all of them; the others are what
 * marks change.
 */
function packColumn(weights: readonly number[]): string {
  const steps = weights.map((weight) => Math.round(weight / STEP));
  const ofNoMarks = steps.filter((_, row) => isFirst(row)).reduce((sum, step) => sum + step, 0);
  const changes = steps.map((step, row) => (isFirst(row) ? '' : packStep(step - steps[row - 1]!)));
  return packStep(ofNoMarks) + changes.join('');
}

function packStep(change: number): string {
  const part = Math.max(-MOST, Math.min(MOST, change));
  return String.fromCharCode(MIDDLE + part) + (Math.abs(part) === MOST ? packStep(change - part) : '');
}

/** Whether the row is for no marks. */
const isFirst = (row: number): boolean =>
  row < FIRST_OF_NUMBERS ? row % (MOST_MARKS + 1) === 0 : (row - FIRST_OF_NUMBERS) % LAST_MARK === 0;

export function unpackNetwork(text: string): Network {
  const [signs = '', ...columns] = text.split(' ');
  const units = signs.length;
  const network = new Network(units);
  columns.forEach((column, unit) => {
    let at = 0;
    let steps = 0;
    for (let row = 0; row < ROWS; row++) {
      if (isFirst(row)) steps = 0;
      if (row === 0 || !isFirst(row)) {
        let part;
        do steps += part = column.charCodeAt(at++) - MIDDLE;
        while (Math.abs(part) === MOST);
      }
      if (unit < units) network.rows[row * units + unit] = STEP * steps;
      else network.direct[row] = STEP * steps;
    }
  });
  [...signs].forEach((sign, unit) => (network.ofUnits[unit] = Number(`${sign}1`)));
  return network;
}
