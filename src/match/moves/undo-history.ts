import type { Actor, Seat } from '../../games/game.js';
import type { By, Entry } from '../entry.js';
import type { Gate } from '../gate.js';
import type { MoveMaker } from './move-maker.js';
import type { SeatKind } from '../players.js';
import type { Timeline, UndoReach } from './timeline.js';

interface HistoryContext<State, Move> {
  readonly timeline: Timeline<State, Move>;
  readonly gate: Gate<Move>;
  readonly moves: MoveMaker<State, Move>;
  /** Whether undo may take back drawn dice. */
  readonly mayPassChance: () => boolean;
  readonly emit: (cause: 'undo' | 'redo', by: By) => void;
}

/** Undoes and redoes moves of a match, and decides who may. */
export class UndoHistory<State, Move> {
  readonly #context: HistoryContext<State, Move>;

  constructor(context: HistoryContext<State, Move>) {
    this.#context = context;
  }

  /** The move that {@link undo} would take back; `undefined` if there is none, or `by` may not. */
  entryToUndo(seat: Seat | undefined, by: By): Entry<Move> | undefined {
    const { timeline, gate } = this.#context;
    if (timeline.end) return undefined;
    const reach = this.#reach;
    const entry = timeline.entryToUndo(seat, reach);
    if (!entry || !this.#mayTakeBack(entry, by)) return undefined;
    const isAnybodys = by !== 'user' || gate.isAllHuman;
    const mayLose = ({ actor }: Entry<Move>) => !this.#isOf('remote', actor);
    return isAnybodys || timeline.lostByUndo(seat, reach).every(mayLose) ? entry : undefined;
  }

  /** The move that {@link redo} would bring back; `undefined` if there is none, or `by` may not. */
  entryToRedo(by: By): Entry<Move> | undefined {
    const { entryToRedo } = this.#context.timeline;
    return entryToRedo && this.#mayTakeBack(entryToRedo, by) ? entryToRedo : undefined;
  }

  undo(seat: Seat | undefined, by: By): boolean {
    const { timeline, moves, emit } = this.#context;
    const entry = this.entryToUndo(seat, by);
    if (!entry || !moves.admits('undo', entry, by)) return false;
    timeline.undo(seat, this.#reach);
    emit('undo', by);
    return true;
  }

  redo(by: By): boolean {
    const { timeline, moves, emit } = this.#context;
    const entry = this.entryToRedo(by);
    if (!entry || !moves.admits('redo', entry, by)) return false;
    timeline.redo();
    emit('redo', by);
    return true;
  }

  get #reach(): UndoReach {
    const { gate, mayPassChance } = this.#context;
    const passes = (actor: Actor) => gate.hasUser && this.#isOf('computer', actor);
    if (!mayPassChance()) return { chance: 'to-chance', passes };
    // Dice that roll by themselves would roll again at once.
    return { chance: gate.dice === 'auto' ? 'past-chance' : 'chance-too', passes };
  }

  /** Users take back only their own moves. */
  #mayTakeBack({ actor }: Entry<Move>, by: By): boolean {
    return by !== 'user' || typeof actor !== 'number' || this.#context.gate.mayAct(actor, by);
  }

  #isOf(kind: SeatKind, actor: Actor): boolean {
    return typeof actor === 'number' && this.#context.gate.playerOf(actor).kind === kind;
  }
}
