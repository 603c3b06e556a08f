import { html, nothing, render } from 'lit';
import type { TemplateResult } from 'lit';
import { renderDoor } from './door.js';
import { GAME_TAGS } from '../../src/elements/base/game-tags.js';
import { DEFAULT_LEVEL } from '../../src/opponents/level.js';
import { EditorSection } from './editor-section.js';
import { copyFrom } from './copy.js';
import { EventLog } from './event-log.js';
import { renderEventLog } from './event-list.js';
import { renderLookBar } from './look-bar.js';
import { GAME_IDS, gameOf, hasOpponent } from './games.js';
import type { GameId } from './games.js';
import { makeLink, readLink } from './link.js';
import type { ReadLink, Trouble } from './link.js';
import { SKINS, languageOf, wear } from './look.js';
import type { Look } from './look.js';
import { Near } from './near.js';
import { renderCode } from './parts/code.js';
import { renderEverybody, renderSizes, renderStart } from './parts/facts.js';
import { Friends } from './parts/friends.js';
import { Houses } from './parts/houses.js';
import { renderLearning } from './parts/learning.js';
import { renderPart } from './parts/part.js';
import { Review } from './parts/review.js';
import { Player } from './player.js';
import { BEGUN, OPENING, WHOLE } from './records.js';
import { Shelf, renderFacts } from './shelf.js';
import { FIRST_WISH, renderSnippetPanel, shortSnippet, snippetOf } from './snippet-panel.js';
import type { Wish } from './snippet-panel.js';
import { themeSnippet } from './skin-sheet.js';
import { Stage } from './stage.js';
import { newTable } from './table.js';
import type { Table } from './table.js';
import { renderTableForm } from './table-form.js';
import { TEXTS } from './texts/index.js';
import type { Texts } from './texts/texts.js';

/** Delay of the address after a move, in milliseconds: browsers limit how often it may change. */
const ADDRESS_DELAY = 250;

/** The first game a visitor sees. */
const FIRST = GAME_IDS[0] as GameId;

type Copied = 'link' | 'code' | 'tag' | 'theme';

/** Who plays the first games of a visitor. */
const FIRST_SEATS = `human computer:${DEFAULT_LEVEL}`;

/** The page. It shows one game; its address always contains that game and its moves. */
export class DemoPage {
  readonly #root: HTMLElement;
  readonly #stage: Stage;
  readonly #log: EventLog;
  readonly #editor = new EditorSection(
    () => this.#changed(),
    () => (this.#isDoorOpen = true),
  );
  readonly #shelf = new Shelf();
  readonly #houses = new Houses();
  readonly #review = new Review();
  readonly #friends = new Friends(() => this.#changed());
  readonly #near = new Near(() => this.#changed());
  /** Shows a whole game, move by move. */
  readonly #player = new Player(() => this.#changed());
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
  #isDoorOpen = false;

  constructor(root: HTMLElement) {
    this.#root = root;
    const { table, look, trouble } = readLink(location.hash);
    this.#look = { lang: languageOf(navigator.languages), skin: SKINS[0] ?? 'wood', scheme: 'auto', ...look };
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
    this.#player.stop();
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

  /** Brings a part of the page to the eyes, as calmly as the reader wants. */
  #lead(selector: string): void {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    this.#root.querySelector(selector)?.scrollIntoView({ behavior, block: 'start' });
  }

  /** Plays a whole game, or stops and goes on. */
  #watch(): void {
    if (this.#player.isRunning) this.#player.stop();
    else {
      if (this.#table.mode !== 'replay') this.#go(whole(this.#table.game));
      this.#stage.play(this.#player);
    }
    this.#changed();
  }

  /** Follows a link within the page, whose address says which game is shown. */
  #follow(event: Event, part: string): void {
    event.preventDefault();
    if (part === '#embed') this.#isDoorOpen = true;
    this.#draw();
    this.#lead(part);
    this.#root.querySelector<HTMLElement>(part)?.focus({ preventScroll: true });
  }

  #copyTag(): void {
    void this.#copy('tag', this.#root.querySelector('#tag-code') as HTMLElement);
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

