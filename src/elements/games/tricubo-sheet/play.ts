import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Refusal, Seat } from '../../../games/game.js';
import { tricubo } from '../../../games/tricubo/index.js';
import { DICE } from '../../../games/tricubo/sheet.js';
import type { Die } from '../../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboOutcome, TricuboState } from '../../../games/tricubo/state.js';
import { signed } from '../../../locales/common/figures.js';
import type { TricuboTerms } from '../../../locales/tricubo/index.js';
import type { By, Entry } from '../../../match/entry.js';
import { button } from '../../../ui/panel/button.js';
import { choiceList } from '../../../ui/dialogs/choice-list.js';
import { dieOf } from '../../play/dice-focus.js';
import type { ElementChangeCause } from '../../base/events.js';
import { PendingInputs } from '../../sheet/pending-input.js';
import type { PlayContext } from '../../play/play-context.js';
import type { PendingDice } from '../../../ui/dice/pending-dice.js';
import { SheetPlay } from '../../sheet/sheet-play.js';
import { sentence } from '../../play/phrases.js';
import type { Beat } from '../../play/show/timeline.js';
import { beatsOf } from './draw/beats.js';
import type { Seen } from './draw/beats.js';
import { changeBy, describeMove, describeOutcome, describePeek, describeRefusal, summaryOf } from './words/describe.js';
import {
  choiceSentence,
  confirmLabel,
  describeAside,
  describeChosen,
  describeEntered,
  describeTask,
} from './words/describe-choice.js';
import { tricuboDie } from './draw/die.js';
import { tricuboDieStyles } from './draw/die.styles.js';
import { handGroup, restingGroup } from './draw/hand-group.js';
import { initialInteraction } from './input/initial-interaction.js';
import { firstUsable, isBegun, isUse, listed, reduce } from './input/interaction.js';
import type { Action, Choosing, Interaction, UserRefusal } from './input/interaction.js';
import { pencilled } from './draw/pencil.js';
import { tricuboPlayStyles } from './draw/play.styles.js';
import { renderResult } from './draw/result.js';
import { tricuboResultStyles } from './draw/result.styles.js';
import { doing, scoreOf } from './draw/seats.js';
import type { Pencil } from './draw/sheet.js';
import { TricuboStage } from './draw/stage.js';
import { stageStyles } from './draw/stage.styles.js';
import { TargetKeys, dieNamed } from './input/target-keys.js';
import { soloRounds } from './draw/track.js';

export { en as english } from '../../../locales/tricubo/play/en.js';

/** Lets users play Tricubo, each seat on its own sheet: by tap, key, choice in words and typed move. */
export class TricuboPlay extends SheetPlay<TricuboState, TricuboMove, TricuboTerms, Interaction, Action> {
  override readonly diceCount = DICE.length;
  protected override readonly pending = new PendingInputs<TricuboState, Interaction>(
    initialInteraction,
    (seat, { taken, entered }) => entered.includes(seat) || taken,
  );
  override readonly ownKeys = ['l', 'm', 's', '1', '2', '3', '4', '5', '6', 'backspace'];
  readonly #hasNumerals: () => boolean;
  readonly #targetKeys = new TargetKeys(this);
  readonly stage = new TricuboStage(this.context);

  constructor(context: PlayContext<TricuboState, TricuboMove, TricuboTerms>, hasNumerals: () => boolean) {
    super(context, tricuboDieStyles, tricuboPlayStyles, stageStyles, tricuboResultStyles);
    this.#hasNumerals = hasNumerals;
  }

  override leader({ active }: TricuboState): Seat {
    return active;
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<TricuboMove>[], by: By): void {
    super.matchChanged(cause, moves, by);
    if (this.context.match.entries[this.context.match.ply - 1]?.actor === 'chance')
      this.keys.currentDie = firstUsable(this.choice);
  }

  override beats(moves: readonly Seen[]): readonly Beat[] {
    return beatsOf(moves, this.seat);
  }

