import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Actor } from '../../games/game.js';
import { LIST_STEPS, isPlain } from '../../interaction/arrow-keys.js';

export interface ListedMove {
  /** The move in notation. */
  readonly text: string;
  readonly actor: Actor;
  /** The move in words. */
  readonly sentence: string;
  /** The sign of the seat, if the order of moves does not show whose it is. */
  readonly sign?: unknown;
}

/** How good a move was, as a sign and in words. */
export interface ListedMark {
  readonly sign: unknown;
  readonly words: string;
}

/** What a list shows. */
export interface MoveListContents {
  /** The accessible name of the list. */
  readonly label: string;
  /** The text of the moment before the first move. */
  readonly start: string;
  /** How many moves there are. */
  readonly length: number;
  /** The current ply, from 0 to `length`. */
  readonly ply: number;
  /** The move that leads to a ply, from 1 to `length`. */
  readonly moveAt: (ply: number) => ListedMove;
  /** The marks of moves, if they have any: all come and go together. */
  readonly marks?: { markOf?(ply: number): ListedMark | undefined } | undefined;
  /** What stands for this move in the record: the same object as long as it is the same move. */
  readonly entryAt: (ply: number) => object | undefined;
  /** Everything besides the moves that decides what the list says. */
  readonly settings: readonly unknown[];
}

/** How many plies are drawn together. A chunk is drawn anew only if something in it has changed. */
const CHUNK = 50;

/** The room round the current move, in px, for its outline. */
const EDGE = 6;

const chunkOf = (ply: number): number => Math.floor(ply / CHUNK);

const chunksOf = ({ length }: MoveListContents): readonly number[] =>
  Array.from({ length: chunkOf(length) + 1 }, (_, chunk) => chunk);

/** Whether lists say the same of the same moves. */
const isAlike = (list: MoveListContents, other: MoveListContents | undefined): boolean =>
  list.entryAt(1) === other?.entryAt(1) && list.settings.every((setting, i) => setting === other?.settings[i]);

const currentIn = (list: HTMLElement, ply: number): HTMLElement | null | undefined =>
  list.children[chunkOf(ply)]?.querySelector<HTMLElement>('[aria-current=step]');

/**
 * Chunks that have not been laid out yet take as much room as the current one, or as the one before if that is the last. The property is set on each chunk:
 * set on the list, it would be inherited, and computed anew, by every move.
 */
function estimateChunks(list: HTMLElement, contents: MoveListContents): void {
  const current = chunkOf(contents.ply);
  const whole = current > 0 && current === chunkOf(contents.length) ? current - 1 : current;
  const height = `${list.children[whole]?.clientHeight ?? 0}px`;
  for (const chunk of list.querySelectorAll<HTMLElement>('.chunk')) chunk.style.setProperty('--_chunk', height);
}

/**
 * A list of moves as one tab stop: arrow keys, Home and End go from move to move and show each at once; where moves are only read, the keys scroll the
 * list. The list scrolls to the current move; the page does not. It may be drawn in several shadow roots.
 *
 * However long the record is, a step costs the same: the list is made of chunks, and the browser lays out only those in sight. The chunk of the current
 * move and the one before it are drawn at once, the others one after the other, the nearest first, so that screen readers and the search of the browser find every move.
 */