  async #copy(what: Copied, field: HTMLElement): Promise<void> {
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
    const { game } = this.#table;
    const { skin } = this.#look;
    const wearIt = (part: Partial<Look>) => {
      this.#wear(part);
      this.#played();
    };
    const near = this.#near;
    return html`<a class="skip" href="#game" @click=${(event: Event) => this.#follow(event, '#game')}>${texts.skip}</a>
      ${renderLookBar(this.#look, texts, wearIt, (event) => this.#follow(event, '#start'))}
      <main>
        ${this.#renderFirst(texts)} ${this.#renderTag(texts)}
        ${this.#houses.render({
          game,
          stage: this.#stage,
          look: this.#look,
          texts,
          near,
          wear: wearIt,
          theme: renderCode({
            id: 'theme-code',
            code: themeSnippet(skin, this.#wish.base),
            label: texts.copyTheme,
            copy: (place) => void this.#copy('theme', place),
            message: this.#messageOf('theme'),
          }),
        })}
        ${Object.hasOwn(GAME_TAGS, game) ? renderLearning(game, skin, texts, near) : nothing}
        ${this.#friends.render(skin, texts, near)} ${this.#review.render(game, skin, texts, near)}
        ${renderEverybody(texts, near)} ${renderSizes(this.#look.lang, texts, near)}
        ${renderStart(texts, near, () => this.#copyTag())}
        ${renderDoor(this.#isDoorOpen, texts, (isOpen) => (this.#isDoorOpen = isOpen), [
          this.#renderEmbed(texts),
          html`<div class="pair">
            <div>${this.#renderTable(texts)} ${this.#renderLink(texts)}</div>
            ${this.#renderEvents(texts)}
          </div>`,
          this.#editor.render(game, this.#stage, texts),
        ])}
      </main>
      <footer>
        <p class="imprint">${texts.imprint} <a href="../">${texts.documentation}</a></p>
      </footer>`;
  }

  /** What a visitor sees first: the line, the games, and one of them in play. */
  #renderFirst(texts: Texts): TemplateResult {
    const { game } = this.#table;
    const { skin } = this.#look;
    return html`<div class="first">
      <div class="pitch">
        <h1>${texts.heading}</h1>
        <p class="lede">${texts.lede}</p>
        <p class="row">
          <button type="button" class="button primary" id="copy-tag" @click=${() => this.#copyTag()}>
            ${texts.copyTag}
          </button>
          <a class="button" href="#start" @click=${(event: Event) => this.#follow(event, '#start')}>${texts.howTo}</a>
        </p>
      </div>
      ${this.#shelf.render(game, skin, texts, (chosen) => this.#choose(chosen))} ${this.#renderGame(texts)}
      <div class="game-head">
        <h2>${gameOf(game).name}</h2>
        ${renderFacts(game, texts)}
        <p class="about">${texts.about[game] ?? ''}</p>
        <div class="row">${this.#renderWatch(texts)}</div>
      </div>
    </div>`;
  }

  #renderGame(texts: Texts): TemplateResult {
    const { game } = this.#table;
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
      <div class="table-top" data-skin=${this.#look.skin} data-game=${game}>${this.#stage.host}</div>
    </section>`;
  }

  #renderTag(texts: Texts): TemplateResult {
    return renderPart(
      { id: 'tag', title: texts.tag, note: texts.tagNote, near: this.#near },
      html`<div>
        ${renderCode({
          id: 'tag-code',
          code: shortSnippet(this.#table, this.#wish),
          label: texts.copy,
          copy: (place) => void this.#copy('tag', place),
          message: this.#messageOf('tag'),
        })}
        <p>
          <a href="#embed" id="more-code" @click=${(event: Event) => this.#follow(event, '#embed')}
            >${texts.moreCode}</a
          >
        </p>
      </div>`,
    );
  }

  #renderLink(texts: Texts): TemplateResult {
    return html`<div class="share">
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
    </div>`;
  }

  /** A whole game to watch, and the way back to one’s own. */
  #renderWatch(texts: Texts): TemplateResult {
    const { game, mode } = this.#table;
    const label = this.#player.isRunning ? texts.pause : mode === 'replay' ? texts.goOn : texts.watch;
    return html`${
        WHOLE[game]
          ? html`<button type="button" class="button" id="watch" @click=${() => this.#watch()}>${label}</button>`
          : nothing
      }
      <button type="button" class="button" id="begin" @click=${() => this.#begin()}>
        ${mode === 'play' ? texts.begin : texts.playYourself}
      </button>`;
  }

  #renderEmbed(texts: Texts): TemplateResult {
    return html`<section class="embed" id="embed" aria-labelledby="embed-title" tabindex="-1">
      <h3 id="embed-title">${texts.embed}</h3>
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
    </section>`;
  }

  #renderEvents(texts: Texts): TemplateResult {
    return renderEventLog(this.#log.events, texts, () => {
      this.#log.clear();
      this.#changed();
    });
  }

  #renderTable(texts: Texts): TemplateResult {
    return html`<section class="table" aria-labelledby="table-title">
      <h3 id="table-title">${texts.table}</h3>
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

const opening = (game: GameId): Table =>
  newTable(game, { record: BEGUN[game] ?? OPENING[game], seats: hasOpponent(game) ? FIRST_SEATS : undefined });

const whole = (game: GameId): Table => newTable(game, { record: WHOLE[game], mode: 'replay' });

/** Adds the whole game to a link to a replay that has no record. */
const completed = (table: Table): Table =>
  table.mode === 'replay' && table.record === undefined ? { ...table, record: WHOLE[table.game] } : table;
