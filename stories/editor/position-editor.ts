import { LitElement, html, nothing } from 'lit';
import type { PropertyDeclarations, TemplateResult } from 'lit';
import { gameError } from '../../src/games/game-error.js';
import type { GameError } from '../../src/games/game-error.js';
import { games } from '../../src/elements/registry.js';
import type { GameId } from '../../src/elements/registry.js';
import { titleOf } from '../../src/embed/games.js';
import { Announcer } from '../../src/interaction/announcer.js';
import { Language } from '../../src/interaction/language.js';
import { dieStyles } from '../../src/ui/die.styles.js';
import { copyFrom } from '../demo/copy.js';
import { renderCheck } from './check-view.js';
import { renderDiagramForm } from './diagram-form.js';
import { SHARED_ATTRIBUTES, makeFrame, makeLink, makeTag, readLink, showDiagram, tagOf, withMark } from './diagram.js';
import type { Diagram } from './diagram.js';
import { renderFields, renderSelect } from './field-view.js';
import { SETUP_GAMES, setupOf } from './games/index.js';
import type { AnySetup } from './games/index.js';
import { History } from './history.js';
import { renderOutput } from './output-view.js';
import type { Format } from './output-view.js';
import { PicturePanel } from './picture-panel.js';
import { check, openingOf, readPasted, rulesOf } from './rules.js';
import type { Words } from './setup.js';
import { editorStyles } from './styles.js';
import { editorLanguages } from './texts/index.js';
import type { EditorTerms } from './texts/index.js';
import { boardTag } from './table-with-room.js';
import { Workbench } from './workbench.js';
import type { WorkbenchHost } from './workbench.js';

/** A diagram of a game as it begins. */
function openingDiagram(game: GameId): Diagram {
  return { game, position: openingOf(game, rulesOf(game).seats.min, 'house'), attributes: {}, caption: '' };
}

/**
 * An editor for authors: sets up any position of any game by hand, checks and marks it, and gives it away as a tag, a frame, a link or a picture.
 * It is a tool of the documentation and no part of the package.
 */
export class PositionEditor extends LitElement implements WorkbenchHost {
  static override readonly styles = [dieStyles, editorStyles];
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
  #history = new History<Diagram>(readLink(location.hash) ?? openingDiagram('triad'));
  #board: LitElement | undefined;
  /** A text that is no position, and why. */
  #unread: { readonly text: string; readonly error: GameError } | undefined;
  #pasted: { readonly text: string; readonly ply: string; readonly error?: GameError } = { text: '', ply: '' };
  #refused: { readonly id: string; readonly text: string } | undefined;
  #message = '';
  #times = 0;

  constructor() {
    super();
    this.base = 'https://example.org/tabletop-elements/cdn/';
    this.#checkText();
  }

  /** What is set up. Setting it is a step that can be undone. */
  get diagram(): Diagram {
    return this.#history.present;
  }

  set diagram(diagram: Diagram) {
    this.#change(diagram);
    this.#checkText();
  }

  get words(): Words {
    return this.#language.words;
  }

  get setup(): AnySetup {
    return setupOf(this.diagram.game);
  }

  /** The position as data; that of an empty text while the text of a link is none. */
  get position(): unknown {
    const { game, position } = this.diagram;
    return rulesOf(game).parsePosition(
      this.#unread && this.diagram.position === this.#unread.text ? openingDiagram(game).position : position,
    );
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
    this.#setPosition(position);
    const placed = this.setup.targets(this.position, this.words).find(({ id }) => id === target);
    if (placed) this.say(placed.label);
  }

  toggleMark(mark: string): void {
    const marks = withMark(this.settings['marks'] ?? '', mark);
    this.#setAttribute('marks', marks);
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
    showDiagram(this.#board, { ...this.#shown, caption: '' });
    this.#picture.show(this.#shown);
  }

  /** The diagram with a position that can be shown. */
  get #shown(): Diagram {
    return { ...this.diagram, position: rulesOf(this.diagram.game).makePosition(this.position) };
  }

