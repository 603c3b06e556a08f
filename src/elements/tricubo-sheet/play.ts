import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Refusal, Seat } from '../../games/game.js';
import { tricubo } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { closedDie } from '../../games/tricubo/rules.js';
import { totalOf } from '../../games/tricubo/score.js';
import { DICE } from '../../games/tricubo/sheet.js';
import type { Die, TricuboMarks } from '../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboOutcome, TricuboState } from '../../games/tricubo/state.js';
import type { TricuboTerms } from '../../locales/tricubo/index.js';
import type { By, Entry } from '../../match/entry.js';
import { button } from '../../ui/button.js';
import { choiceList } from '../../ui/choice-list.js';
import { seatSign } from '../../ui/seat-sign.js';
import { Drafts } from '../pending-input.js';
import type { ElementChangeCause } from '../events.js';
import type { PlayHost } from '../play-host.js';
import { dieOf } from '../dice-focus.js';
import { SheetPlay } from '../sheet-play.js';
import { sentence } from '../sheet-words.js';
import { enteredDice, diceEntryKey } from '../dice-entry.js';
import {
  afterUse,
  describeChoice,
  describeClosed,
  describeMove,
  describeOutcome,
  describeRefusal,
  rowList,
} from './describe.js';
import { changedBy } from './changed.js';
import { tricuboDie } from './die.js';
import { tricuboDieStyles } from './die.styles.js';
import { hand, restingHand } from './hand.js';
import { choosing, isUse, listed, reduce, rowsToScore, usesOfDie } from './interaction.js';
import type { Action, Choosing, Interaction, ReaderRefusal } from './interaction.js';
import { miniSheet } from './mini-sheet.js';
import { pencilled } from './pencil.js';
import { tricuboPlayStyles } from './play.styles.js';
import { buildUp, tricuboResult } from './result.js';
import { figure } from './sheet.js';
import type { Pencil } from './sheet.js';
import { soloTrack } from './track.js';

