import { html, nothing } from 'lit';
import type { PropertyDeclarations, TemplateResult } from 'lit';
import type { Switch } from '../../../../../../../src/elements/base/attributes.js';
import { GameElement } from '../../../../../../../src/elements/base/game-element.js';
import type { PlayContext } from '../../../../../../../src/elements/play/play-context.js';
import { Language } from '../../../../../../../src/interaction/language.js';
import { sharedStyles } from '../../../../../../../src/ui/styles.js';
import { samplegame } from '../../../games/samplegame/index.js';
import type { SampleGameMove, SampleGamePosition, SampleGameState } from '../../../games/samplegame/index.js';
import { HEAPS, LARGEST } from '../../../games/samplegame/state.js';
import { sampleGameLanguages } from '../../../locales/samplegame/index.js';
import type {
  SampleGamePictureTerms,
  SampleGamePlayTerms,
  SampleGameTerms,
} from '../../../locales/samplegame/index.js';
import { sampleGameStyles } from './sample-game-board.styles.js';
import type { SampleGamePlay } from './play.js';

/**
 * The board of Sample game: to play on, to step through a recorded game (`mode="replay"`), or as a diagram of a position (`mode="diagram"`).
 *
 * @tag sample-game-board
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - What is written below the board.
 *
 * @csspart frame - Everything that is seen.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart seat - A player's strip with the name.
 * @csspart name - The field for a player's name.
 * @csspart heaps - The three heaps.
 * @csspart counter - A counter, or an empty place of a heap.
 * @csspart panel - What stands beside or below the board.
 * @csspart status - Whose turn it is, why something was refused, or the result.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with words on it.
 * @csspart move-field - The field for typed moves.
 * @csspart moment - In a replay, what has just been played, and the comment.
 * @csspart comment - In a replay, what the author says of the move.
 * @csspart moves - In a replay, the list of moves.
 * @csspart move - One of these moves.
 * @csspart dialog - What is shared.
 *
 * @cssprop --tabletop-board - The ground on which the counters lie.
 */
export class SampleGameBoard extends GameElement<SampleGameState, SampleGameMove, SampleGameTerms, SampleGamePlay> {
  static readonly tag = 'sample-game-board';
  static override readonly styles = [sharedStyles, sampleGameStyles];
  static override readonly properties: PropertyDeclarations = { misere: {} };

  /** Whoever takes the last counter loses. */
  declare misere?: Switch;

  /** @internal */
  override readonly game = samplegame;
  /** @internal */
  override readonly language = new Language<SampleGamePictureTerms, SampleGamePlayTerms>(this, sampleGameLanguages);

  protected override async loadPlay() {
    const { SampleGamePlay } = await this.language.withPlay(() => import('./play.js'));
    return (context: PlayContext<SampleGameState, SampleGameMove, SampleGameTerms>) => new SampleGamePlay(context);
  }

  /** @internal */
  override sideName(seat: number): string {
    return this.language.words('samplegame.player', seat + 1);
  }

  protected override renderTable(): TemplateResult {
    const { gamePlay } = this;
    const hasSeats = this.shows('seats');
    return html`${hasSeats ? this.#renderSeat(0) : nothing}
    ${gamePlay && this.session.isPlayed ? gamePlay.renderHeaps() : this.#renderPicture()}
    ${hasSeats ? this.#renderSeat(1) : nothing}`;
  }

  /** @internal */
  override renderSeats(): unknown {
    return [this.#renderSeat(0), this.#renderSeat(1)];
  }

  /** The heaps where nobody plays: one picture, which leads through the record in a replay. */
  #renderPicture(): TemplateResult {
    const { gamePlay } = this;
    return html`<div
      class="heaps"
      part="heaps"
      role="img"
      aria-label=${this.#pictureLabel}
      tabindex=${this.activeMode === 'diagram' ? nothing : 0}
      @keydown=${gamePlay?.context.keys.onRecordKey}
    >
      ${HEAPS.map((_, heap) => this.#renderHeap(this.#position.heaps[heap] ?? 0))}
    </div>`;
  }

  get #pictureLabel(): string {
    const { heaps } = this.#position;
    //#if dice
    if (heaps.length === 0) return this.language.words('samplegame.noHeaps');
    //#end
    return this.language.words('samplegame.picture', heaps.join(', '));
  }

  #renderHeap(left: number): TemplateResult {
    const places = Array.from(
      { length: LARGEST },
      (_, place) => html`<div class="cell" ?data-counter=${place < left}></div>`,
    );
    return html`<div class="row">${places}</div>`;
  }

  #renderSeat(seat: number): TemplateResult {
    const { gamePlay } = this;
    const { winners } = (!this.session.diagramPosition && this.outcome) || {};
    const { turn } = this.#position;
    return html`<div
      class="seat"
      part="seat"
      ?data-turn=${!winners && turn === seat}
      ?data-winner=${winners?.includes(seat)}
    >
      ${gamePlay && this.session.isPlayed ? gamePlay.context.seats.render(seat) : html`<span class="name">${this.nameOf(seat)}</span>`}
    </div>`;
  }

  /** A diagram may show a position that no game reaches. */
  get #position(): SampleGamePosition {
    return (this.session.diagramPosition as SampleGamePosition | undefined) ?? this.state;
  }
}
