import { html, nothing, render } from 'lit';
import type { TemplateResult } from 'lit';
import { renderChooser } from './chooser.js';
import { EditorSection } from './editor-section.js';
import { copyFrom } from './copy.js';
import { EventLog } from './event-log.js';
import { renderEventLog } from './event-list.js';
import { renderLookBar } from './look-bar.js';
import { GAME_IDS, gameOf } from './games.js';
import type { GameId } from './games.js';
import { makeLink, readLink } from './link.js';
import type { ReadLink, Trouble } from './link.js';
import { languageOf, wear } from './look.js';
import type { Look } from './look.js';
import { OPENING, WHOLE } from './records.js';
import { FIRST_WISH, renderSnippetPanel, snippetOf } from './snippet-panel.js';
import type { Wish } from './snippet-panel.js';
import { Stage } from './stage.js';
import { newTable } from './table.js';
import type { Table } from './table.js';
import { playersOf, renderTableForm } from './table-form.js';
import { TEXTS } from './texts/index.js';
import type { Texts } from './texts/texts.js';

/** Delay of the address after a move, in milliseconds: browsers limit how often it may change. */
const ADDRESS_DELAY = 250;

/** The first game a visitor sees. */
const FIRST = GAME_IDS[0] as GameId;

type Copied = 'link' | 'code';

/** The page. It shows one game; its address always contains that game and its moves. */
export class DemoPage {
  readonly #root: HTMLElement;
  readonly #stage: Stage;
  readonly #log: EventLog;
  readonly #editor = new EditorSection(() => this.#changed());
  /** The state of each game when the reader switched to another one. */
  readonly #left = new Map<GameId, Table>();
  #table: Table;
  #look: Look;
  /** The part of the look that the reader or the link has chosen; the rest depends on the reader’s system. */
  #said: Partial<Look>;
  #wish: Wish = FIRST_WISH;
  #trouble: Trouble | undefined;
  #refused: { name: string; text: string } | undefined;
  #copied: { readonly what: Copied; readonly isDone: boolean; readonly times: number } | undefined;
  #addressTimer: number | undefined;
  #isDrawing = false;