/** Lets readers play Tricubo, each on the own sheet: by tap, key, choice in words and typed move. */
export class TricuboPlay extends SheetPlay<TricuboState, TricuboMove, TricuboTerms> {
  protected override readonly diceCount = DICE.length;
  readonly #hasNumerals: () => boolean;
  readonly #drafts = new Drafts<TricuboState, Interaction>(
    (seat, state) => (tricubo.actors(state).includes(seat) ? choosing(tricubo.moves(state, seat)) : { name: 'idle' }),
    (seat, { taken, entered }) => entered.includes(seat) || taken,
  );

  constructor(host: PlayHost<TricuboState, TricuboMove, TricuboTerms>, hasNumerals: () => boolean) {
    super(host, tricuboDieStyles, tricuboPlayStyles);
    this.#hasNumerals = hasNumerals;
  }

  protected override leader({ active }: TricuboState): Seat {
    return active;
  }

  /** Dice that were thrown for one round are not those of the next, even where no sheet has changed since. */
  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<TricuboMove>[], by: By): void {
    if (cause !== 'undo' && this.isRollDue) this.#drafts.clear();
    super.matchChanged(cause, moves, by);
  }

  protected override forgetBegun(): void {
    this.#drafts.clear();
  }

  protected override seatFacts(seat: Seat) {
    const { options, sheets, entered, active, roll } = this.state;
    const sheet = sheetOf(options);
    const marks = sheets[seat] as TricuboMarks;
    const isFirst = seat === active && !this.host.match.outcome;
    const doing = entered.includes(seat)
      ? 'tabletop.hasEntered'
      : isFirst
        ? roll
          ? 'tricubo.takesFirst'
          : 'tabletop.roller'
        : this.due.includes(seat)
          ? 'tabletop.toDecide'
          : 'tabletop.waits';
    return {
      total: figure(totalOf(sheet, marks)),
      doing: this.host.match.outcome ? '' : this.words(doing),
      extra: miniSheet(sheet, marks),
    };
  }

  /** What the reader has begun on the sheet that is shown. */
  get #interaction(): Interaction {
    return this.#drafts.of(this.seat, this.state, this.isThrown);
  }

  get #choice(): Choosing | undefined {
    const interaction = this.#interaction;
    return interaction.name === 'choosing' ? interaction : undefined;
  }

  /** What is pencilled, and what can be pressed, on the sheet that is shown. */
  pencilOn(seat: Seat): Pencil | undefined {
    const choice = seat === this.seat ? this.#choice : undefined;
    return choice && pencilled(choice, this.state, seat, this.words, (action) => this.#act(action), this.#onTargetKey);
  }

  #act(action: Action): void {
    const before = this.#interaction;
    const { interaction, move, refusal } = reduce(before, action);
    if (interaction === before && !move && !refusal) return;
    this.#drafts.keep(this.seat, this.state, interaction);
    this.isRollShown = false;
    this.moves.notice = undefined;
    if (refusal) this.moves.refuse(refusal);
    else if (move) this.moves.play(move, move.kind === 'roll' ? 'chance' : this.seat);
    else this.narrator.say(this.#describeStep(action));
    this.host.requestUpdate();
  }

  /** What a reader who does not see it has to know: what the die can do, or what will be made. */
  #describeStep(action: Action): string {
    const interaction = this.#interaction;
    if (interaction.name === 'entering-dice') {
      const { words } = this;
      const dice = interaction.dice.flatMap((value, i) => (value ? words('tricubo.die', DICE[i] as Die, value) : []));
      return dice.length > 0 ? sentence(`${dice.join(', ')}.`, words) : '';
    }
    if (interaction.name !== 'choosing' || action.name === 'choose') return '';
    const { move } = interaction;
    if (move) return this.#moveText(move);
    const uses = usesOfDie(interaction);
    const needed = rowsToScore(interaction);
    if (needed > 1) return this.words('tricubo.chooseRows', needed);
    return uses.map((use) => this.#moveText(use)).join(' ');
  }

  #moveText(move: TricuboMove): string {
    return sentence(`${describeChoice(move, this.state, this.seat, this.words)}.`, this.words);
  }

  override get example(): string {
    if (this.isThrown) return 'roll 361';
    const [first] = this.#choice?.moves ?? [];
    return first ? tricubo.makeMove(first) : 'L';
  }

  protected override moveText(move: TricuboMove, seat: Seat | undefined, before: TricuboState): string {
    return describeMove(move, seat, before, this.words);
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal as ReaderRefusal, this.state, this.seat, this.names, this.words);
  }

  override async openHelp(): Promise<void> {
    const [{ openHelp }, { tricuboHelp }] = await Promise.all([import('../game-help.js'), import('./help.js')]);
    await openHelp(this.host, tricuboHelp);
  }

  override get escapeMove(): (() => void) | undefined {
    return this.#clear;
  }

  /** Takes back what has been begun; the die that was chosen has the focus again. */
  get #clear(): (() => void) | undefined {
    const interaction = this.#interaction;
    const isBegun =
      interaction.name === 'entering-dice'
        ? interaction.dice.length > 0
        : interaction.name === 'choosing' &&
          (interaction.die !== undefined || (interaction.move !== undefined && interaction.moves.length > 1));
    if (!isBegun) return undefined;
    return () => this.#act({ name: 'clear' });
  }

  override get situation(): string {
    const { names, state, words } = this;
    const outcome = this.host.match.outcome as TricuboOutcome | undefined;
    return outcome ? describeOutcome(outcome, state, names, words) : this.turnText(this.#task);
  }

  /** What is to be decided on the sheet that is shown. */
  get #task(): string {
    const { words, state, seat } = this;
    const choice = this.#choice;
    if (!choice) return '';
    const { move, moves, die } = choice;
    if (move && move.kind !== 'pass') return this.#moveText(move);
    if (die) {
      const needed = rowsToScore(choice);
      return needed > 1 ? words('tricubo.chooseRows', needed) : words('tricubo.chooseUse');
    }
    if (moves.some(({ kind }) => kind === 'start')) return words('tricubo.chooseStart');
    if (moves.some(({ kind }) => kind === 'pass'))
      return [words('tricubo.nothingToUse'), ...(moves.length > 1 ? [words('tricubo.mayUseJoker')] : [])].join(' ');
    const closed = closedDie(state, seat);
    if (state.sheets.length === 1 && closed) return words('tricubo.useOpenDie', closed);
    return words(seat === state.active ? 'tricubo.takeDie' : 'tricubo.useDie');
  }

  /** The places that the latest move has changed on a sheet. */
  changedOn(seat: Seat): readonly unknown[] {
    const { match, activeMode } = this.host;
    const last = activeMode === 'diagram' ? undefined : match.entries[match.ply - 1];
    const before = match.stateAt(match.ply - 1);
    return last?.actor === seat && before ? changedBy(last.move, before) : [];
  }

  /** The rounds of a game for one. */
  renderTrack(): unknown {
    const { state, host, words } = this;
    return state.sheets.length === 1 ? soloTrack(state, host.match.outcome !== undefined, words) : nothing;
  }

  /** Where several rows are to be scored: which of them, and the button that does it. */
  renderOnSheet(seat: Seat): unknown {
    const choice = seat === this.seat ? this.#choice : undefined;
    const needed = choice ? rowsToScore(choice) : 0;
    if (!choice || needed < 2) return nothing;
    const label = this.words('tricubo.chooseRows', needed);
    return html`<div class="scoring" role="group" aria-label=${label} @keydown=${this.#onTargetKey}>
      <p>${label}</p>
      ${this.#confirm(choice)}
    </div>`;
  }

  #confirm({ move }: Choosing): unknown {
    return this.confirmButton(this.#confirmText(move), move !== undefined, () => this.#act({ name: 'confirm' }));
  }

  #confirmText(move: TricuboMove | undefined): string {
    const { words, state, seat } = this;
    if (move?.kind === 'pass') return sentence(words('tricubo.takeNone'), words);
    if (move?.kind !== 'interim') return words('tricubo.confirm');
    const sheet = sheetOf(state.options);
    const gained = totalOf(sheet, afterUse(state, seat, move)) - totalOf(sheet, state.sheets[seat] as TricuboMarks);
    return words('tricubo.scoreRows', rowList(move.rows, words), words('tabletop.signed', gained));
  }

  override renderHand(): unknown {
    const { words, host, state, seat } = this;
    const numerals = this.#hasNumerals();
    const interaction = this.#interaction;
    if (host.match.outcome) return nothing;
    if (interaction.name === 'entering-dice') {
      return this.renderPad(interaction, (action) => this.#act(action), {
        numerals,
        draw: (value, place) => tricuboDie(DICE[place] as Die, value, numerals),
        removeLabel: (value, place) => words('tricubo.removeDie', DICE[place] as Die, value),
      });
    }
    const { roll, active, sheets } = state;
    const isTaken = seat === active && state.taken !== null && state.taken !== 'none';
    const closed = roll && (isTaken ? state.taken : closedDie(state, seat));
    const owner = {
      closed: closed ?? undefined,
      owner: sheets.length > 1 ? html`${seatSign(active)}${this.names[active]}` : words('tricubo.closed'),
    };
    if (interaction.name === 'idle' || roll === null) {
      const [large, medium, small] = roll ?? [];
      const label = large && medium && small ? words('tricubo.roll', large, medium, small) : undefined;
      return html`<div
        class="hand"
        data-kind="resting"
        role=${label ? 'img' : nothing}
        aria-label=${label ?? nothing}
        aria-hidden=${label ? nothing : 'true'}
      >
        ${restingHand({ roll, numerals, ...owner })}
      </div>`;
    }
    const uses = interaction.moves.filter(isUse);
    const shown = {
      ...owner,
      roll,
      chosen: interaction.die,
      closedText: describeClosed(state, seat, this.names, words),
      isJokerOpen: uses.some(({ joker }) => joker),
      usable: new Set(uses.map(({ die }) => die)),
      current: this.currentDie,
      isFresh: this.isRollShown,
      numerals,
    };
    return html`<div
      class="hand"
      part="dice"
      data-kind="dice"
      role="group"
      aria-label=${words('tricubo.dice')}
      @click=${this.#onClick}
      @keydown=${this.onHandKey}
      @focusin=${this.onDieFocus}
    >
      ${hand(shown, words)}
    </div>`;
  }

  override renderGameActions(): unknown {
    const { words } = this;
    const interaction = this.#interaction;
    const clear = this.#clear && button(words('tabletop.clear'), this.#clear);
    switch (interaction.name) {
      case 'entering-dice': {
        const isReady = enteredDice(interaction).length === DICE.length;
        return [this.confirmButton(words('tabletop.takeDice'), isReady, () => this.#act({ name: 'confirm' })), clear];
      }
      case 'choosing': {
        const pass = interaction.moves.find(({ kind }) => kind === 'pass');
        const isPassing = pass && pass !== interaction.move;
        return [
          interaction.move ? this.#confirm(interaction) : nothing,
          isPassing ? this.#passButton(pass) : nothing,
          clear,
        ];
      }
      case 'idle':
        return this.rollButton();
    }
  }

  /** A second click on it does not take none for the next player, too. */
  #passButton(pass: TricuboMove): unknown {
    return keyed(
      this.host.match.ply,
      button(this.#confirmText(pass), () => this.moves.play(pass, this.seat)),
    );
  }

  override renderChoices(): unknown {
    const { words, host } = this;
    const choice = this.#choice;
    if (host.match.outcome) return this.#renderResult();
    if (!choice) return this.renderRecent();
    const choices = listed(choice).map((move) => ({ what: move, text: this.#moveText(move) }));
    const choose = (move: TricuboMove) => this.#act({ name: 'choose', move });
    return html`<div @keydown=${this.onChoiceKey}>
      ${choiceList(choices, choice.move, words('tricubo.uses'), choose)}
    </div>`;
  }

  #renderResult(): TemplateResult {
    const { state, names, seat, words } = this;
    const sheet = sheetOf(state.options);
    return html`${state.sheets.length > 1 ? tricuboResult(sheet, state.sheets, names, words) : nothing}
    ${buildUp(sheet, state.sheets[seat] as TricuboMarks, names[seat] ?? '', words)}`;
  }

  /** A die that is chosen by key leads to its uses on the sheet. */
  readonly #onClick = (event: MouseEvent): void => {
    const index = dieOf(event.target as Element);
    if (index === undefined) return;
    this.currentDie = index;
    if (event.detail === 0) this.#pressByKey(DICE[index] as Die);
    else this.#act({ name: 'press', die: DICE[index] as Die });
  };

  protected override handKey(key: string, die: number | undefined): (() => void) | undefined {
    const interaction = this.#interaction;
    if (interaction.name === 'entering-dice') {
      const action = diceEntryKey(key, interaction);
      return action && (() => this.#act(action));
    }
    const named = DICE.find((each) => each.toLowerCase() === key.toLowerCase());
    if (die === undefined || !named || interaction.name !== 'choosing') return undefined;
    return () => this.#pressByKey(named);
  }

  #pressByKey(die: Die): void {
    this.currentDie = DICE.indexOf(die);
    this.#act({ name: 'press', die });
    if (this.#choice?.die === die) this.#focusTarget(0);
  }

  get #targets(): readonly HTMLElement[] {
    return [...this.host.renderRoot.querySelectorAll<HTMLElement>('button.target, .target input')];
  }

  #focusTarget(index: number): void {
    void this.host.updateComplete.then(() => this.#targets.at(index % this.#targets.length)?.focus());
  }

  /** On the sheet arrows lead from use to use, and Escape back to the die. */
  readonly #onTargetKey = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey) return;
    // The Enter that has chosen the die does not also use it while it is held down.
    if (event.repeat && key === 'Enter') event.preventDefault();
    const at = this.#targets.indexOf(event.target as HTMLElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    const named = DICE.find((die) => die.toLowerCase() === key.toLowerCase());
    const isHeld = ctrlKey || metaKey;
    const run =
      step !== undefined && at >= 0 && !isHeld
        ? () => this.#focusTarget(at + step)
        : key === 'Escape' && this.#clear
          ? () => this.#backToHand()
          : key === 'Enter' && this.#choice?.move && (event.target as Element).matches('input')
            ? () => this.#act({ name: 'confirm' })
            : named && !isHeld && this.#choice?.moves.some(isUse)
              ? () => this.#pressByKey(named)
              : this.tools.shortcut(event);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat || step !== undefined) run();
  };

  /** For the first cross there is nothing but the rows. */
  override focusTable(): void {
    const isStart = this.#choice?.moves.some(({ kind }) => kind === 'start');
    if (isStart && this.host.isPlayed) this.#targets[0]?.focus();
    else super.focusTable();
  }

  #backToHand(): void {
    this.#clear?.();
    this.focusTable();
  }

  /** Makes the chosen move, or chooses the one that has the focus. */
  protected override enterChoice(index: number): (() => void) | undefined {
    const choice = this.#choice;
    if (choice?.move) return () => this.#act({ name: 'confirm' });
    const move = choice && listed(choice)[index];
    return move && (() => this.#act({ name: 'choose', move }));
  }
}
