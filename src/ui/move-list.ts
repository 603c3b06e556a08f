import { LIST_STEPS, isPlain } from '../interaction/arrow-keys.js';
import { html } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Actor } from '../games/game.js';

export interface ListedMove {
  /** The move in notation. */
  readonly text: string;
  readonly actor: Actor;
  /** The move in words. */
  readonly sentence: string;
  /** The sign of the seat, if the order of moves does not show whose it is. */
  readonly sign?: unknown;
}

/**
 * The moves of a record as one tab stop: arrow keys, Home and End go from move to move and show each at once. The list scrolls to the current move;
 * the page does not.
 */
export class MoveList implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: ParentNode };
  readonly #goTo: (ply: number) => void;

  constructor(host: ReactiveControllerHost & { readonly renderRoot: ParentNode }, goTo: (ply: number) => void) {
    this.#host = host;
    this.#goTo = goTo;
    host.addController(this);
  }

  render(label: string, start: string, moves: readonly ListedMove[], ply: number): TemplateResult {
    const first = { text: start, actor: 'chance', sentence: '' } as const;
    return html`<ol class="moves" part="moves" aria-label=${label} @keydown=${this.#onKey}>
      ${[first, ...moves].map((move, i) => this.#renderMove(move, i, i === ply))}
    </ol>`;
  }

  hostUpdated(): void {
    const { renderRoot } = this.#host;
    const list = renderRoot.querySelector<HTMLElement>('.moves');
    const current = list?.querySelector<HTMLElement>('[aria-current=step]');
    if (!list || !current) return;
    // If the list has the focus, it follows the shown move.
    if (list.contains((renderRoot as ShadowRoot).activeElement)) current.focus({ preventScroll: true });
    const top = current.offsetTop;
    const bottom = top + current.offsetHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }

  #renderMove({ text, actor, sentence, sign }: ListedMove, ply: number, isCurrent: boolean): TemplateResult {
    return html`<li>
      <button
        type="button"
        class="listed"
        part="move"
        data-actor=${actor}
        aria-current=${isCurrent ? 'step' : 'false'}
        tabindex=${isCurrent ? 0 : -1}
        @click=${() => this.#goTo(ply)}
      >
        ${ply > 0 ? html`<span class="number">${`${ply} `}</span>` : ''}${sign}${text}
        ${sentence && html`<span class="visually-hidden">${sentence}</span>`}
      </button>
    </li>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const buttons = [...(event.currentTarget as Element).querySelectorAll<HTMLButtonElement>('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = { ...LIST_STEPS.both, Home: -at, End: buttons.length - 1 - at }[event.key];
    if (step === undefined || !isPlain(event)) return;
    event.preventDefault();
    const target = Math.max(0, Math.min(at + step, buttons.length - 1));
    this.#goTo(target);
  };
}
