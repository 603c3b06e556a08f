import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { isUp } from '../../../../games/triomino/grid.js';
import type { LaidTile, Rack } from '../../../../games/triomino/state.js';
import type { Tile } from '../../../../games/triomino/tiles.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriominoTerms } from '../../../../locales/triomino/index.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { tileName } from '../words/names.js';
import { tilePicture } from './tile-picture.js';

/** A rack as it is shown. */
export interface ShownRack {
  readonly tiles: Rack;
  /** Whose it is, where several play. */
  readonly owner: string | undefined;
  /** At how many places a tile can be laid now. */
  readonly placesOf: (tile: Tile) => number;
  /** Whether tiles can be laid at all. */
  readonly isOpen: boolean;
  /** The tile that is in the tab order. */
  readonly current: Tile | undefined;
  readonly chosen: Tile | undefined;
  readonly isDragged: boolean;
  /** The tiles that the author has marked. */
  readonly marked: Drawing['places'] | undefined;
  /** The tile that was bought last. */
  readonly fresh: Tile | null;
  /** Those that are seen to come. */
  readonly arriving: readonly (Tile | null)[];
  /** Whether the tiles are seen to be dealt. */
  readonly isDealt: boolean;
}

/** More tiles than this scroll. */
const FULL = 10;

/** The tiles of a rack as a list to choose from, which point up and down in turn, so that they interlock. */
export function rackList(shown: ShownRack, words: Term<TriominoTerms>): TemplateResult {
  const { tiles, owner, placesOf, isOpen, chosen, isDragged, marked, fresh, arriving, isDealt } = shown;
  const current = tiles.includes(shown.current ?? null) ? shown.current : tiles[0];
  return html`<div
    class="rack"
    part="rack"
    role="listbox"
    aria-label=${owner === undefined ? words('triomino.rack') : words('triomino.rackOf', owner)}
    aria-keyshortcuts="L C T 0 Escape Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
    ?data-full=${tiles.length > FULL}
    ?data-open=${isOpen}
    data-beat=${isDealt ? 'total' : nothing}
  >
    ${tiles.map((tile, i) => {
      const up = i % 2 === 0;
      if (tile === null)
        return html`<span class="rack-tile" role="option" aria-selected="false">${tilePicture(null, up)}</span>`;
      const count = placesOf(tile);
      return html`<button
        type="button"
        class="rack-tile"
        part="tile"
        role="option"
        aria-selected=${tile === chosen ? 'true' : 'false'}
        tabindex=${tile === current ? 0 : -1}
        data-tile=${tile}
        ?data-down=${!up}
        data-marked=${marked?.get(tile) ?? nothing}
        ?data-fits=${isOpen && count > 0}
        ?data-fresh=${tile === fresh}
        data-beat=${arriving.includes(tile) ? 'earn' : nothing}
        ?data-carried=${isDragged && tile === chosen}
      >
        ${tilePicture(tile, up)}<span class="visually-hidden"
          >${isOpen ? words('triomino.rackTile', tileName(tile), count) : tileName(tile)}</span
        >
      </button>`;
    })}
  </div>`;
}

/** The tile that is dragged, as large as its place. @param over where it would lie: it turns to fit */
export const carriedTile = (tile: Tile, over: LaidTile | undefined): TemplateResult =>
  html`<div class="carried" aria-hidden="true" data-dragged ?data-turned=${over}>
    ${over ? tilePicture(over.values, isUp(over)) : tilePicture(tile)}
  </div>`;
