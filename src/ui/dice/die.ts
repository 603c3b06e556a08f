import { nothing, svg, html } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { inline } from '../flat-template.js';

/** The pips by value: which of the seven places on a die of 40 × 40 are used. */
const PLACES = ['11 10', '11 19', '11 28', '20 19', '29 10', '29 19', '29 28'];
const USED = ['', '3', '24', '234', '0246', '02346', '012456'];

const PIPS: readonly string[] = USED.map((places) =>
  Array.from(places, (place) => `M${PLACES[Number(place)]}h0`).join(''),
);

/** The faces that a die shows on its way to a value. */
const PASSING: readonly (readonly number[])[] = [[], [5, 3], [6, 4], [1, 5], [2, 6], [3, 1], [4, 2]];

/**
 * A picture of a die, a rounded cube with engraved pips or a numeral; without a value, an empty place. It has no accessible name of its own. Needs
 * `dieStyles`.
 * @param rolling whether it tumbles to its value, and from which one, 0 for a blank die; `--_roll-x` and `--_roll-turn` on it or its parent give it a way of its own
 */
export function die(value: number | undefined, numerals = false, rolling: boolean | number = false): TemplateResult {
  const isRolling = rolling !== false;
  const [first, second] = PASSING[value ?? 0] ?? [];
  const passing = [typeof rolling === 'number' ? rolling : first, second];
  const face = (shown: number, look: string) => (numerals ? numeral(shown, look) : pips(shown, look));
  return frame(
    value,
    isRolling,
    value === undefined ? nothing : face(value, 'shown'),
    isRolling
      ? [
          passing.map((each, i) => (each ? face(each, `passing-${i}`) : nothing)),
          svg`<path class="joint" d="M4 0h32"></path>`,
        ]
      : nothing,
  );
}

/** A die that does not roll, for a flat template. */
export function stillDie(value: number | undefined, numerals: boolean): TemplateResult {
  const shown = value === undefined ? [] : [numerals ? numeral(value, 'shown') : pips(value, 'shown')];
  return frame(value, false, inline(...shown), inline());
}

const frame = (value: number | undefined, isRolling: boolean, face: unknown, passing: unknown): TemplateResult =>
  html`<svg
    class="die"
    part="die"
    viewBox="0 0 40 40"
    aria-hidden="true"
    data-value=${value ?? nothing}
    ?data-rolling=${isRolling}
  >
    <rect class="edge" x="1" y="3" width="38" height="37" rx="9.5"></rect>
    <rect class="face" x="1" y="0.5" width="38" height="36.5" rx="9"></rect>
    <path class="shade" d="M36.6 12v13.5a9 9 0 0 1-9 9H12"></path>
    <path class="light" d="M3.4 25V12a9 9 0 0 1 9-9H27"></path>
    ${face} ${passing}
  </svg>`;

/** Engraved: each pip has a lit rim at its lower right, and some light on its ground. */
function pips(value: number, look: string): SVGTemplateResult {
  const d = PIPS[value] ?? '';
  return svg`<g class=${look}><path class="rim" d=${d}></path><path class="pip" d=${d}></path><path class="ground" d=${d}></path></g>`;
}

const numeral = (value: number, look: string): SVGTemplateResult =>
  svg`<g class=${look}><text x="20" y="28" text-anchor="middle">${value}</text></g>`;
