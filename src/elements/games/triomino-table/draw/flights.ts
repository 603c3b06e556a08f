import type { LitElement, ReactiveController } from 'lit';
import type { LaidTile, TriominoMove } from '../../../../games/triomino/index.js';
import { tileOf } from '../../../../games/triomino/tiles.js';
import type { Entry } from '../../../../match/entry.js';
import type { ElementChangeCause } from '../../../base/events.js';
import { mayMove } from './glide.js';
import { COLUMN, ROW } from './geometry.js';

/** A tile on its way. */
interface Flight {
  readonly tile: LaidTile;
  readonly from: DOMRect;
  readonly isBack: boolean;
}

/** Lets a tile fly from the rack, or from the hand, to its place, and back when the move is undone. The game does not wait for it. */
export class Flights implements ReactiveController {
  readonly #host: LitElement;
  #due: Flight | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Before the change is drawn. @param latest the tile that was laid last before it */
  matchChanged(cause: ElementChangeCause, moves: readonly Entry<TriominoMove>[], latest: LaidTile | undefined): void {
    const move = moves.at(-1)?.move;
    const laid = cause === 'play' && move?.kind === 'lay' ? move : undefined;
    const tile = laid ?? (cause === 'undo' ? latest : undefined);
    const from = tile && this.#find(laid ? rackTile(tile) : LATEST)?.getBoundingClientRect();
    this.#due = tile && from?.width && mayMove() ? { tile, from, isBack: !laid } : undefined;
  }

  hostUpdated(): void {
    const due = this.#due;
    this.#due = undefined;
    if (due?.isBack) this.#flyBack(due);
    else if (due) this.#fly(due);
  }

  #fly({ tile: { column, row }, from }: Flight): void {
    const drawn = this.#find(LATEST);
    const to = drawn?.getBoundingClientRect();
    if (!drawn || !to?.width) return;
    const unit = 100 / to.width;
    const size = from.width / to.width;
    const [x, y] = [column * COLUMN, row * ROW];
    const dx = (from.x + from.width / 2 - to.x - to.width / 2) * unit + 50 * (1 - size);
    const dy = (from.y + from.height / 2 - to.y - to.height / 2) * unit + (ROW / 2) * (1 - size);
    drawn.animate(
      { transform: [`translate(${x + dx}px, ${y + dy}px) scale(${size})`, `translate(${x}px, ${y}px)`] },
      { duration: 200, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    );
  }

  #flyBack({ tile, from }: Flight): void {
    const drawn = this.#find(rackTile(tile));
    const to = drawn?.getBoundingClientRect();
    if (!drawn || !to?.width) return;
    const translate = `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y - to.y}px`;
    drawn.animate({ translate: [translate, '0 0'] }, { duration: 120, easing: 'ease-out' });
  }

  #find(selector: string): Element | null {
    return this.#host.renderRoot.querySelector(selector);
  }
}

const LATEST = '.board .latest';
const rackTile = ({ values }: LaidTile): string => `.rack-tile[data-tile="${tileOf(values)}"]`;
