import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Seat } from '../../../games/game.js';
import { makeOption } from '../../../games/options.js';
import type { OptionWords, SetupWords } from '../../../locales/setup/terms.js';
import type { Match } from '../../../match/match.js';
import { makePlayer } from '../../../match/players.js';
import type { Level } from '../../../opponents/level.js';
import { button, stay } from '../../../ui/panel/button.js';
import { openDialog } from '../../../ui/dialogs/dialog.js';
import { segments, switchRow } from '../../../ui/dialogs/form.js';

import { formStyles } from '../../../ui/dialogs/form.styles.js';
import { newGameStyles } from './new-game.styles.js';
import { TYPED_NAME_LIMIT } from '../../../ui/seats/seat-name.js';
import { knownLevel } from '../../base/attributes.js';
import { ignoreKeyRepeat } from '../../play/key-repeat.js';
import { LazyTexts } from '../../play/lazy-texts.js';
import { clockedMatches } from '../../session/shared-modules.js';
import type { AnyContext } from '../../play/play-context.js';
import { readersLevel } from '../../play/reader-settings.js';
import { SetupDraft } from './setup-draft.js';
import type { DraftedSeat } from './setup-draft.js';
import type { ChoosableOption } from './setup-options.js';
import type { SetupChoices } from './setup-source.js';

const TEXTS: Readonly<Record<string, () => Promise<{ readonly setup: SetupWords }>>> = {
  en: () => import('../../../locales/setup/en.js'),
  de: () => import('../../../locales/setup/de.js'),
  nl: () => import('../../../locales/setup/nl.js'),
  fr: () => import('../../../locales/setup/fr.js'),
  it: () => import('../../../locales/setup/it.js'),
};

/** Milliseconds before a pointer can begin a game: a double click on the tool is no answer to what it opens. */
const ANSWER_DELAY = 400;

const dressed = new WeakSet<object>();

/**
 * Opens the dialog for a new game: how many play, who is a computer player, names, and rules. Where there is nothing to choose and nothing to lose, the game
 * begins at once.
 */
export async function openNewGame(context: AnyContext): Promise<void> {
  const setup = await context.extras.setup?.();
  const form = new NewGame(context, setup?.choices ?? {});
  if (!form.hasChoice && !form.isGoingOn) return form.begin();
  await Promise.all([form.loadWords(), context.match.game.clock && clockedMatches.load()]);
  if (!dressed.has(context)) context.addStyles(formStyles, newGameStyles);
  dressed.add(context);
  form.open();
}

class NewGame {
  readonly #context: AnyContext;
  /** The game that would be left. */
  readonly #match: Match;
  readonly #draft: SetupDraft;
  readonly #texts: LazyTexts<{ readonly setup: SetupWords }>;
  #dialog: HTMLDialogElement | undefined;
  #openedAt = 0;

  constructor(context: AnyContext, choices: SetupChoices) {
    const match = context.match;
    const names = Array.from({ length: match.seats }, (_, seat) => context.names.given(seat));
    this.#context = context;
    this.#match = match;
    const level = knownLevel(context.settings.level, readersLevel(match.game.id));
    this.#draft = new SetupDraft(match, names, level, choices);
    this.#texts = new LazyTexts(context, TEXTS);
  }

  /** Whether there is a game that would be left. */
  get isGoingOn(): boolean {
    const { outcome, entries } = this.#match;
    return !outcome && entries.some(({ actor }) => actor !== 'chance');
  }

  get hasChoice(): boolean {
    return this.#maySeat || this.#mayName || this.#options.length > 0;
  }

  begin(): void {
    const { session, updateComplete, play } = this.#context;
    const { isChanged, result, names } = this.#draft;
    session.begin(isChanged ? result : {}, 'user');
    // The page may have refused it.
    if (session.match === this.#match) return;
    if (isChanged) {
      session.leading.author.names = names;
      session.storage?.save('user');
    }
    void updateComplete.then(() => play.keepFocus());
  }

  open(): void {
    const dialog = openDialog(this.#context.element, () => this.#render());
    if (!dialog) return;
    this.#dialog = dialog;
    this.#openedAt = performance.now();
    ignoreKeyRepeat(dialog);
    if (this.isGoingOn) dialog.setAttribute('aria-describedby', 'new-game-note');
    dialog.addEventListener('close', () => {
      if (dialog.returnValue === 'begin') this.begin();
    });
    // One more press begins the same again.
    dialog.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  }

  /** Loads the words in the language of the element. */
  async loadWords(): Promise<void> {
    await this.#texts.load();
  }

  /** Who decides for seats that play elsewhere, or with dice from elsewhere, is not for one side to say. */
  get #isAlsoElsewhere(): boolean {
    const { gate } = this.#match;
    return this.#context.setting('dice') === 'remote' || gate.players.some(({ kind }) => kind === 'remote');
  }

  /** Whether the reader may say who plays. */
  get #maySeat(): boolean {
    return !this.#isAlsoElsewhere && this.#isOpen(this.#context.setting('seats'));
  }

