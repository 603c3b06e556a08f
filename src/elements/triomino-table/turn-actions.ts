import { nothing } from 'lit';
import { phaseOf } from '../../games/triomino/phase.js';
import { PURCHASE, costOfPass } from '../../games/triomino/score.js';
import type { TriominoMove, TriominoState } from '../../games/triomino/index.js';
import { button } from '../../ui/button.js';
import { mayDo, placesOf } from './places.js';
import type { TriominoGamePlay } from './play-types.js';
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
    const { match } = this.#play.host;
    if (match.actors.includes('chance')) return this.#renderDraw();
    return this.#tiles.isOwnTurn ? this.#renderTurn() : nothing;
  }

  /** Makes a move for the seat whose turn it is. @returns whether it was made */
  make(move: TriominoMove | string): boolean {
    const { moves } = this.#play;
    const why = this.#tiles.refusal;
    if (!why) return moves.play(move, this.#state.turn ?? undefined);
    moves.refuse(why);
    return false;
  }

  /** Buys a tile, and draws it at once if the user draws. @returns whether it was bought */
  buy(click?: Event): boolean {
    // A double click buys one tile.
    if (click instanceof MouseEvent && click.detail > 1) return false;
    const { host, moves, narrator } = this.#play;
    let isBought = false;
    narrator.tellTogether(() => {
      isBought = this.make({ kind: 'buy' });
      if (isBought && this.#state.due && host.match.dice === 'tap') moves.draw();
    });
    return isBought;
  }

  readonly pass = (): boolean => this.make({ kind: 'pass' });

  #renderDraw(): unknown {
    const { words, host } = this.#play;
    if (this.#isComputersTurn || !host.match.gate.mayDraw('user')) return nothing;
    const isDeal = phaseOf(this.#state) === 'deal';
    const label = isDeal ? words('triomino.dealRound', this.#state.round) : words('triomino.draw');
    return button(label, () => this.#drawAll(), 'primary');
  }

  #renderTurn(): unknown {
    const { words } = this.#play;
    const state = this.#state;
    const isCounted = state.options.scoring === 'standard';
    const look = placesOf(state).length > 0 ? '' : 'primary';
    const buying = isCounted ? PURCHASE : 0;
    const passing = isCounted ? costOfPass(state) : 0;
    return [
      mayDo('buy', state) ? button(words('triomino.buy', buying), (click) => this.buy(click), look) : nothing,
      mayDo('pass', state) ? button(words('triomino.pass', passing), this.pass, look) : nothing,
    ];
  }

  /** Deals to everybody and finds out who leads. */
  #drawAll(): void {
    const { host, moves, narrator } = this.#play;
    moves.notice = undefined;
    narrator.tellTogether(() => moves.drawWhile(() => host.match.actors.includes('chance')));
    host.requestUpdate();
  }

  /** A computer player draws its tiles; those of a remote one are drawn where the dice are. */
  get #isComputersTurn(): boolean {
    const { turn } = this.#state;
    return turn !== null && this.#play.host.match.gate.playerOf(turn).kind === 'computer';
  }

  get #state(): TriominoState {
    return this.#play.host.match.state;
  }
}
