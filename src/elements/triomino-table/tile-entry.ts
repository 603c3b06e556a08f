import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { handOf, phaseOf, seatToDeal, unseen } from '../../games/triomino/phase.js';
import type { TriominoMove, TriominoState } from '../../games/triomino/state.js';
import type { Tile } from '../../games/triomino/tiles.js';
import type { Term } from '../../interaction/language.js';
import type { TriominoTerms } from '../../locales/triomino/index.js';
import { button } from '../../ui/button.js';
import { tilePicture } from './details.js';
import { tileName } from './names.js';

type Words = Term<TriominoTerms>;

/** Real tiles that somebody has to draw and enter now. */
export interface DueTiles {
  readonly count: number;
  /** What is asked for, given the tiles that are entered. */
  ask(entered: number, names: readonly string[], words: Words): string;
  move(tiles: readonly Tile[]): TriominoMove;
}

/** Which tiles are due, where any are. */
export function dueTiles(state: TriominoState): DueTiles | undefined {
  const phase = phaseOf(state);
  if (phase === 'deal') {
    const seat = seatToDeal(state);
    const count = handOf(state.racks.length);
    return {
      count,
      ask: (_, names, words) => words('triomino.enterDeal', names[seat] ?? '', count),
      move: (tiles) => ({ kind: 'deal', seat, tiles: [...tiles].sort() }),
    };
  }
  if (phase === 'lead') {
    const { drawing, racks } = state;
    return {
      count: drawing.length,
      ask: (entered, names, words) => words('triomino.enterLead', names[drawing[entered] ?? drawing.at(-1) ?? 0] ?? ''),
      move: (tiles) => ({ kind: 'lead', tiles: racks.map((_, seat) => tiles[drawing.indexOf(seat)] ?? null) }),
    };
  }
  const { turn, due } = state;
  if (!due || turn === null) return undefined;
  return {
    count: 1,
    ask: (_, names, words) => words('triomino.enterDraw', names[turn] ?? ''),
    move: ([tile = '']) => ({ kind: 'draw', seat: turn, tile }),
  };
}

/**
 * All tiles that nobody has seen, to be pressed; several are taken with a button.
 * @param current the tile that takes part in the tab order
 */
export function renderPad(
  { count }: DueTiles,
  state: TriominoState,
  entered: readonly Tile[],
  current: Tile | undefined,
  words: Words,
  press: (tile: Tile) => void,
  take: () => void,
): TemplateResult {
  const tiles = unseen(state);
  const first = tiles.includes(current ?? '') ? current : tiles[0];
  return html`<div class="pad" part="pad">
    <div class="pad-tiles" role="group" aria-label=${words('triomino.pad')}>
      ${tiles.map(
        (tile) =>
          html`<button
            type="button"
            class="pad-tile"
            data-tile=${tile}
            tabindex=${tile === first ? 0 : -1}
            aria-pressed=${entered.includes(tile) ? 'true' : 'false'}
            @click=${() => press(tile)}
          >
            ${tilePicture(tile)}<span class="visually-hidden">${tileName(tile)}</span>
          </button>`,
      )}
    </div>
    <p class="entered">${entered.length} / ${count}</p>
    ${count > 1 && entered.length === count ? button(words('triomino.takeTiles'), take, 'primary') : nothing}
  </div>`;
}
