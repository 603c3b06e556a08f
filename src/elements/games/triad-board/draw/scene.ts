import { html, nothing, render, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import { CELLS, SIZE } from '../../../../games/triad/board.js';
import { dieAfter, isSeatMove, targetOf } from '../../../../games/triad/destination.js';
import type { Cell, Die, TriadMove, TriadSeatMove, TriadState } from '../../../../games/triad/index.js';
import type { TriadTerms } from '../../../../locales/triad/index.js';
import type { PlayContext } from '../../../play/play-context.js';
import type { Beat, BeatName, SeenMove } from '../../../play/show/timeline.js';
import { cellsAfter, beatsOf, triadsOf } from './beats.js';
import type { Known } from './beats.js';
import type { Interaction } from './cell-views.js';
import { PLACES, dieCode } from './cells.js';
import { cubeView } from './cube-view.js';
import type { Cube } from './cube-view.js';
import { lightInk, lights, rims } from './light.js';
import { fallingDie, openingDice, rollingDie, spotAt } from './rolls.js';
import type { OpeningDie, Spot, TraySpot } from './rolls.js';
import { styled } from '../../../../ui/styled.js';

type Context = PlayContext<TriadState, TriadMove, TriadTerms>;
type Seen = SeenMove<TriadState, TriadMove>;

/** A move with the board before it. */
interface Made {
  readonly before: TriadState;
  readonly move: TriadSeatMove;
}

/** Whether a spot is one of these. */
const includes =
  (spots: readonly Spot[]) =>
  (spot: Spot): boolean =>
    spots.some(({ x, y }) => x === spot.x && y === spot.y);

const SIDE = SIZE * 100;
const VIEW = `0 0 ${SIDE} ${SIDE}`;

/** What is seen on the board beside its cells: dice that roll and fall, and triads in their light. */
export class Scene {
  readonly #context: Context;
  readonly #cellAt: (place: number) => Cell;
  readonly #interaction: () => Interaction;
  /** What the reader's own hand has shown of the move that it makes. */
  #known: Known = 'nothing';
  /** The moves whose dice are drawn in motion now. */
  #drawn: unknown;
  #slot: TraySpot | undefined;

  /** @param cellAt the cell at a place of the board as it is seen; its own inverse */
  constructor(context: Context, cellAt: (place: number) => Cell, interaction: () => Interaction) {
    this.#context = context;
    this.#cellAt = cellAt;
    this.#interaction = interaction;
    context.addController({ hostUpdated: () => this.#follow() });
  }

  beats(moves: readonly Seen[]): readonly Beat[] {
    const known = this.#known;
    this.#known = 'nothing';
    return beatsOf(moves, known);
  }

  /** Nothing is known of the next move. */
  matchChanged(): void {
    this.#known = 'nothing';
  }

  /** A chosen die rolls to its goal; a dragged one is there already. A triad is seen before the die that comes off is chosen. */
  onStep(before: Interaction, after: Interaction, move: TriadSeatMove | undefined): void {
    if (after.name === 'removing' && before.name !== 'removing') {
      this.#known = before.name === 'dragging' ? 'die' : 'nothing';
      this.#show(after.turn);
    } else if (move) {
      this.#known = before.name === 'removing' ? 'triad' : before.name === 'dragging' ? 'die' : 'nothing';
    }
  }

  /** Lets a move be seen that is not made yet. */
  #show(move: TriadSeatMove): void {
    const { show, match } = this.#context;
    const before = match.state;
    const made = { actor: before.turn, move, text: '', by: 'user', generated: false } as const;
    show.see([{ made, before, after: { ...before, cells: cellsAfter(before, move) } }]);
  }

  /** The latest move that is being seen. */
  get #seen(): Seen | undefined {
    return this.#context.show.seen?.moves.at(-1);
  }

  #beat(name: BeatName): Beat | undefined {
    return this.#context.show.seen?.beats.find((beat) => beat.name === name);
  }

  /** Whether the die on a cell is still on its way there. */
  readonly isComing = (cell: Cell): boolean => {
    const { made, after } = this.#seen ?? {};
    if (!made || !this.#beat('arrive')) return false;
    return isSeatMove(made.move) ? targetOf(made.move) === cell : after?.cells[cell] !== 0;
  };

  /** Whether the latest die in the tray of a side is still on its way there. */
  isFalling(seat: Seat): boolean {
    return this.#beat('follow') !== undefined && this.#seen?.before.turn === seat;
  }

  /** The code of a die that a side has taken off, if a move records it: a game may begin with some taken off. @param place counted from the latest, −1 */
  takenDie(seat: Seat, place: number): unknown {
    const { match } = this.#context;
    const taken = match.entries.slice(0, match.ply).flatMap(({ actor, move }, ply) => {
      const before = match.stateAt(ply);
      if (actor !== seat || !before || !isSeatMove(move) || move.remove === undefined) return [];
      return [dieCode(cellsAfter(before, move)[move.remove] as Die)];
    });
    return taken.at(place);
  }

  /** How many dice a side has taken off, and what it counts from. */
  renderPoints(seat: Seat, removed: number): unknown {
    if (!this.isFalling(seat)) return removed;
    return html`<span data-from=${removed - 1} data-to=${removed}>${removed}</span>`;
  }

  /** What lies under and over the dice. */
  render(): TemplateResult {
    const { match } = this.#context;
    const interaction = this.#interaction();
    const last = this.#last;
    const isNew = this.#context.show.seen?.beats.some(({ name, ms }) => name === 'earn' && ms > 0) ?? false;
    const triads = this.triads.map((cells) => cells.map(this.#spotOf));
    const open = interaction.name === 'removing' ? interaction.choices.map(this.#spotOf) : [];
    const fallen = this.#beat('follow') ? [this.#last?.move.remove].map((cell) => this.#spotOf(cell ?? 0)) : [];
    const marked = { isOpen: includes(open), isFalling: includes(fallen) };
    const fading = this.#beat('total') && !match.outcome ? 'total' : nothing;
    const isOver = match.outcome !== undefined;
    return html`<svg class="scene under" viewBox=${VIEW} aria-hidden="true">
        ${lightInk}
        <g data-beat=${fading}>${lights(triads, isNew)}</g>
      </svg>
      ${last?.move.remove === undefined ? nothing : this.#renderTaken(last, last.move.remove, isOver)}
      <svg class="scene rims" viewBox=${VIEW} aria-hidden="true">
        <g data-beat=${fading}>${rims(triads, isNew, marked)}</g>
      </svg>
      ${this.#renderCubes()}`;
  }

  /** The triads in their light: of the move from which a die comes off, of that which is being seen, or of the last of the game. */
  get triads(): ReturnType<typeof triadsOf> {
    const interaction = this.#interaction();
    const { match, show } = this.#context;
    if (interaction.name === 'removing') return triadsOf(match.state, interaction.turn);
    const made = show.seen || match.outcome ? this.#last : undefined;
    return made ? triadsOf(made.before, made.move) : [];
  }

  /** The move that is being seen, or else the latest. */
  get #last(): Made | undefined {
    const { match } = this.#context;
    const before = this.#seen?.before ?? match.stateAt(match.ply - 1);
    const move = (this.#seen?.made ?? match.entries[match.ply - 1])?.move;
    return before && move && isSeatMove(move) ? { before, move } : undefined;
  }

  /** Where the die lay that was taken off; at the end of a game it is seen there, so that the triad is whole. */
  #renderTaken({ before, move }: Made, cell: Cell, isOver: boolean): unknown {
    const isSeen = this.#beat('follow') !== undefined;
    const isChoosing = this.#interaction().name !== 'idle';
    if (isChoosing && !isSeen) return nothing;
    const code = dieCode(cellsAfter(before, move)[cell] as Die);
    const { x, y } = this.#spotOf(cell);
    const place = styled({ '--_x': String(x / 100 - 0.5), '--_y': String(y / 100 - 0.5) });
    const beat = isSeen ? 'follow' : nothing;
    return html`<span class="scene left" ${place} data-die=${isOver ? code : nothing} data-beat=${beat}></span>${
        isSeen ? html`<span class="scene taken" ${place} data-die=${code} data-beat="follow"></span>` : nothing
      }`;
  }

  /** Before the opening roll, the dice lie on the board; later those in motion are drawn here. */
  #renderCubes(): unknown {
    const { show, match } = this.#context;
    if (show.seen) return html`<svg class="scene cubes" viewBox=${VIEW} aria-hidden="true" data-moving></svg>`;
    if (match.state.rolled) return nothing;
    const heap = ([1, -1] as const).flatMap((die) =>
      Array.from({ length: SIZE }, (_, i): OpeningDie => ({ die, to: this.#spotOf(die > 0 ? i : CELLS - SIZE + i) })),
    );
    return html`<svg class="scene cubes" viewBox=${VIEW} aria-hidden="true">
      ${openingDice(heap, 0).map(cubeView)}
    </svg>`;
  }

  /** Draws the dice in motion while moves are seen. */
  #follow(): void {
    const { seen } = this.#context.show;
    if (seen === this.#drawn) return;
    this.#drawn = seen;
    this.#slot = undefined;
    if (seen) this.#drawFrame();
  }

  readonly #drawFrame = (): void => {
    const { show, root } = this.#context;
    const { seen, elapsed } = show;
    const drawing = root.querySelector<HTMLElement>('.cubes[data-moving]');
    if (!seen || seen !== this.#drawn || elapsed === undefined || !drawing) return;
    render(svg`${this.#cubesAt(elapsed, drawing).map(cubeView)}`, drawing);
    requestAnimationFrame(this.#drawFrame);
  };

  #cubesAt(time: number, drawing: Element): readonly Cube[] {
    const [arrive, follow] = [this.#beat('arrive'), this.#beat('follow')];
    if (arrive && time < arrive.start + arrive.ms) return this.#arriving(time, time / arrive.ms);
    if (!follow || time < follow.start || time >= follow.start + follow.ms) return [];
    const { before, move } = this.#last as Made;
    const cell = move.remove as Cell;
    this.#slot ??= this.#slotIn(drawing);
    const die = cellsAfter(before, move)[cell] as Die;
    return [fallingDie(die, this.#spotOf(cell), this.#slot, (time - follow.start) / follow.ms)];
  }

  #arriving(time: number, part: number): readonly Cube[] {
    const { made, before, after } = this.#seen as Seen;
    const { move } = made;
    if (!isSeatMove(move)) {
      const dice = PLACES.map((place) => ({ die: after.cells[this.#cellAt(place)] as Die, to: spotAt(place) }));
      return openingDice(
        dice.filter(({ die }) => die !== 0),
        time,
      );
    }
    const [from, to] = [this.#spotOf(move.from), this.#spotOf(targetOf(move))];
    return [rollingDie({ from, to, before: before.cells[move.from] as Die, die: dieAfter(before, move) }, part)];
  }

  /** Where the die falls to. */
  #slotIn(drawing: Element): TraySpot {
    const slot = this.#context.root.querySelector('.slot[data-beat]') ?? drawing;
    const [board, tray] = [drawing, slot].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    const unit = board.width / SIDE;
    return {
      x: (tray.left + tray.width / 2 - board.left) / unit,
      y: (tray.top + tray.height / 2 - board.top) / unit,
      scale: tray.width / 100 / unit,
    };
  }

  readonly #spotOf = (cell: Cell): Spot => spotAt(this.#cellAt(cell));
}
