import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Refusal, Seat } from '../../../../games/game.js';
import type { TriominoState } from '../../../../games/triomino/index.js';
import { handOf, phaseOf } from '../../../../games/triomino/phase.js';
import { view } from '../../../../games/triomino/view.js';
import { button } from '../../../../ui/panel/button.js';
import { seatSign } from '../../../../ui/seats/seat-sign.js';
import type { ElementChangeCause } from '../../../base/events.js';
import type { Company } from '../words/describe.js';
import type { TriominoGamePlay, TriominoView } from '../play-types.js';

/** Whose tiles the user sees, and for whom they may move. Users who share a device cover their tiles before they hand it over. */
export class VisibleTiles {
  readonly #play: TriominoGamePlay;
  readonly #view: TriominoView;
  /** The seat whose tiles were uncovered last. */
  #uncovered: Seat | undefined;

  constructor(play: TriominoGamePlay, view: TriominoView) {
    this.#play = play;
    this.#view = view;
  }

  matchChanged(cause: ElementChangeCause): void {
    // The next user uncovers their tiles anew, also after undo.
    if (cause === 'load' || cause === 'restart' || this.rackSeat !== this.#uncovered) this.#uncovered = undefined;
  }

  /** The seat whose tiles lie below the table: that of the user who moves now or next. */
  get rackSeat(): Seat | undefined {
    const { viewing } = this.#view;
    if (typeof viewing === 'number') return viewing;
    const { turn } = this.#state;
    if (viewing === 'public' || turn === null) return undefined;
    return this.#users.find((seat) => seat >= turn) ?? this.#users[0];
  }

  /** The first seat of a user of this device, if there is one. */
  get firstUser(): Seat | undefined {
    return this.#users[0];
  }

  /** Whether the tiles below the table are covered, until the device is handed over. */
  get isCovered(): boolean {
    const { context } = this.#play;
    const isShared =
      this.#view.viewing === undefined && this.#users.length > 1 && context.session.triedFrom === undefined;
    const { rackSeat } = this;
    return context.isPlayed && isShared && rackSeat !== undefined && rackSeat !== this.#uncovered;
  }

  /** Whether the game waits for the device to be handed over. */
  get isHandOverDue(): boolean {
    return this.isCovered && this.#state.turn === this.rackSeat;
  }

  /** Whether it is the turn of a remote or a computer player. */
  get isOthersTurn(): boolean {
    const { turn } = this.#state;
    return turn !== null && !this.#play.intentions.mayAct(turn);
  }

  /** Why the user may not move for the seat whose turn it is, if so. */
  get refusal(): Refusal | undefined {
    const { turn } = this.#state;
    if (turn === null) return undefined;
    if (this.isOthersTurn) return { code: 'not-your-turn' };
    if (this.isCovered) return { code: 'covered' };
    return turn === this.rackSeat ? undefined : { code: 'other-viewer' };
  }

  /** Whether the user may lay a tile, buy or pass now. */
  get isOwnTurn(): boolean {
    const { turn, due } = this.#state;
    return turn !== null && !due && !this.refusal;
  }

  /** Who plays, and whose tiles may be named to the user. */
  get company(): Company {
    const { viewing } = this.#view;
    const { context } = this.#play;
    const isOpen =
      viewing === 'all' || (viewing === undefined && (!context.isPlayed || context.session.triedFrom !== undefined));
    const own = this.#ownSeat;
    return { names: this.names, mayName: (seat) => isOpen || seat === own, you: context.names.you };
  }

  /** One for each seat. */
  get names(): readonly string[] {
    return this.#state.racks.map((_, seat) => this.#play.context.nameOf(seat));
  }

  /** The same as the strip shows them. */
  get shownNames(): readonly string[] {
    return this.#state.racks.map((_, seat) => this.#play.context.names.shown(seat));
  }

  /** The game as the user may know it: what nobody has seen gives away no rack. */
  get knownState(): TriominoState {
    const state = this.#state;
    if (this.#view.viewing === 'all' || state.racks.length === 1) return state;
    return view(state, this.#ownSeat ?? 'public');
  }

  /** The lid over the rack before a round, and over tiles until the next user is there; `undefined` if it is off. */
  renderLid(): TemplateResult | undefined {
    const { racks } = this.#state;
    const isClosed = phaseOf(this.#state) === 'deal' && racks.every(({ length }) => length === 0);
    if (!isClosed && !this.isCovered) return undefined;
    return html`<div class="rack-place">
      <div class="rack"></div>
      ${isClosed ? this.renderClosed(false) : this.#renderCover()}
    </div>`;
  }

  /** @param isLeaving whether it is seen to be taken off */
  renderClosed(isLeaving: boolean): TemplateResult {
    const { racks } = this.#state;
    const term = racks.length > 1 ? 'triomino.tilesEach' : 'triomino.tiles';
    return html`<div class="lid" aria-hidden=${isLeaving ? 'true' : nothing} data-beat=${isLeaving ? 'total' : nothing}>
      <p class="lid-name">Triomino</p>
      <p>${this.#play.words(term, handOf(racks.length))}</p>
    </div>`;
  }

  #renderCover(): TemplateResult {
    const seat = this.rackSeat ?? 0;
    return html`<div class="lid cover" part="cover">
      <p class="lid-name">${seatSign(seat)}${this.names[seat]}</p>
      <p>${this.#play.words('triomino.tiles', this.#state.racks[seat]?.length ?? 0)}</p>
    </div>`;
  }

  /** What takes the lid away: a button of its own, so that no second click on what stood there before takes it away. */
  renderUncover(): unknown {
    return keyed('uncover', button(this.#play.words('triomino.showTiles'), this.#uncover, 'primary'));
  }

  readonly #uncover = (): void => {
    const { context, intentions, narrator } = this.#play;
    this.#uncovered = this.rackSeat;
    intentions.notice = undefined;
    context.requestUpdate();
    void context.updateComplete.then(() => {
      narrator.say(this.#play.situation);
      this.#play.focusTable();
    });
  };

  /** The seat whose tiles the user knows, if it is one. */
  get #ownSeat(): Seat | undefined {
    const { viewing } = this.#view;
    if (viewing !== undefined) return typeof viewing === 'number' ? viewing : undefined;
    return this.#users.length === 1 ? this.#users[0] : this.#uncovered;
  }

  /** The seats of the users of this device. */
  get #users(): readonly Seat[] {
    return this.#state.racks.flatMap((_, seat) => (this.#play.intentions.mayAct(seat) ? seat : []));
  }

  get #state(): TriominoState {
    return this.#play.context.match.state;
  }
}
