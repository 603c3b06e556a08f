import { nothing, svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { LaidTile, TriominoMove, TriominoState } from '../../../../games/triomino/index.js';
import { InteractionController } from '../../../../interaction/interaction-controller.js';
import { IDLE, reduce } from './interaction.js';
import type { Action, Interaction } from './interaction.js';
import { tileName } from '../words/names.js';
import { placed } from '../draw/picture.js';
import { pills } from '../draw/pill.js';
import type { Sight } from '../draw/pill.js';
import { bonusFor, describePlace, placesFor, pointsFor } from '../draw/places.js';
import type { TriominoGamePlay } from '../play-types.js';
import { renderDueHexagons } from '../draw/table-drawing.js';
import type { TurnActions } from './turn-actions.js';
import type { VisibleTiles } from './visible-tiles.js';

/** The tile that the user has chosen or drags, and the places where it fits. */
export class TileLaying {
  readonly #play: TriominoGamePlay;
  readonly #tiles: VisibleTiles;
  readonly #actions: TurnActions;

  readonly #interaction = new InteractionController<Interaction, Action, TriominoMove>(IDLE, {
    reduce: (interaction, action) => reduce(interaction, action, this.#state),
    make: (move) => this.#actions.make(move),
    refuse: (refusal) => this.#play.intentions.refuse(refusal),
    say: (sentence) => this.#say(sentence),
    describe: (step) => this.#describe(step),
    // A refused move may have found that the time of the turn was up.
    isKept: ({ name }) => name === 'chosen' && this.#tiles.isOwnTurn,
    requestUpdate: () => this.#play.context.requestUpdate(),
  });

  constructor(play: TriominoGamePlay, tiles: VisibleTiles, actions: TurnActions) {
    this.#play = play;
    this.#tiles = tiles;
    this.#actions = actions;
    play.context.addController({ hostUpdate: () => this.#putBack() });
  }

  get current(): Interaction {
    return this.#interaction.current;
  }

  act(action: Action): void {
    this.#interaction.act(action);
  }

  reset(): void {
    this.#interaction.reset(IDLE);
  }

  /** Where the held tile fits, in a fixed order. */
  get places(): readonly LaidTile[] {
    const { current } = this;
    return current.name === 'idle' ? [] : placesFor(current.tile, this.#state);
  }

  /** The place that an element on the table or in the list stands for. */
  placeIn(element: Element | null): LaidTile | undefined {
    const found = element?.closest<HTMLElement | SVGElement>('[data-cell], [data-place]')?.dataset;
    const index = found?.['cell'] ?? found?.['place'];
    return index === undefined ? undefined : this.places[Number(index)];
  }

  /** The held tile in each place on the table, with its points beside it, and the hexagons that it would complete. */
  renderGhosts(sight: Sight): readonly SVGTemplateResult[] {
    const { current, places } = this;
    const over = current.name === 'idle' ? undefined : current.over;
    const state = this.describedState;
    const earned = places.map((place) => ({
      tile: place,
      points: pointsFor(place, state),
      bonus: bonusFor(place, state),
    }));
    return [
      ...places.flatMap((place) => renderDueHexagons(state.laid, place, state.options)),
      ...places.map(
        (place, i) =>
          svg`<g data-cell=${i} ?data-over=${over === place} data-bonus=${earned[i]?.bonus ?? nothing} @click=${() => this.act({ name: 'lay', place })}>${placed(place, 'ghost')}</g>`,
      ),
      ...(state.options.scoring === 'none' ? [] : pills(earned, state.laid, sight)),
    ];
  }

  #describe({ before, after, action }: { before: Interaction; after: Interaction; action: Action }): string {
    const { words } = this.#play;
    if (after.name === 'idle') return before.name === 'idle' ? '' : words('triomino.letGo');
    if (action.name !== 'press') return '';
    const described = this.places.map((place) => describePlace(place, this.describedState, words)).join('; ');
    return `${words('triomino.fits', tileName(after.tile), this.places.length)}: ${described}.`;
  }

  /** Pointing at a place says nothing, and leaves the notice about a tile. */
  #say(sentence: string): void {
    if (sentence !== '' || this.current.name === 'dragging') this.#play.intentions.notice = undefined;
    this.#play.narrator.say(sentence);
  }

  /** If the page now shows the tiles of somebody else, or none, no tile is held any more. */
  #putBack(): void {
    if (this.current.name === 'idle' || this.#tiles.isOwnTurn) return;
    this.reset();
    this.#play.narrator.say(this.#play.situation);
  }

  get #state(): TriominoState {
    return this.#play.context.match.state;
  }

  /** The state by which places are described: without their points where whoever leads the game keeps these to itself. */
  get describedState(): TriominoState {
    const state = this.#state;
    const { policy } = this.#play.context.session.leading;
    return policy?.hidesGains ? { ...state, options: { ...state.options, scoring: 'none' } } : state;
  }
}
