import { html, nothing } from 'lit';
import type { ReactiveController, TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isPlain } from '../../src/interaction/arrow-keys.js';
import { DragController } from '../../src/interaction/drag.js';
import { listen } from '../../src/interaction/listen.js';
import { RovingFocus } from '../../src/interaction/roving-focus.js';
import { Overlay } from './overlay.js';
import type { Target } from './setup.js';
import { Toolbox, isVerb } from './toolbox.js';
import type { ToolboxHost } from './toolbox.js';

/** What the workbench asks the editor. */
export interface WorkbenchHost extends ToolboxHost {
  readonly position: unknown;
  /** Takes over a changed position and says what lies on a target now. */
  place(position: unknown, target: string): void;
  toggleMark(mark: string): void;
  say(sentence: string): void;
}

/** The drawing that is pressed, and the tools beside it. */
export class Workbench implements ReactiveController {
  readonly #host: WorkbenchHost;
  readonly overlay: Overlay;
  readonly #drag: DragController;
  readonly #targetFocus: RovingFocus<string>;
  readonly #toolbox: Toolbox;
  /** The target where a move or an arrow begins. */
  #picked: string | undefined;
  #dragged: string | undefined;
  #over: string | undefined;
  #hadFocus = false;

  constructor(host: WorkbenchHost) {
    this.#host = host;
    host.addController(this);
    this.overlay = new Overlay(host, (target, root) => host.setup.placeOf(target, root, host.position));
    this.#targetFocus = new RovingFocus(host, {
      selectorOf: (id: string) => `[data-target='${id}']`,
      keyOf: (element) => element.closest<HTMLElement>('[data-target]')?.dataset['target'],
    });
    this.#toolbox = new Toolbox(host, () => (this.#picked = undefined));
    this.#drag = new DragController(host, {
      canDrag: (button) => this.#sourceOf(button) !== undefined,
      start: (button) => this.#changed(() => (this.#dragged = this.#sourceOf(button))),
      move: (over) => this.#changed(() => (this.#over = targetIn(over))),
      drop: (over) => this.#drop(targetIn(over)),
      cancel: () => this.#changed(() => (this.#dragged = this.#over = undefined)),
      dragged: () => this.#host.renderRoot.querySelector<HTMLElement>('.ghost'),
    });
  }

  hostUpdate(): void {
    this.#hadFocus = Boolean(this.#host.shadowRoot?.activeElement?.closest('.target'));
  }

  /** If the target in focus is gone, the first one gets it. */
  hostUpdated(): void {
    if (!this.#hadFocus || this.#host.shadowRoot?.activeElement) return;
    this.#host.renderRoot.querySelector<HTMLElement>('.target[tabindex="0"]')?.focus();
  }

  /** Starts afresh with another game. */
  reset(): void {
    this.#toolbox.reset();
    this.#picked = undefined;
    this.#targetFocus.current = undefined;
  }

  render(drawing: HTMLElement): TemplateResult {
    const { words } = this.#host;
    const targets = this.#targets;
    const current = targets.find(({ id }) => id === this.#targetFocus.current)?.id ?? targets[0]?.id;
    return html`<div class="workbench" ${listen(this.#drag.listeners)} @keydown=${this.#onEscape}>
      <div class="board">
        ${drawing}
        <div
          class="targets"
          role="group"
          aria-label=${words('editor.board')}
          aria-describedby="board-keys"
          @click=${this.#onPress}
          @keydown=${this.#onKey}
          @focusin=${this.#targetFocus.onFocus}
        >
          ${repeat(
            targets,
            ({ id }) => id,
            (target) => this.#renderTarget(target, target.id === current),
          )}
        </div>
      </div>
      ${this.#toolbox.render(this.#draggedPiece)}
      <p class="hint" id="board-keys">${words('editor.boardKeys')}</p>
    </div>`;
  }

  #renderTarget({ id, label, piece }: Target, isCurrent: boolean): TemplateResult {
    return html`<button
      type="button"
      class="target"
      data-target=${id}
      aria-label=${label}
      tabindex=${isCurrent ? 0 : -1}
      ?data-filled=${piece !== undefined}
      ?data-picked=${id === this.#picked}
      ?data-over=${this.#dragged !== undefined && id === this.#over}
    >
      ${this.#dragged === `target ${id}` ? this.#renderGhost(piece ?? '') : nothing}
    </button>`;
  }

  get #draggedPiece(): { readonly piece: string; readonly ghost: TemplateResult } | undefined {
    const [, piece] = /^piece (.*)$/.exec(this.#dragged ?? '') ?? [];
    return piece === undefined ? undefined : { piece, ghost: this.#renderGhost(piece) };
  }

  /** What follows the pointer. */
  #renderGhost(piece: string): TemplateResult {
    const { pieces } = this.#toolbox;
    const known = pieces.find(({ id }) => id === piece) ?? pieces.find(({ id }) => sameTile(id, piece));
    return html`<span class="ghost">${known?.picture ?? html`<span class="piece numeral">${piece}</span>`}</span>`;
  }

  get #targets(): readonly Target[] {
    return this.#host.setup.targets(this.#host.position, this.#host.words);
  }

  #targetOf(id: string | undefined): Target | undefined {
    return this.#targets.find((target) => target.id === id);
  }

  /** What a drag from a button moves: `target c3` or `piece A`. */
  #sourceOf(button: Element): string | undefined {
    const { target, tool } = (button as HTMLElement).dataset;
    if (target !== undefined) return this.#targetOf(target)?.piece === undefined ? undefined : `target ${target}`;
    return tool !== undefined && !isVerb(tool) ? `piece ${tool}` : undefined;
  }

  #changed(change: () => void): void {
    change();
    this.#host.requestUpdate();
  }

  readonly #onPress = (event: MouseEvent): void => {
    const id = targetIn(event.target as Element);
    const target = this.#targetOf(id);
    if (!target || this.#drag.swallows(event)) return;
    this.#use(target);
  };

  #use(target: Target): void {
    const { setup, position } = this.#host;
    const tool = this.#toolbox.chosen;
    if (tool === 'mark') return this.#mark(target.mark);
    if (tool === 'arrow' || tool === 'move') return this.#pick(target, tool);
    if (tool === 'take') return this.#place(setup.take(position, target.id), target.id);
    if (tool === 'turn') return this.#place(setup.turn?.(position, target.id), target.id);
    return this.#place(setup.put(position, target.id, tool), target.id);
  }

  /** The first press says what, the second one where. */
  #pick(target: Target, tool: 'arrow' | 'move'): void {
    const { setup, position, words } = this.#host;
    const from = this.#targetOf(this.#picked);
    this.#changed(() => (this.#picked = undefined));
    if (from && from.id !== target.id) {
      if (tool === 'move') return this.#place(setup.move(position, from.id, target.id), target.id);
      return this.#mark(target.hasArrows ? `${from.mark}-${target.mark}` : undefined);
    }
    if (from) return this.#host.say(words('editor.putDown'));
    if (tool === 'move' ? target.piece === undefined : !target.hasArrows) {
      return this.#host.say(words(tool === 'move' ? 'editor.nothingThere' : 'editor.impossible'));
    }
    this.#picked = target.id;
    this.#host.say(words('editor.picked', target.label));
  }

  #mark(mark: string | undefined): void {
    if (mark === undefined) this.#host.say(this.#host.words('editor.impossible'));
    else this.#host.toggleMark(mark);
  }

  #place(position: unknown, target: string): void {
    if (position === undefined) this.#host.say(this.#host.words('editor.impossible'));
    else this.#host.place(position, target);
  }

  /** A piece that is dropped beside the drawing is taken off. */
  #drop(to: string | undefined): void {
    const [, kind, id = ''] = /^(\w+) (.*)$/.exec(this.#dragged ?? '') ?? [];
    this.#changed(() => (this.#dragged = this.#over = undefined));
    const { setup, position } = this.#host;
    if (kind === 'piece') {
      if (to !== undefined) this.#place(setup.put(position, to, id), to);
    } else if (to === undefined) this.#place(setup.take(position, id), id);
    else if (to !== id) this.#place(setup.move(position, id, to), to);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-target]');
    const target = this.#targetOf(button?.dataset['target']);
    if (!button || !target || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const next = isPlain(event) ? this.overlay.nextTo(button, key)?.dataset['target'] : undefined;
    if (next !== undefined) this.#targetFocus.focus(next);
    else if (/^Arrow|^Home$|^End$/.test(key)) event.preventDefault();
    else if (key === 'Delete' || key === 'Backspace') {
      this.#place(this.#host.setup.take(this.#host.position, target.id), target.id);
    } else {
      const position = this.#host.setup.press?.(this.#host.position, target.id, key);
      if (position === undefined) return;
      this.#host.place(position, target.id);
    }
    event.preventDefault();
  };

  readonly #onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    this.#drag.abort();
    this.#changed(() => (this.#picked = undefined));
  };
}

const targetIn = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-target]')?.dataset['target'];

/** Whether two readings are of one tile. */
const sameTile = (name: string, reading: string): boolean =>
  name.length === 3 && reading.length === 3 && (reading + reading).includes(name);