  constructor(root: HTMLElement) {
    this.#root = root;
    const { table, look, trouble } = readLink(location.hash);
    this.#look = { lang: languageOf(navigator.languages), skin: 'house', scheme: 'auto', ...look };
    this.#said = look;
    this.#trouble = trouble;
    this.#table = completed(table ?? opening(FIRST));
    this.#stage = new Stage(this.#table);
    this.#log = new EventLog(this.#stage.host, () => this.#played());
    addEventListener('popstate', () => {
      this.#editor.follow(location.hash);
      this.#travelled(readLink(location.hash));
    });
    addEventListener('pagehide', () => this.#writeAddress());
    this.#editor.follow(location.hash);
    this.#draw();
    if (table) this.#writeAddress();
  }

  /** Renders once for all changes in one task. */
  #changed(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      this.#draw();
    });
  }

  #played(): void {
    this.#table = this.#stage.moment;
    clearTimeout(this.#addressTimer);
    this.#addressTimer = window.setTimeout(() => this.#writeAddress(), ADDRESS_DELAY);
    this.#changed();
  }

  /** Updates the address without adding a history entry. */
  #writeAddress(): void {
    clearTimeout(this.#addressTimer);
    this.#remember('replaceState');
  }

  /** Shows another game and adds a history entry, so that Back returns to the current one. */
  #go(table: Table): void {
    this.#writeAddress();
    this.#show(table);
    this.#remember('pushState');
  }

  /** Safari refuses more than a hundred changes in ten seconds; a later change includes the missed ones. */
  #remember(how: 'replaceState' | 'pushState'): void {
    try {
      history[how](null, '', this.#link);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }

  #show(table: Table): void {
    this.#trouble = this.#refused = this.#copied = undefined;
    this.#stage.show(table);
    this.#table = this.#stage.moment;
    this.#changed();
  }

  /** Back, forward, or another link: the game changes, the look stays. */
  #travelled({ table, trouble, look }: ReadLink): void {
    clearTimeout(this.#addressTimer);
    this.#show(completed(table ?? opening(FIRST)));
    this.#trouble = trouble;
    this.#wear(look);
    this.#writeAddress();
  }

  #wear(part: Partial<Look>): void {
    this.#look = { ...this.#look, ...part };
    this.#said = { ...this.#said, ...part };
    this.#changed();
  }

  #choose(game: GameId): void {
    if (game === this.#table.game) return;
    this.#left.set(this.#table.game, this.#stage.moment);
    this.#go(this.#left.get(game) ?? opening(game));
  }

  #adjust(part: Pick<Partial<Table>, 'names' | 'dice' | 'mode'>): void {
    const { table } = this;
    // A replay needs a record.
    if (part.mode === 'replay' && table.record === undefined) this.#go(whole(table.game));
    else {
      this.#stage.adjust(part);
      this.#played();
    }
  }

  async #copy(what: Copied, field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    const isDone = await copyFrom(field);
    this.#copied = { what, isDone, times: (this.#copied?.times ?? 0) + 1 };
    this.#changed();
  }

  get table(): Table {
    return this.#table;
  }

  get #texts(): Texts {
    return TEXTS[this.#look.lang];
  }

  get #link(): string {
    return makeLink(this.#table, this.#said);
  }

  #draw(): void {
    wear(document.documentElement, this.#look);
    document.title = this.#texts.title;
    render(this.#page(), this.#root);
  }

  #page(): TemplateResult {
    const texts = this.#texts;
    return html`<a class="skip" href="#game" @click=${skip}>${texts.skip}</a>
      ${renderLookBar(this.#look, texts, (part) => {
        this.#wear(part);
        this.#played();
      })}
      <main>
        <div class="hero">
          <div class="shelf">
            <h1>${texts.heading}</h1>
            <p class="lede">${texts.lede}</p>
            ${renderChooser(this.#table.game, texts, (game) => this.#choose(game))}
          </div>
          ${this.#renderGame(texts)}
        </div>
        <div class="pair">
          ${this.#renderTable(texts)}
          ${renderEventLog(this.#log.events, texts, () => {
            this.#log.clear();
            this.#changed();
          })}
        </div>
        <section class="embed" aria-labelledby="embed-title">
          <h2 id="embed-title">${texts.embed}</h2>
          <p class="note">${texts.embedNote}</p>
          ${renderSnippetPanel({
            wish: this.#wish,
            code: snippetOf(this.#wish, this.#table, this.#look),
            texts,
            change: (part) => {
              this.#wish = { ...this.#wish, ...part };
              this.#copied = undefined;
              this.#changed();
            },
            copy: (field) => void this.#copy('code', field),
            message: this.#messageOf('code'),
          })}
        </section>
        ${this.#editor.render(this.#table.game, this.#stage, texts)}
      </main>
      <footer>
        <dl class="facts">
          ${texts.facts.map(
            ([title, sentence]) =>
              html`<div>
                <dt>${title}</dt>
                <dd>${sentence}</dd>
              </div>`,
          )}
        </dl>
        <p class="imprint">${texts.imprint} <a href="../">${texts.documentation}</a></p>
      </footer>`;
  }

  #renderGame(texts: Texts): TemplateResult {
    const { game, mode } = this.#table;
    return html`<section class="game" id="game" role="tabpanel" aria-labelledby="tab-${game}" tabindex="-1">
      <div class="notice" role="status">
        ${
          this.#trouble
            ? html`<p>
                ${texts.trouble[this.#trouble.what](this.#trouble.said)}
                <button type="button" class="button" id="dismiss" @click=${() => this.#dismiss()}>
                  ${texts.dismiss}
                </button>
              </p>`
            : nothing
        }
      </div>
      <div class="game-head">
        <h2>${gameOf(game).name}</h2>
        <p class="note">${playersOf(this.#table, texts)}</p>
        ${
          mode === 'play' && WHOLE[game]
            ? html`<button type="button" class="button" id="watch" @click=${() => this.#go(whole(game))}>
                ${texts.watch}
              </button>`
            : html`<button type="button" class="button" id="begin" @click=${() => this.#begin()}>
                ${texts.begin}
              </button>`
        }
      </div>
      ${this.#stage.host}
      <div class="share">
        <label class="label" for="link">${texts.linkLabel}</label>
        <input id="link" type="text" readonly dir="ltr" .value=${new URL(this.#link, location.href).href} />
        <button
          type="button"
          class="button"
          id="copy-link"
          aria-label=${texts.copyLink}
          @click=${() => void this.#copy('link', this.#root.querySelector('#link') as HTMLInputElement)}
        >
          ${texts.copy}
        </button>
        <span class="message" role="status">${this.#messageOf('link')}</span>
      </div>
    </section>`;
  }

  #renderTable(texts: Texts): TemplateResult {
    return html`<section class="table" aria-labelledby="table-title">
      <h2 id="table-title">${texts.table}</h2>
      <p class="note">${texts.tableNote}</p>
      ${renderTableForm({
        table: this.#table,
        match: this.#stage.match,
        texts,
        refused: this.#refused,
        adjust: (part) => this.#adjust(part),
        begin: (rules) => this.#begin(rules),
        refuse: (name, text) => {
          this.#refused = { name, text };
          this.#changed();
        },
      })}
    </section>`;
  }

  /** Starts a new game with the same rules or the given ones. */
  #begin(rules?: Pick<Table, 'seats' | 'options'>): void {
    const { game, names, dice, seats, options } = this.#table;
    this.#go(newTable(game, { names, dice, seats, options, ...rules }));
  }

  #dismiss(): void {
    this.#trouble = undefined;
    this.#changed();
    this.#root.querySelector<HTMLElement>('#game')?.focus();
  }

  /** Screen readers announce only changes, so every second message ends with a no-break space. */
  #messageOf(what: Copied): string {
    if (this.#copied?.what !== what) return '';
    const { isDone, times } = this.#copied;
    return (isDone ? this.#texts.copied : this.#texts.copyYourself) + (times % 2 === 0 ? '\u00a0' : '');
  }
}

const opening = (game: GameId): Table => newTable(game, { record: OPENING[game] });

const whole = (game: GameId): Table => newTable(game, { record: WHOLE[game], mode: 'replay' });

/** Adds the whole game to a link to a replay that has no record. */
const completed = (table: Table): Table =>
  table.mode === 'replay' && table.record === undefined ? { ...table, record: WHOLE[table.game] } : table;

/** The hash contains the game, so the skip link must not change it. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('game')?.focus();
}
