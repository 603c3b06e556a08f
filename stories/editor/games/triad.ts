import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { ALL_CELLS, CELLS, VALUES, cellName, dieOf } from '../../../src/games/triad/board.js';
import { parseCell } from '../../../src/games/triad/notation.js';
import type { Die, TriadPosition } from '../../../src/games/triad/index.js';
import type { TriadPictureTerms } from '../../../src/locales/triad/index.js';
import { placeAt, withItem } from '../setup.js';
import type { Piece, Setup } from '../setup.js';

/** A die is named as in the notation: `A` to `C` are White's, `a` to `c` Black's. */
const LETTERS = 'cba.ABC';
const letterOf = (die: Die): string => LETTERS.charAt(die + 3);
const dieNamed = (letter: string): Die => (LETTERS.indexOf(letter) - 3) as Die;

const DICE = ([0, 1] as const).flatMap((seat) => VALUES.map((value) => dieOf(seat, value)));

const sideOf = (die: Die): 'white' | 'black' => (die > 0 ? 'white' : 'black');

const withDie = (position: TriadPosition, cell: number, die: Die): TriadPosition => ({
  ...position,
  rolled: true,
  cells: withItem(position.cells, cell, die),
});

export const triadSetup: Setup<TriadPosition, TriadPictureTerms> = {
  empty: (position) => ({ ...position, cells: Array<Die>(CELLS).fill(0), rolled: true, removed: [0, 0], quiet: 0 }),

  pieces: (words): Piece[] =>
    DICE.map((die) => ({
      id: letterOf(die),
      label: words('triad.die', words(`triad.${sideOf(die)}`), Math.abs(die)),
      picture: picture(die),
    })),

  targets: ({ cells }, words) =>
    ALL_CELLS.map((cell) => {
      const die = cells[cell] ?? 0;
      const content =
        die === 0 ? words('triad.empty') : words('triad.die', words(`triad.${sideOf(die)}`), Math.abs(die));
      const id = cellName(cell);
      return {
        id,
        label: `${id}, ${content}`,
        piece: die === 0 ? undefined : letterOf(die),
        mark: id,
        hasArrows: true,
      };
    }),

  placeOf: (target, root) => placeAt(root, `[data-cell='${parseCell(target)}']`),

  put: (position, target, piece) => withDie(position, parseCell(target), dieNamed(piece)),
  take: (position, target) => withDie(position, parseCell(target), 0),
  move(position, from, to) {
    const [start, end] = [parseCell(from), parseCell(to)];
    return withDie(withDie(position, start, 0), end, position.cells[start] ?? 0);
  },
  press: (position, target, key) =>
    /^[A-Ca-c]$/.test(key) ? withDie(position, parseCell(target), dieNamed(key)) : undefined,

  fields: (position, words) => [
    {
      legend: words('editor.game'),
      fields: [
        {
          id: 'turn',
          kind: 'choice',
          label: words('editor.toMove'),
          value: String(position.turn),
          choices: [
            ['0', words('triad.white')],
            ['1', words('triad.black')],
          ],
          set: (turn) => ({ ...position, turn: turn === '0' ? 0 : 1 }),
        },
        ...([0, 1] as const).map((seat) => ({
          id: `removed-${seat}`,
          kind: 'number' as const,
          label: words('editor.removed', words(seat === 0 ? 'triad.white' : 'triad.black')),
          value: position.removed[seat],
          min: 0,
          max: 9,
          set: (count: number): TriadPosition => ({
            ...position,
            removed: seat === 0 ? [count, position.removed[1]] : [position.removed[0], count],
          }),
        })),
        {
          id: 'quiet',
          kind: 'number',
          label: words('editor.quiet'),
          value: position.quiet,
          min: 0,
          max: 999,
          set: (quiet) => ({ ...position, quiet }),
        },
        {
          id: 'unrolled',
          kind: 'tick',
          label: words('editor.unrolled'),
          value: !position.rolled,
          // Before the roll the board is empty, in the notation, too.
          set: (isUnrolled) => ({ ...triadSetup.empty(position), rolled: !isUnrolled }),
        },
      ],
    },
  ],

  settings: [{ name: 'flipped', label: (words) => words('tabletop.flip'), choices: () => [['on', '']] }],
  marks: 'c3 d4 b1-b4',
};

/** One to three strokes, as on the wooden dice. */
function picture(die: Die): TemplateResult {
  const count = Math.abs(die);
  const strokes = Array.from({ length: count }, (_, i) => 20 + (i - (count - 1) / 2) * 9);
  return html`<svg class="piece triad" viewBox="0 0 40 40" aria-hidden="true" data-side=${sideOf(die)}>
    <rect x="2" y="2" width="36" height="36" rx=${die > 0 ? 4 : 11}></rect>
    ${strokes.map((x) => svg`<path d="M${x} 11v18"></path>`)}
  </svg>`;
}