export class MoveList implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #roots: () => readonly ShadowRoot[];
  readonly #goTo: ((ply: number) => void) | undefined;
  #contents: MoveListContents | undefined;
  /** The moves as the list says them, by their entries. */
  #listed = new WeakMap<object, ListedMove>();
  readonly #drawn = new Set<number>();
  /** The ply that each list was scrolled to last. */
  readonly #seen = new WeakMap<HTMLElement, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param roots the shadow roots that may have the list
   * @param goTo shows the moment after a move; without it, moves are only read
   */
  constructor(host: ReactiveControllerHost, roots: () => readonly ShadowRoot[], goTo?: (ply: number) => void) {
    this.#host = host;
    this.#roots = roots;
    this.#goTo = goTo;
    host.addController(this);
  }

  render(contents: MoveListContents): TemplateResult {
    if (this.#lists.length === 0 || !isAlike(contents, this.#contents)) {
      this.#drawn.clear();
      this.#listed = new WeakMap();
    }
    if (contents.marks !== this.#contents?.marks) this.#drawn.clear();
    this.#contents = contents;
    const current = chunkOf(contents.ply);
    for (const chunk of [current - 1, current]) this.#drawn.add(chunk);
    return html`<div
      class="moves"
      part="moves"
      role="list"
      aria-label=${contents.label}
      tabindex=${this.#goTo ? -1 : 0}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
    >
      ${chunksOf(contents).map((chunk) => this.#renderChunk(contents, chunk))}
    </div>`;
  }

  hostUpdated(): void {
    const lists = this.#lists;
    const contents = this.#contents;
    if (lists.length === 0 || !contents) return;
    for (const list of lists) {
      this.#focus(list, contents);
      // Where things are is asked once all is drawn.
      requestAnimationFrame(() => this.#scroll(list, contents));
    }
    if (this.#undrawn !== undefined) this.#timer ??= setTimeout(this.#drawMore);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  get #lists(): readonly HTMLElement[] {
    return this.#roots().flatMap((root) => root.querySelector<HTMLElement>('.moves') ?? []);
  }

  /** Of the chunks that are not drawn yet, the one nearest to the current move. */
  get #undrawn(): number | undefined {
    if (!this.#contents) return undefined;
    const current = chunkOf(this.#contents.ply);
    const [nearest] = chunksOf(this.#contents)
      .filter((chunk) => !this.#drawn.has(chunk))
      .sort((a, b) => Math.abs(a - current) - Math.abs(b - current));
    return nearest;
  }

  #renderChunk(contents: MoveListContents, chunk: number): unknown {
    const { entryAt, start, length, ply, marks, settings } = contents;
    const first = chunk * CHUNK;
    const last = Math.min(first + CHUNK - 1, length);
    const isFar = Math.abs(chunk - chunkOf(ply)) > 1;
    const isDrawn = this.#drawn.has(chunk);
    const current = chunk === chunkOf(ply) ? ply : undefined;
    const key = [isFar, isDrawn, current, entryAt(first), entryAt(last), last, start, length, marks, ...settings];
    return guard(key, () => {
      const plies = Array.from({ length: isDrawn ? last - first + 1 : 0 }, (_, i) => first + i);
      return html`<div class="chunk" ?data-far=${isFar} ?data-empty=${!isDrawn}>
        ${plies.map((ply) => this.#renderMove(contents, ply))}
      </div>`;
    });
  }

  #renderMove(contents: MoveListContents, ply: number): TemplateResult {
    const { text, actor, sentence, sign } = this.#listedAt(contents, ply);
    const mark = contents.marks?.markOf?.(ply);
    const isCurrent = ply === contents.ply;
    const current = isCurrent ? 'step' : 'false';
    const described = html`${ply > 0 ? html`<span class="number">${`${ply} `}</span>` : nothing}${sign}${text}${mark?.sign}
    ${sentence && html`<span class="visually-hidden">${sentence} ${mark && `${mark.words}.`}</span>`}`;
    if (!this.#goTo) {
      return html`<div
        class="listed"
        part="move"
        role="listitem"
        aria-setsize=${contents.length + 1}
        aria-posinset=${ply + 1}
        data-actor=${actor}
        aria-current=${current}
      >
        ${described}
      </div>`;
    }
    return html`<div role="listitem" aria-setsize=${contents.length + 1} aria-posinset=${ply + 1}>
      <button
        type="button"
        class="listed"
        part="move"
        value=${ply}
        data-actor=${actor}
        aria-current=${current}
        tabindex=${isCurrent ? 0 : -1}
      >
        ${described}
      </button>
    </div>`;
  }

  /** The words of a move are found once. */
  #listedAt({ start, entryAt, moveAt }: MoveListContents, ply: number): ListedMove {
    const entry = entryAt(ply);
    if (!entry) return { text: start, actor: 'chance', sentence: '' };
    const move = this.#listed.get(entry) ?? moveAt(ply);
    this.#listed.set(entry, move);
    return move;
  }

  /** If the list has the focus, it follows the shown move. */
  #focus(list: HTMLElement, { ply }: MoveListContents): void {
    const { activeElement } = list.getRootNode() as ShadowRoot;
    const current = currentIn(list, ply);
    if (list.contains(activeElement) && activeElement !== current) current?.focus({ preventScroll: true });
  }

  /** Scrolls to the current move where another one has become current, and leaves the list alone where the user has scrolled it. */
  #scroll(list: HTMLElement, contents: MoveListContents): void {
    const { ply } = contents;
    const current = currentIn(list, ply);
    if (!current || this.#seen.get(list) === ply) return;
    const box = list.getBoundingClientRect();
    if (box.height === 0) return;
    this.#seen.set(list, ply);
    if (chunksOf(contents).length > 1) estimateChunks(list, contents);
    const { top, bottom } = current.getBoundingClientRect();
    const above = top - box.top - list.clientTop;
    const below = bottom - box.top - list.clientTop - list.clientHeight;
    if (above < EDGE) list.scrollTop += above - EDGE;
    else if (below > -EDGE) list.scrollTop += below + EDGE;
  }

  readonly #drawMore = (): void => {
    this.#timer = undefined;
    if (this.#undrawn !== undefined) this.#drawn.add(this.#undrawn);
    this.#host.requestUpdate();
  };

  readonly #onClick = (event: Event): void => {
    const move = (event.target as Element).closest<HTMLButtonElement>('.listed');
    if (move) this.#goTo?.(Number(move.value));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const move = (event.target as Element).closest<HTMLButtonElement>('.listed');
    const at = Number(move?.value);
    const { length = 0 } = this.#contents ?? {};
    const step = { ...LIST_STEPS.both, Home: -at, End: length - at }[event.key];
    if (!this.#goTo || !move || step === undefined || !isPlain(event)) return;
    event.preventDefault();
    this.#goTo(Math.max(0, Math.min(at + step, length)));
  };
}