  protected override get diceToEnter(): PendingDice {
    const { state, words } = this;
    const numerals = this.#hasNumerals();
    return {
      count: DICE.length,
      areDifferent: true,
      numerals,
      basis: [state.sheets, state.round],
      draw: (value, place) => tricuboDie(DICE[place] as Die, value, numerals),
      removeLabel: (value, place) => words('tricubo.removeDie', DICE[place] as Die, value),
      describe: (dice) => describeEntered(dice, words),
      roll: (dice) => this.intentions.play({ kind: 'roll', dice }, 'chance'),
    };
  }

  override readonly scoreOf = scoreOf;
  protected override readonly doing = doing;

  protected override reduce(interaction: Interaction, action: Action) {
    return reduce(interaction, action);
  }

  /** What the user chooses on the sheet that is shown. */
  get choice(): Choosing | undefined {
    const { current } = this.interaction;
    return current.name === 'choosing' ? current : undefined;
  }

  /** The pencil marks, and what can be pressed, on the sheet that is shown. */
  pencilOn(seat: Seat): Pencil | undefined {
    const choice = seat === this.seat ? this.choice : undefined;
    const act = (action: Action) => this.interaction.act(action);
    return choice && pencilled(choice, this.state, seat, this.words, act, this.#targetKeys.onKey);
  }

  protected override describeStep(action: Action): string {
    const { current } = this.interaction;
    if (current.name !== 'choosing' || action.name === 'choose') return '';
    return describeChosen(current, this.state, this.seat, this.words);
  }

  override get example(): string {
    if (this.areDiceDue) return 'roll 361';
    const [first] = this.choice?.moves ?? [];
    return first ? tricubo.makeMove(first) : 'L';
  }

  protected override moveText(move: TricuboMove, seat: Seat | undefined, before: TricuboState, yours: boolean): string {
    return describeMove(move, seat, before, yours, this.words);
  }

  protected override summarizeMove(move: TricuboMove, seat: Seat, before: TricuboState): string {
    return summaryOf(move, seat, before, this.words);
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal as UserRefusal, this.state, this.seat, this.names, this.words);
  }

  override get escapeMove(): (() => void) | undefined {
    return this.clear;
  }

  /** Clears the unfinished move; `undefined` if there is nothing to clear. */
  get clear(): (() => void) | undefined {
    return isBegun(this.interaction.current) ? () => this.interaction.act({ name: 'clear' }) : undefined;
  }

  override get situation(): string {
    const { names, seat, state, words } = this;
    const outcome = this.context.match.outcome as TricuboOutcome | undefined;
    if (outcome) return describeOutcome(outcome, state, names, words, this.context.names.you);
    return describePeek(seat, names, this.context, words) ?? this.turn.text(this.#task);
  }

  /** What the user can decide on the sheet that is shown. */
  get #task(): string {
    const { state, seat, words, choice } = this;
    return choice ? describeTask(choice, state, seat, words) : '';
  }

  /** Besides the task, which die rests. */
  override get aside(): string | undefined {
    const { choice, state, seat, names, words } = this;
    if (this.context.match.outcome || !choice) return undefined;
    return describeAside(choice, state, seat, names, words) || this.turn.others(this.#task);
  }

  /** The round of a solo game, and its points. */
  renderRounds(): TemplateResult {
    return soloRounds(this.state, this.context.match.outcome !== undefined, this.words);
  }

  #confirm(choice: Choosing): unknown {
    const { state, seat, words } = this;
    const { move } = choice;
    const label = confirmLabel(choice, state, words);
    const change = move && isUse(move) ? changeBy(state, seat, move) : undefined;
    const pill = change === undefined ? nothing : html` <span class="pill">${signed(change)}</span>`;
    return this.confirmButton(html`<span>${label}</span>${pill}`, move !== undefined);
  }

