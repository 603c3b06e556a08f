import { refusal } from '../../games/triomino/rules.js';
import type { LaidTile, TriominoMove, TriominoRefusal, TriominoState } from '../../games/triomino/state.js';
import { tileOf } from '../../games/triomino/tiles.js';
import type { Tile } from '../../games/triomino/tiles.js';
import { placesFor } from './places.js';

/** Where a reader is on the way to laying a tile. `over` is the place that is pointed at. */
export type Interaction =
  | { readonly name: 'idle' }
  | { readonly name: 'chosen' | 'dragging'; readonly tile: Tile; readonly over: LaidTile | undefined };

export const IDLE: Interaction = { name: 'idle' };

/** What the reader does with a tile. `place` is missing where nothing is pointed at. */
export type Action =
  | { readonly name: 'press' | 'drag'; readonly tile: Tile }
  | { readonly name: 'point' | 'drop'; readonly place: LaidTile | undefined }
  | { readonly name: 'lay'; readonly place: LaidTile }
  | { readonly name: 'cancel' };

/** The new interaction, and the move it completes or the reason it does not. */
export interface Step {
  readonly interaction: Interaction;
  readonly move?: TriominoMove;
  readonly refusal?: TriominoRefusal | { readonly code: 'fits-nowhere'; readonly tile: Tile };
}

/** The whole way from a rack to the table, as a pure function; the element only draws the interaction. */
export function reduce(interaction: Interaction, action: Action, state: TriominoState): Step {
  switch (action.name) {
    case 'cancel':
      return { interaction: IDLE };
    case 'press':
      return press(interaction, action.tile, state);
    case 'drag':
      return { interaction: { name: 'dragging', tile: action.tile, over: undefined } };
    case 'point':
      return interaction.name === 'idle' ? { interaction } : { interaction: { ...interaction, over: action.place } };
    case 'drop':
      return drop(interaction, action.place, state);
    case 'lay':
      return lay(action.place, state);
  }
}

/** Pressed again, a tile is let go. One that fits nowhere is chosen all the same, and it is said why nothing can be done with it. */
function press(interaction: Interaction, tile: Tile, state: TriominoState): Step {
  if (interaction.name === 'chosen' && interaction.tile === tile) return { interaction: IDLE };
  const chosen: Interaction = { name: 'chosen', tile, over: undefined };
  if (placesFor(tile, state).length > 0) return { interaction: chosen };
  return { interaction: chosen, refusal: { code: 'fits-nowhere', tile } };
}

/** Dropped beside every place, a tile goes back. */
function drop(interaction: Interaction, place: LaidTile | undefined, state: TriominoState): Step {
  if (interaction.name !== 'dragging') return { interaction: IDLE };
  if (place) return lay(place, state);
  const { tile } = interaction;
  return placesFor(tile, state).length > 0
    ? { interaction: IDLE }
    : { interaction: IDLE, refusal: { code: 'fits-nowhere', tile } };
}

function lay(place: LaidTile, state: TriominoState): Step {
  const move: TriominoMove = { kind: 'lay', values: place.values, column: place.column, row: place.row };
  const why = refusal(state, state.turn ?? 0, move);
  if (why) return { interaction: { name: 'chosen', tile: tileOf(place.values), over: undefined }, refusal: why };
  return { interaction: IDLE, move };
}
