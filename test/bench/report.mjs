const HEAD = ['measure', 'of', 'value', 'unit', 'bound', ''];
const RIGHT = 2; // the column of values

const number = (value) => value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1);

/**
 * Prints one aligned table.
 * @param rows measure, what is measured, value, unit; where something is promised also ≤ or ≥ and the bound
 * @returns whether every promise holds
 */
export function printTable(rows) {
  const met = ([, , value, , sign, bound]) => bound === undefined || (sign === '≥' ? value >= bound : value <= bound);
  const lines = rows.map((row) => {
    const [measure, of, value, unit, sign, bound] = row;
    const promise = bound === undefined ? ['', ''] : [`${sign} ${number(bound)}`, met(row) ? 'holds' : 'DOES NOT HOLD'];
    return [measure, of, number(value), unit, ...promise];
  });
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...lines].map((line) => line[column].length)));
  const print = (line) => {
    const cells = line.map((text, i) => (i === RIGHT ? text.padStart(widths[i]) : text.padEnd(widths[i])));
    console.log(cells.join('  ').trimEnd());
  };
  print(HEAD);
  print(widths.map((width) => '─'.repeat(width)));
  lines.forEach((line, i) => print(line[0] === lines[i - 1]?.[0] ? ['', ...line.slice(1)] : line));
  return rows.every(met);
}