  override renderHand(): unknown {
    const { words, context, state, seat } = this;
    const numerals = this.#hasNumerals();
    const interaction = this.interaction.current;
    if (context.match.outcome) return nothing;
    if (this.dicePad) return this.dicePad.render();
    const desk = this.stage.deskFor(seat);
    const { roll } = state;
    const isLeaving = this.stage.takenBy !== undefined;
    if (interaction.name === 'idle' || roll === null) {
      const shown = roll === null ? (this.stage.before ?? state) : state;
      return [restingGroup(shown, seat, { numerals, isLeaving }, words), desk];
    }
    const dice = {
      state,
      roll,
      seat,
      ...this.turn.party,
      choice: interaction,
      current: this.keys.currentDie,
      isFresh: this.isRollShown,
      isLeaving,
      numerals,
    };
    const on = { onClick: this.#onClick, onKey: this.keys.onHandKey, onFocus: this.keys.onDieFocus };
    return [handGroup({ ...dice, ...on }, words), desk];
  }

  override renderGameActions(): unknown {
    const { dicePad } = this;
    if (dicePad) {
      const { clear } = dicePad;
      return [dicePad.renderConfirm(), clear && button(this.words('tabletop.clear'), clear)];
    }
    const interaction = this.interaction.current;
    switch (interaction.name) {
      case 'choosing': {
        const pass = interaction.moves.find(({ kind }) => kind === 'pass');
        const isPassing = pass && pass !== interaction.move;
        return [this.#confirm(interaction), isPassing ? this.#passButton(pass) : nothing];
      }
      case 'idle':
        return this.rollButton();
    }
  }

  /** The button is new at each ply, so that a double click does not also pass for the next player. */
  #passButton(pass: TricuboMove): unknown {
    return keyed(
      this.context.match.ply,
      button(sentence(this.words('tricubo.takeNone'), this.words), () => this.intentions.play(pass, this.seat)),
    );
  }

  override renderSums(): unknown {
    const { state, names, seat, words } = this;
    return this.context.match.outcome && renderResult(state, seat, names, words);
  }

  override renderAllMoves(): unknown {
    const { words, choice } = this;
    if (!choice) return nothing;
    const choices = listed(choice).map((move) => ({
      what: move,
      text: choiceSentence(move, this.state, this.seat, words),
    }));
    const choose = (move: TricuboMove) => this.interaction.act({ name: 'choose', move });
    return html`<div @keydown=${this.keys.onChoiceKey}>
      ${choiceList(choices, choice.move, words('tricubo.uses'), choose)}
    </div>`;
  }

  /** Pressing a die by key leads to its uses on the sheet. */
  readonly #onClick = (event: MouseEvent): void => {
    const die = DICE[dieOf(event.target as Element) ?? -1];
    if (!die) return;
    if (event.detail === 0) this.#targetKeys.pressDie(die);
    else this.press(die);
  };

  press(die: Die): void {
    this.keys.currentDie = DICE.indexOf(die);
    this.interaction.act({ name: 'press', die });
  }

  confirm(): void {
    this.interaction.act({ name: 'confirm' });
  }

  override handKey(key: string): (() => void) | undefined {
    const { current } = this.interaction;
    const named = dieNamed(key);
    if (!named || current.name !== 'choosing' || !current.moves.some(isUse)) return undefined;
    return () => this.#targetKeys.pressDie(named);
  }

  /** For the first cross there is nothing but the rows; without a use for a die, nothing but to take none. */
  override focusTable(): void {
    const { choice, context } = this;
    if (!context.isPlayed || !choice) return super.focusTable();
    if (choice.moves.some(({ kind }) => kind === 'start')) return this.#targetKeys.focusFirst();
    if (choice.move?.kind === 'pass') context.renderRoot.querySelector<HTMLElement>('.actions .primary')?.focus();
    else super.focusTable();
  }

  /** Makes the chosen move, or chooses the focused one. */
  override enterChoice(index: number): (() => void) | undefined {
    const choice = this.choice;
    if (choice?.move) return () => this.confirm();
    const move = choice && listed(choice)[index];
    return move && (() => this.interaction.act({ name: 'choose', move }));
  }
}
