import { GameError, brief } from '../../games/game-error.js';
import { seededDraws } from '../chance.js';
import type { Draws } from '../chance.js';
import type { By, Entry, MadeMove } from '../entry.js';
import type { Gate, Intention } from '../gate.js';
import { isTime, omitUndefined } from '../record/record.js';
import type { AnyGame } from '../record/record.js';
import type { Timeline } from './timeline.js';

/** A move that is about to be made. */
type NewMove<Move> = Omit<Entry<Move>, 'text'>;

interface MakerContext<State, Move> {
  readonly game: AnyGame<State, Move>;
  readonly timeline: Timeline<State, Move>;
  readonly gate: Gate<Move>;
  readonly seed: string;
  /** The time of a move that is made now, if the match keeps the time. */
  readonly now: () => number | undefined;
  /** Called once for each change, with the moves that it has added. */
  readonly emit: (cause: 'play', by: By, moves: readonly Entry<Move>[]) => void;
}

/** Makes the moves of a match: asks the rules, then the gate, and adds them to the timeline. Chance draws from the seed. */
export class MoveMaker<State, Move> {
  readonly #context: MakerContext<State, Move>;
  readonly #draws: Draws;

  constructor(context: MakerContext<State, Move>) {
    this.#context = context;
    this.#draws = seededDraws(context.seed);
  }

  /** The move that chance would draw now; `undefined` if no dice or draws are due. */
  get nextDraw(): Move | undefined {
    const { game, timeline } = this.#context;
    if (timeline.concession || !game.actors(timeline.state).includes('chance')) return undefined;
    return game.chance?.(timeline.state, this.#draws(timeline.chanceCount));
  }

  /** @returns `false` if the page refused @throws GameError `illegal-move`, `bad-time` */
  play(move: Omit<NewMove<Move>, 'generated'>): boolean {
    const { gate, now } = this.#context;
    // Undo may pass dice that were rolled by hand; those of a script were generated somewhere else.
    const generated = move.actor === 'chance' && gate.dice !== 'enter';
    return this.#change(move.by, () => this.#make('play', { ...move, generated, at: move.at ?? now() }));
  }

  /** What {@link draw} would play, without playing it; `undefined` if no dice or draws are due. */
  peek(): { move: Move; text: string } | undefined {
    const { game, timeline } = this.#context;
    const move = this.nextDraw;
    return move && { move, text: game.makeMove(move, timeline.state, 'chance') };
  }

  /** @returns `false` if no dice or draws are due, or the page refused */
  draw(by: By): boolean {
    const { game, timeline, gate } = this.#context;
    if (!gate.mayDraw(by)) return false;
    // The host draws, since it may know tiles that are hidden here.
    if (gate.link) {
      return game.actors(timeline.state).includes('chance') && gate.link.admits({ cause: 'draw', moves: [], by });
    }
    const move = this.nextDraw;
    return move !== undefined && this.#change(by, () => this.#draw(move, by));
  }

  /** Rolls what is due, if dice roll by themselves. */
  drawIfAutomatic(): void {
    this.#change('auto', () => true);
  }

  /** Adds a move that the rules and the gate have admitted. @throws GameError `bad-time` */
  append(entry: Entry<Move>, state: State): void {
    const { timeline } = this.#context;
    const { at } = entry;
    const earliest = timeline.latest?.at ?? 0;
    if (at !== undefined && !(isTime(at) && at >= earliest)) {
      const message = `the move at ${brief(at)} ms is no later time than ${earliest} ms, that of the move before it`;
      throw new GameError('bad-time', message, { at, earliest });
    }
    timeline.append(omitUndefined(entry), state);
  }

  /** Asks the gate. If a listener has played on meanwhile, the intention is void. */
  admits(cause: Intention['cause'], { actor, move, text, by: maker }: MadeMove<Move>, by: By): boolean {
    const { timeline, gate } = this.#context;
    const { state, length } = timeline;
    const isAdmitted = gate.admits({ cause, moves: [{ actor, move, text, by: maker }], by });
    return isAdmitted && timeline.state === state && timeline.length === length;
  }

  #draw(move: Move, by: By): boolean {
    return this.#make('draw', { actor: 'chance', move, by, generated: true, at: this.#context.now() });
  }

  /** @returns `false` if the page refused, or did something else meanwhile */
  #make(cause: 'play' | 'draw', made: NewMove<Move>): boolean {
    const { actor, move, by } = made;
    const { state, text } = this.#context.timeline.next(actor, move);
    if (!this.admits(cause, { actor, move, text, by }, by)) return false;
    this.append({ ...made, text }, state);
    return true;
  }

  /** Makes moves, lets dice roll by themselves, and announces all of it as one change. @returns what `make` returns */
  #change(by: By, make: () => boolean): boolean {
    const { timeline, gate, emit } = this.#context;
    const from = timeline.ply;
    const isMade = make();
    while (isMade && gate.dice === 'auto' && timeline.isLive) {
      const move = this.nextDraw;
      if (move === undefined || !this.#draw(move, 'auto')) break;
    }
    if (timeline.ply > from) emit('play', by, timeline.entries.slice(from, timeline.ply));
    return isMade;
  }
}