  get #mayName(): boolean {
    return !this.#isAlsoElsewhere && this.#isOpen(this.#context.settings.names);
  }

  /** A position has its own number of players. */
  get #mayCount(): boolean {
    return this.#maySeat && this.#match.start === undefined && this.#draft.counts.length > 1;
  }

  /** The rules that the reader may choose. A position has its own. */
  get #options(): readonly ChoosableOption[] {
    if (this.#isAlsoElsewhere || this.#match.start !== undefined) return [];
    return this.#draft.options.filter(({ name }) => this.#isOpen(this.#context.settings.optionText(name)));
  }

  /** Whether the reader may choose what an attribute says. */
  #isOpen(attribute: unknown): boolean {
    return this.#context.settings.setup !== 'fixed' || attribute === undefined || attribute === null;
  }

  #render(): { title: string; close: string; body: unknown } {
    const { commonWords: words, match } = this.#context;
    // Another game is shown: the page, or another tab, has begun one.
    if (match !== this.#match) queueMicrotask(() => this.#dialog?.close());
    const title = words('tabletop.newGame');
    const close = words('tabletop.close');
    const texts = this.#texts.shown?.setup;
    if (!texts) return { title, close, body: nothing };
    const leave = words(this.isGoingOn ? 'tabletop.keepPlaying' : 'tabletop.cancel');
    const body = html`<form class="form new-game" @submit=${stay}>
      ${this.isGoingOn ? html`<p id="new-game-note">${texts.leaves}</p>` : nothing}
      ${this.#mayCount ? this.#renderCount(texts) : nothing}
      ${this.#maySeat || this.#mayName ? this.#draft.seats.map((each, seat) => this.#renderSeat(each, seat, texts)) : nothing}
      ${this.#renderRules(texts)}
      <div class="new-game-actions">
        <button class="button primary" part="button" @click=${this.#onBegin}>${texts.begin}</button>
        ${button(leave, () => this.#dialog?.close())}
      </div>
    </form>`;
    return { title, close, body };
  }

  #renderCount({ players }: SetupWords): TemplateResult {
    const { counts, count } = this.#draft;
    const choices = counts.map((value) => ({ value, text: String(value) }));
    return this.#renderChoice('players', players, choices, count, (value) => (this.#draft.count = value));
  }

  #renderSeat({ player, name }: DraftedSeat, seat: Seat, texts: SetupWords): unknown {
    const { commonWords: words, names } = this.#context;
    const side = names.side(seat);
    const isNamed = this.#mayName && player.kind === 'human';
    if (!this.#maySeat && !isNamed) return nothing;
    const computer = words('tabletop.computer', 0);
    const levelText = (level: Level) => `${computer} (${words('tabletop.level', level)})`;
    const choose = (event: Event) => {
      this.#draft.seatPlayer(seat, (event.currentTarget as HTMLSelectElement).value);
      this.#context.requestUpdate();
    };
    const rename = (event: Event) => this.#draft.rename(seat, (event.currentTarget as HTMLInputElement).value);
    const chosen = makePlayer(player);
    const choice = html`<select class="new-game-field" part="field" aria-label=${texts.playedBy} @change=${choose}>
      ${this.#draft.choosable.map((each) => {
        const word = makePlayer(each);
        const text = each.kind === 'computer' ? levelText(each.level) : texts.person;
        return html`<option value=${word} .selected=${word === chosen}>${text}</option>`;
      })}
    </select>`;
    const field = html`<input
      class="new-game-field"
      part="field"
      aria-label=${words('tabletop.nameOf', side)}
      placeholder=${side}
      .value=${name}
      maxlength=${TYPED_NAME_LIMIT}
      autocomplete="off"
      spellcheck="false"
      @input=${rename}
    />`;
    return keyed(
      seat,
      html`<fieldset class="new-game-seat">
        <legend>${side}</legend>
        ${this.#maySeat && this.#draft.choosable.length > 1 ? choice : nothing} ${isNamed ? field : nothing}
      </fieldset>`,
    );
  }

  #renderRules({ rules, options }: SetupWords): unknown {
    const byGame: Readonly<Record<string, Readonly<Record<string, OptionWords>>>> = options;
    const texts = byGame[this.#match.game.id] ?? {};
    const shown = this.#options;
    if (shown.length === 0) return nothing;
    return html`<h3 id="new-game-rules">${rules}</h3>
      <div class="new-game-rules" role="group" aria-labelledby="new-game-rules">
        ${shown.map((option) => keyed(option.name, this.#renderOption(option, texts[option.name] ?? option.name)))}
      </div>`;
  }

  #renderOption({ name, value, values }: ChoosableOption, words: OptionWords): TemplateResult {
    const set = (chosen: unknown) => this.#draft.setOption(name, chosen);
    const { label, values: answers = {} } = typeof words === 'string' ? { label: words } : words;
    if (values) {
      const plain = (each: unknown) => (name === 'starter' ? this.#context.names.side(each as Seat) : makeOption(each));
      const choices = values.map((each) => ({ value: each, text: answers[makeOption(each)] ?? plain(each) }));
      return this.#renderChoice(name, label, choices, value, set);
    }
    return switchRow(label, value === true, (isOn) => {
      set(isOn);
      this.#context.requestUpdate();
    });
  }

  #renderChoice<Value>(
    name: string,
    label: string,
    choices: readonly { readonly value: Value; readonly text: string }[],
    chosen: Value,
    choose: (value: Value) => void,
  ): TemplateResult {
    const shown = choices.map(({ value, text }) => ({
      label: text,
      isOn: value === chosen,
      run: () => {
        choose(value);
        this.#context.requestUpdate();
      },
    }));
    return segments(name, label, shown);
  }

  /** Enter in a field presses the button, too. A form would not be sent in a frame that allows no forms. */
  readonly #onBegin = (click: MouseEvent): void => {
    if (click.detail > 0 && click.timeStamp - this.#openedAt < ANSWER_DELAY) return;
    this.#dialog?.close('begin');
  };
}
