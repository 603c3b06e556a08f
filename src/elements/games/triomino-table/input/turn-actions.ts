import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { phaseOf } from '../../../../games/triomino/phase.js';
import { PURCHASE, costOfPass } from '../../../../games/triomino/score.js';
import type { TriominoMove, TriominoState } from '../../../../games/triomino/index.js';
import { button } from '../../../../ui/panel/button.js';
import { mayDo, placesOf } from '../draw/places.js';
import type { TriominoGamePlay } from '../play-types.js';
import type { VisibleTiles } from './visible-tiles.js';

/** What can be done besides laying a tile: deal, draw, buy and pass. */
export class TurnActions {
  readonly #play: TriominoGamePlay;
  readonly #tiles: VisibleTiles;

  constructor(play: TriominoGamePlay, tiles: VisibleTiles) {
    this.#play = play;
    this.#tiles = tiles;
  }

  render(): unknown {
    const { match } = this.#play.context;
    if (match.actors.includes('chance')) return this.#renderDraw();
    if (this.#tiles.isCovered) return this.#tiles.renderUncover();
    return this.#tiles.isOwnTurn ? this.#renderTurn() : nothing;
  }

  /** Makes a move for the seat whose turn it is. @returns whether it was made */
  make(move: TriominoMove | string): boolean {
    const { intentions } = this.#play;
    const why = this.#tiles.refusal;
    if (!why) return intentions.play(move, this.#state.turn ?? undefined);
    intentions.refuse(why);
    return false;
  }

  /**
   * Buys a tile, and draws it at once if the user draws; who plays alone and has nothing that fits buys until something does, as there is nothing
   * else to do.
   * @returns whether it was bought
   */
  buy(click?: Event): boolean {
    // A double click buys one tile.
    if (click instanceof MouseEvent && click.detail > 1) return false;
    const { narrator } = this.#play;
    const isRow = this.#buysInRow;
    let isBought = false;
    narrator.announceTogether(() => {
      do isBought = this.#buyOne() || isBought;
      while (isRow && isBought && this.#buysInRow);
    });
    return isBought;
  }

  #buyOne(): boolean {
    const { context, intentions } = this.#play;
    const isBought = this.make({ kind: 'buy' });
    if (isBought && this.#state.due && context.match.dice === 'tap') intentions.draw();
    return isBought;
  }

  /** Whether tiles are bought until one fits: alone, and where it is known at once what was drawn. */
  get #buysInRow(): boolean {
    const state = this.#state;
    const { dice } = this.#play.context.match;
    const isAlone = state.racks.length === 1 && !state.due && (dice === 'tap' || dice === 'auto');
    return isAlone && mayDo('buy', state) && placesOf(state).length === 0;
  }

  readonly pass = (): boolean => this.make({ kind: 'pass' });

  #renderDraw(): unknown {
    const { words } = this.#play;
    if (!this.#play.intentions.mayDraw) return nothing;
    if (phaseOf(this.#state) !== 'deal') return button(words('triomino.draw'), () => this.#drawAll(), 'primary');
    const round = words('triomino.roundNumber', this.#state.round);
    return this.#renderAction(words('triomino.dealTiles'), round, nothing, () => this.#drawAll());
  }

  #renderTurn(): unknown {
    const { words } = this.#play;
    const state = this.#state;
    const isCounted = state.options.scoring === 'standard';
    if (mayDo('pass', state)) {
      const cost = isCounted ? costOfPass(state) : 0;
      return this.#renderAction(words('triomino.pass'), cost && words('triomino.part.pass', cost), 'P', this.pass);
    }
    if (!mayDo('buy', state)) return nothing;
    const cost = isCounted && words('triomino.part.purchase', PURCHASE);
    const label = this.#buysInRow ? words('triomino.buyUntil') : words('triomino.buy');
    return this.#renderAction(label, cost, 'B', (click) => this.buy(click));
  }

  /** Keyed, so that no second click on a purchase passes. */
  #renderAction(label: string, cost: unknown, key: string | typeof nothing, run: (click: Event) => void): unknown {
    const action = html`<button
      type="button"
      class="button primary"
      part="button"
      aria-keyshortcuts=${key}
      @click=${run}
    >
      ${label}${cost ? html` <small>${cost}</small>` : nothing}
    </button>`;
    return keyed(key, action);
  }

  /** Deals to everybody and finds out who leads. */
  #drawAll(): void {
    const { context, intentions, narrator } = this.#play;
    intentions.notice = undefined;
    narrator.announceTogether(() => intentions.drawWhile(() => context.match.actors.includes('chance')));
    context.requestUpdate();
  }

  get #state(): TriominoState {
    return this.#play.context.match.state;
  }
}