  #change(diagram: Diagram, topic?: string): void {
    this.#unread = this.#refused = undefined;
    this.#message = '';
    this.#history.add(diagram, topic);
    this.requestUpdate();
  }

  /** The text of a link or a page may be no position. */
  #checkText(): void {
    const { malformed } = check(this.diagram);
    this.#unread = malformed && { text: this.diagram.position, error: malformed };
  }

  #setPosition(position: unknown): void {
    this.#change({ ...this.diagram, position: rulesOf(this.diagram.game).makePosition(position) });
  }

  #setAttribute(name: string, value: string): void {
    const others = Object.entries(this.diagram.attributes).filter(([each]) => each !== name);
    const attributes = Object.fromEntries(value ? [...others, [name, value]] : others) as Record<string, string>;
    this.#change({ ...this.diagram, attributes }, name);
  }

  /** A text that is no position stays in its field until it is one. */
  #write(text: string): void {
    const { malformed } = check({ ...this.diagram, position: text });
    if (!malformed) return this.#change({ ...this.diagram, position: text }, 'text');
    this.#unread = { text, error: malformed };
    this.requestUpdate();
  }

  #choose(game: GameId): void {
    // What only the other game has would be no attribute of this one.
    const shared = SHARED_ATTRIBUTES.filter((name) => name !== 'marks' && this.settings[name]);
    const attributes = Object.fromEntries(shared.map((name) => [name, this.settings[name] ?? '']));
    this.#change({ ...openingDiagram(game), attributes });
  }

  #clear(): void {
    this.#setPosition(this.setup.empty(this.position));
    this.say(this.words('editor.cleared'));
  }

  #begin(): void {
    const { game } = this.diagram;
    const rules = rulesOf(game);
    const seats = rules.seatsOf?.(this.position) ?? rules.seats.min;
    this.#change({ ...this.diagram, position: openingOf(game, seats, crypto.randomUUID()) });
    this.say(this.words('tabletop.newGameBegun'));
  }

  #paste(): void {
    const { text, ply } = this.#pasted;
    try {
      const { game, position } = readPasted(text, this.diagram.game, ply === '' ? undefined : Number(ply));
      const isSame = game === this.diagram.game;
      this.#change({ ...(isSame ? this.diagram : openingDiagram(game)), position });
      this.#pasted = { text: '', ply: '' };
    } catch (error) {
      this.#pasted = { text, ply, error: gameError(error) };
      this.requestUpdate();
    }
  }

  #travel(step: 'undo' | 'redo'): void {
    if (!(step === 'undo' ? this.#history.canUndo : this.#history.canRedo)) return;
    this.#unread = this.#refused = undefined;
    this.#history[step]();
    this.#checkText();
    this.say(this.words(step === 'undo' ? 'editor.undone' : 'editor.redone'));
    this.requestUpdate();
  }

  readonly #onShortcut = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // Fields undo their own letters.
    if ((event.composedPath()[0] as Element).matches('input:not([type=checkbox]), textarea')) return;
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
    if (!step) return;
    event.preventDefault();
    this.#travel(step);
  };

  /** A status is read only if it changes. */
  tell(message: string): void {
    this.#message = message + (++this.#times % 2 === 0 ? '\u00a0' : '');
    this.requestUpdate();
  }

  async #copy(field: HTMLTextAreaElement): Promise<void> {
    this.tell(this.words((await copyFrom(field)) ? 'tabletop.copied' : 'tabletop.copyYourself'));
  }

  protected override render(): TemplateResult {
    const { words } = this;
    return html`<div class="editor" lang=${this.#language.lang()}>
      ${this.#renderStart()}
      <section class="position" aria-labelledby="position-title">
        <h3 id="position-title">${words('editor.position')}</h3>
        <div class="columns">
          <div>${this.#board && this.#workbench.render(this.#board)}</div>
          <div class="facts">
            ${this.#renderText()}
            <div role="status" id="check" aria-label=${words('editor.check')}>
              ${renderCheck(check(this.#shown), this.#unread?.error, words)}
            </div>
            ${renderFields({
              groups: this.setup.fields(this.position, words),
              words,
              refused: this.#refused,
              set: (position) => this.#setPosition(position),
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
          <div>${this.#picture.render(!check(this.#shown).unplayable)}</div>
          <div class="facts">
            ${renderDiagramForm({
              diagram: this.diagram,
              setup: this.setup,
              words,
              setAttribute: (name, value) => this.#setAttribute(name, value),
              setCaption: (caption) => this.#change({ ...this.diagram, caption }, 'caption'),
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
            tag: makeTag(this.#shown, this.base),
            frame: makeFrame(this.#shown, this.base, this.#picture.height, this.#picture.colours),
            link: new URL(makeLink(this.#shown), location.href).href,
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

  #renderStart(): TemplateResult {
    const { words } = this;
    const { text, ply, error } = this.#pasted;
    const tool = (id: string, label: string, act: () => void, isOff = false) =>
      html`<button type="button" class="button" id=${id} ?disabled=${isOff} @click=${act}>${label}</button>`;
    return html`<section class="start" aria-label=${words('editor.startFrom')}>
      <div class="row">
        ${renderSelect(
          'game',
          words('editor.chooseGame'),
          this.diagram.game,
          games.filter(({ id }) => SETUP_GAMES.includes(id)).map(({ id }) => [id, titleOf(id)]),
          (id) => this.#choose(id as GameId),
        )}
        ${tool('empty', words('editor.empty'), () => this.#clear())}
        ${tool('new-game', words('editor.newGame'), () => this.#begin())}
        ${tool('undo', words('editor.undo'), () => this.#travel('undo'), !this.#history.canUndo)}
        ${tool('redo', words('editor.redo'), () => this.#travel('redo'), !this.#history.canRedo)}
      </div>
      <details class="paste">
        <summary>${words('editor.paste')}</summary>
        <label class="field">
          <span>${words('editor.pasteHint')}</span>
          <textarea
            id="pasted"
            rows="3"
            spellcheck="false"
            dir="ltr"
            .value=${text}
            aria-invalid=${error ? 'true' : nothing}
            aria-describedby=${error ? 'paste-error' : nothing}
            @input=${(event: Event) => (this.#pasted = { ...this.#pasted, text: (event.target as HTMLTextAreaElement).value })}
          ></textarea>
        </label>
        ${error ? html`<p class="refused" id="paste-error" role="alert" lang="en">${error.message}</p>` : nothing}
        <div class="row">
          <label class="field">
            <span>${words('editor.ply')}</span>
            <input
              id="pasted-ply"
              type="number"
              min="0"
              .value=${ply}
              @input=${(event: Event) => (this.#pasted = { ...this.#pasted, ply: (event.target as HTMLInputElement).value })}
            />
          </label>
          ${tool('use', words('editor.use'), () => this.#paste())}
        </div>
      </details>
    </section>`;
  }

  #renderText(): TemplateResult {
    return html`<label class="field">
      <span>${this.words('editor.positionText')}</span>
      <textarea
        id="position"
        rows="3"
        spellcheck="false"
        dir="ltr"
        .value=${this.#unread?.text ?? this.diagram.position}
        aria-invalid=${this.#unread ? 'true' : nothing}
        aria-describedby="check"
        @input=${(event: Event) => this.#write((event.target as HTMLTextAreaElement).value)}
      ></textarea>
    </label>`;
  }
}
