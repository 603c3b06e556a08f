import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { unseen } from '../../../../games/triomino/phase.js';
import type { Tile } from '../../../../games/triomino/tiles.js';
import { isPlain, listTarget } from '../../../../interaction/arrow-keys.js';
import { RovingFocus } from '../../../../interaction/roving-focus.js';
import { button } from '../../../../ui/panel/button.js';
import { pendingTiles } from './pending-tiles.js';
import type { PendingTiles } from './pending-tiles.js';
import { tileIn, tileName } from '../words/names.js';
import type { TriominoGamePlay } from '../play-types.js';
import type { TableKeys } from './table-keys.js';
import { tilePicture } from '../draw/tile-picture.js';
import type { VisibleTiles } from './visible-tiles.js';

/** Lets the user enter real tiles that were drawn, by press, key and typed text. */
export class TileEntry {
  readonly #play: TriominoGamePlay;
  readonly #tiles: VisibleTiles;
  readonly #keys: TableKeys;
  readonly #focus: RovingFocus<Tile>;
  #entered: readonly Tile[] = [];

  constructor(play: TriominoGamePlay, tiles: VisibleTiles, keys: TableKeys) {
    this.#play = play;
    this.#tiles = tiles;
    this.#keys = keys;
    this.#focus = new RovingFocus(play.context, {
      selectorOf: (tile) => `.pad-tile[data-tile="${tile}"]`,
      keyOf: tileIn,
    });
  }

  /** The tiles that the user has to enter, if any. */
  get due(): PendingTiles | undefined {
    const { context, intentions } = this.#play;
    const { actors, state } = context.match;
    const isDue = actors.includes('chance') && intentions.mayAct('chance') && !this.#tiles.isOthersTurn;
    return isDue ? pendingTiles(state) : undefined;
  }

  /** The request for the next tile, if any is due. */
  get question(): string | undefined {
    return this.due?.ask(this.#entered.length, this.#tiles.names, this.#play.words);
  }

  /** Forgets what was entered. */
  reset(): void {
    this.#entered = [];
  }

  /** Forgets what was entered, on Escape. */
  get escape(): (() => void) | undefined {
    if (this.#entered.length === 0 || !this.due) return undefined;
    return () => {
      this.reset();
      this.#play.narrator.say(this.#play.words('tabletop.cleared'));
    };
  }

  /** Plays typed tiles, which need no word for what they are for. @returns whether they were taken */
  playText(typed: string, due: PendingTiles): boolean {
    const text = typed.toLowerCase().replace(/\s/g, '');
    const tiles = text.replace(/^(deal|lead|draw)/, '').split(/[,/]/);
    const { kind } = due.move([]);
    const { intentions } = this.#play;
    if (tiles.length !== due.count || !tiles.every((tile) => /^[0-5]{3}$/.test(tile))) {
      intentions.refuse({ code: 'bad-tiles' });
      return false;
    }
    return intentions.play(kind === 'lead' ? due.move(tiles) : `${kind} ${tiles.join(',')}`, 'chance');
  }

  /** All tiles that nobody has seen, to press, in place of the rack. */
  render(): TemplateResult {
    const { words } = this.#play;
    const tiles = unseen(this.#tiles.knownState);
    const current = tiles.includes(this.#focus.current ?? '') ? this.#focus.current : tiles[0];
    return html`<div class="rack-place pad" part="pad" @keydown=${this.#onKey} @focusin=${this.#focus.onFocus}>
      <div class="pad-tiles" role="group" aria-label=${words('triomino.pad')}>
        ${tiles.map(
          (tile) =>
            html`<button
              type="button"
              class="pad-tile"
              data-tile=${tile}
              tabindex=${tile === current ? 0 : -1}
              aria-pressed=${this.#entered.includes(tile) ? 'true' : 'false'}
              @click=${() => this.#toggle(tile)}
            >
              ${tilePicture(tile)}<span class="visually-hidden">${tileName(tile)}</span>
            </button>`,
        )}
      </div>
    </div>`;
  }

  renderCount({ count }: PendingTiles): TemplateResult {
    return html`<p class="entered">${this.#entered.length} / ${count}</p>`;
  }

  /** Several tiles are confirmed with a button. */
  renderConfirm({ count }: PendingTiles): unknown {
    if (count === 1 || this.#entered.length < count) return nothing;
    return button(this.#play.words('triomino.takeTiles'), () => this.#confirm(), 'primary');
  }

  /** Adds a tile, or takes it back. A single tile needs no confirmation. */
  #toggle(tile: Tile): void {
    const { due } = this;
    if (!due) return;
    const others = this.#entered.filter((each) => each !== tile);
    const isAdded = others.length === this.#entered.length && others.length < due.count;
    this.#entered = isAdded ? [...others, tile] : others;
    this.#play.intentions.notice = undefined;
    if (due.count === 1 && isAdded) this.#confirm();
    this.#play.context.requestUpdate();
  }

  #confirm(): void {
    const { due } = this;
    if (due) this.#play.intentions.play(due.move(this.#entered), 'chance');
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const tiles = unseen(this.#tiles.knownState);
    const at = tiles.indexOf(tileIn(event.target as Element) ?? '');
    const to = isPlain(event) && at >= 0 ? listTarget(at, event, tiles.length, 'both') : undefined;
    this.#keys.run(event, to === undefined ? undefined : () => this.#focus.focus(tiles[to] ?? ''));
  };
}
