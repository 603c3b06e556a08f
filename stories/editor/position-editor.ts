import { LitElement, html, nothing } from 'lit';
import type { PropertyDeclarations, TemplateResult } from 'lit';
import { gameError } from '../../src/games/game-error.js';
import { Announcer } from '../../src/interaction/announcer.js';
import { Language } from '../../src/interaction/language.js';
import { dieStyles } from '../../src/ui/dice/die.styles.js';
import { copyFrom } from '../demo/copy.js';
import { CDN } from '../docs/addresses.js';
import { renderCheck } from './check-view.js';
import { renderDiagramForm } from './diagram-form.js';
import { makeFrame, makeLink, makeTag, readLink, showDiagram, tagOf, withMark } from './diagram.js';
import type { Diagram } from './diagram.js';
import { renderFields } from './field-view.js';
import { setupOf } from './games/index.js';
import type { AnySetup } from './games/index.js';
import { Draft, openingDiagram } from './draft.js';
import { renderOutput } from './output-view.js';
import type { Format } from './output-view.js';
import { PicturePanel } from './picture-panel.js';
import { check, openingOf, readPasted, rulesOf } from './rules.js';
import type { Words } from './setup.js';
import { renderStart } from './start-view.js';
import type { Pasting } from './start-view.js';
import { boardStyles } from './board.styles.js';
import { editorStyles } from './styles.js';
import { editorLanguages } from './texts/index.js';
import type { EditorTerms } from './texts/index.js';
import { boardTag } from './table-with-room.js';
import { Workbench } from './workbench.js';
import type { WorkbenchHost } from './workbench.js';

/**
 * An editor for authors: sets up any position of any game by hand, checks and marks it, and gives it away as a tag, a frame, a link or a picture.
 * It is a tool of the documentation and no part of the package.
 */
export class PositionEditor extends LitElement implements WorkbenchHost {
  static override readonly styles = [dieStyles, editorStyles, boardStyles];
  static override readonly properties: PropertyDeclarations = {
    base: {},
    diagram: { attribute: false, noAccessor: true },
  };

  /** Where the folder `cdn/` is served, for the code to paste. */
  declare base: string;

  readonly #language = new Language<EditorTerms>(this, editorLanguages);
  readonly #announcer = new Announcer(this);
  readonly #workbench = new Workbench(this);
  readonly #picture = new PicturePanel(this);
  readonly #draft = new Draft(readLink(location.hash) ?? openingDiagram('triad'));
  #board: LitElement | undefined;
  #pasted: Pasting = { text: '', ply: '' };
  #refused: { readonly id: string; readonly text: string } | undefined;
  #message = '';
  #times = 0;

  constructor() {
    super();
    this.base = CDN;
  }

  /** What is set up. Setting it is a step that can be undone. */
  get diagram(): Diagram {
    return this.#draft.diagram;
  }

  set diagram(diagram: Diagram) {
    this.#change(() => this.#draft.change(diagram));
  }

  get words(): Words {
    return this.#language.words;
  }

  get setup(): AnySetup {
    return setupOf(this.diagram.game);
  }

  get position(): unknown {
    return this.#draft.position;
  }

  get settings(): Readonly<Record<string, string>> {
    return this.diagram.attributes;
  }

  /** The diagram as a file, as the preview shows it. */
  takePicture(format: Format): Promise<Blob> {
    return this.#picture.take(format);
  }

  say(sentence: string): void {
    this.#announcer.say(sentence);
  }

  place(position: unknown, target: string): void {
    this.#change(() => this.#draft.setPosition(position));
    const placed = this.setup.targets(this.position, this.words).find(({ id }) => id === target);
    if (placed) this.say(placed.label);
  }

