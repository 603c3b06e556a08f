import type { LaidTile, TriominoMove, TriominoState } from '../../../../games/triomino/state.js';
import type { Tile } from '../../../../games/triomino/tiles.js';
import type { InteractionStep } from '../../../../interaction/interaction-controller.js';
import { placesFor } from '../draw/places.js';

/** Where the user is on the way to laying a tile. `over` is the place that is pointed at. */
export type Interaction =
  | { readonly name: 'idle' }
  | { readonly name: 'chosen' | 'dragging'; readonly tile: Tile; readonly over: LaidTile | undefined };

export const IDLE: Interaction = { name: 'idle' };

/** What the user does with a tile. `place` is missing if nothing is pointed at. */
export type Action =
  | { readonly name: 'press' | 'drag'; readonly tile: Tile }
  | { readonly name: 'point'; readonly place: LaidTile | undefined }
  /** `isOnTable` if the tile is not back over the rack, or somewhere else. */
  | { readonly name: 'drop'; readonly place: LaidTile | undefined; readonly isOnTable: boolean }
  | { readonly name: 'lay'; readonly place: LaidTile }
  | { readonly name: 'cancel' };

type Step = InteractionStep<Interaction, TriominoMove>;

/** The whole way from the rack to the table, as a pure function. */
export function reduce(interaction: Interaction, action: Action, state: TriominoState): Step {
  switch (action.name) {
    case 'cancel':
      return { interaction: IDLE };
    case 'press':
      return press(interaction, action.tile, state);
    case 'drag':
      return { interaction: { name: 'dragging', tile: action.tile, over: undefined } };
    case 'point':
      return interaction.name === 'idle' || interaction.over === action.place
        ? { interaction }
        : { interaction: { ...interaction, over: action.place } };
    case 'drop':
      return interaction.name === 'dragging' ? drop(interaction.tile, action, state) : { interaction };
    case 'lay':
      return lay(action.place);
  }
}

/** Pressed again, a tile is put back. A tile that fits nowhere is chosen all the same, and the user learns that it does not fit. */
function press(interaction: Interaction, tile: Tile, state: TriominoState): Step {
  if (interaction.name === 'chosen' && interaction.tile === tile) return { interaction: IDLE };
  return { interaction: { name: 'chosen', tile, over: undefined }, refusal: misfit(tile, state) };
}

/** Dropped beside every place, a tile goes back. */
function drop(tile: Tile, { place, isOnTable }: Action & { readonly name: 'drop' }, state: TriominoState): Step {
  if (place) return lay(place);
  const beside = isOnTable ? ({ code: 'beside-places', tile } as const) : undefined;
  return { interaction: IDLE, refusal: misfit(tile, state) ?? beside };
}

const misfit = (tile: Tile, state: TriominoState) =>
  placesFor(tile, state).length > 0 ? undefined : ({ code: 'fits-nowhere', tile } as const);

const lay = ({ values, column, row }: LaidTile): Step => ({
  interaction: IDLE,
  move: { kind: 'lay', values, column, row },
});