  toggleMark(mark: string): void {
    const marks = withMark(this.settings['marks'] ?? '', mark);
    this.#change(() => this.#draft.setAttribute('marks', marks));
    this.say(this.words('editor.marksNow', marks));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onShortcut);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onShortcut);
  }

  protected override willUpdate(): void {
    const tag = boardTag(tagOf(this.diagram.game));
    if (this.#board?.localName !== tag) {
      this.#board = document.createElement(tag) as LitElement;
      // The buttons over it have the words.
      this.#board.inert = true;
      this.#workbench.overlay.watch(this.#board);
      this.#workbench.reset();
    }
    const { shown } = this.#draft;
    showDiagram(this.#board, { ...shown, caption: '' });
    this.#picture.show(shown);
  }

  #change(change: () => void): void {
    this.#refused = undefined;
    this.#message = '';
    change();
    this.requestUpdate();
  }

  #clear(): void {
    this.#change(() => this.#draft.setPosition(this.setup.empty(this.position)));
    this.say(this.words('editor.cleared'));
  }

  #begin(): void {
    const { game } = this.diagram;
    const rules = rulesOf(game);
    const seats = rules.seatsOf?.(this.position) ?? rules.seats.min;
    const position = openingOf(game, seats, crypto.randomUUID());
    this.#change(() => this.#draft.change({ ...this.diagram, position }));
    this.say(this.words('tabletop.newGameBegun'));
  }

  #paste(): void {
    const { text, ply } = this.#pasted;
    try {
      const { game, position } = readPasted(text, this.diagram.game, ply === '' ? undefined : Number(ply));
      const isSame = game === this.diagram.game;
      this.#change(() => this.#draft.change({ ...(isSame ? this.diagram : openingDiagram(game)), position }));
      this.#pasted = { text: '', ply: '' };
    } catch (error) {
      this.#pasted = { text, ply, error: gameError(error) };
      this.requestUpdate();
    }
  }

  #travel(step: 'undo' | 'redo'): void {
    this.#change(() => {
      if (this.#draft.travel(step)) this.say(this.words(step === 'undo' ? 'editor.undone' : 'editor.redone'));
    });
  }

  readonly #onShortcut = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // Fields undo their own letters, and a game that is played its own moves.
    const [target] = event.composedPath() as Element[];
    if (
      target?.matches('input:not([type=checkbox]), textarea') ||
      this.renderRoot.querySelector('.stage:focus-within')
    ) {
      return;
    }
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
    if (!step) return;
    event.preventDefault();
    this.#travel(step);
  };

  /** A status is read only if it changes. */
  announce(message: string): void {
    this.#message = message + (++this.#times % 2 === 0 ? '\u00a0' : '');
    this.requestUpdate();
  }

  async #copy(field: HTMLTextAreaElement): Promise<void> {
    this.announce(this.words((await copyFrom(field)) ? 'tabletop.copied' : 'tabletop.copyYourself'));
  }

  protected override render(): TemplateResult {
    const { words } = this;
    const { shown, unread, canUndo, canRedo } = this.#draft;
    const checked = check(shown);
    return html`<div class="editor" lang=${this.#language.lang()}>
      ${renderStart({
        words,
        game: this.diagram.game,
        pasted: this.#pasted,
        canUndo,
        canRedo,
        choose: (game) => this.#change(() => this.#draft.choose(game)),
        clear: () => this.#clear(),
        begin: () => this.#begin(),
        travel: (step) => this.#travel(step),
        write: (part) => (this.#pasted = { ...this.#pasted, ...part }),
        paste: () => this.#paste(),
      })}
      <section class="position" aria-labelledby="position-title">
        <h3 id="position-title">${words('editor.position')}</h3>
        <div class="columns">
          <div>${this.#board && this.#workbench.render(this.#board)}</div>
          <div class="facts">
            ${this.#renderText()}
            <div role="status" id="check" aria-label=${words('editor.check')}>
              ${renderCheck(checked, unread?.error, words)}
            </div>
            ${renderFields({
              groups: this.setup.fields(this.position, words),
              words,
              refused: this.#refused,
              set: (position) => this.#change(() => this.#draft.setPosition(position)),
              refuse: (id, text) => {
                this.#refused = { id, text };
                this.requestUpdate();
              },
            })}
          </div>
        </div>
      </section>
      <section class="diagram" aria-labelledby="diagram-title">
        <h3 id="diagram-title">${words('editor.diagram')}</h3>
        <div class="columns">
          <div>${this.#picture.render(!checked.unplayable)}</div>
          <div class="facts">
            ${renderDiagramForm({
              diagram: this.diagram,
              setup: this.setup,
              words,
              setAttribute: (name, value) => this.#change(() => this.#draft.setAttribute(name, value)),
              setCaption: (caption) => this.#change(() => this.#draft.change({ ...this.diagram, caption }, 'caption')),
            })}
            ${this.#picture.renderForm()}
          </div>
        </div>
      </section>
      <section class="output" aria-labelledby="output-title">
        <h3 id="output-title">${words('editor.takeAway')}</h3>
        <label class="field">
          <span>${words('editor.base')}</span>
          <input id="base" type="text" spellcheck="false" .value=${this.base} @change=${this.#onBase} />
        </label>
        ${renderOutput({
          words,
          codes: {
            tag: makeTag(shown, this.base),
            frame: makeFrame(shown, this.base, this.#picture.height, this.#picture.colours),
            link: new URL(makeLink(shown), location.href).href,
          },
          copy: (field) => void this.#copy(field),
          download: (format) => void this.#picture.download(format),
          copyPicture: (format) => void this.#picture.copy(format),
          message: this.#message,
        })}
      </section>
      <div class="visually-hidden" role="status" id="spoken">${this.#announcer.text}</div>
    </div>`;
  }

  readonly #onBase = (event: Event): void => {
    this.base = (event.currentTarget as HTMLInputElement).value;
  };

  #renderText(): TemplateResult {
    const { unread } = this.#draft;
    return html`<label class="field">
      <span>${this.words('editor.positionText')}</span>
      <textarea
        id="position"
        rows="3"
        spellcheck="false"
        dir="ltr"
        .value=${unread?.text ?? this.diagram.position}
        aria-invalid=${unread ? 'true' : nothing}
        aria-describedby="check"
        @input=${(event: Event) => this.#change(() => this.#draft.write((event.target as HTMLTextAreaElement).value))}
      ></textarea>
    </label>`;
  }
}
