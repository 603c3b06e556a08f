import { makeOption } from '../../games/options.js';
import { createBeside } from '../../interaction/scoped-registry.js';
import type { Intention } from '../../match/gate.js';
import { GAME_TAGS } from '../base/game-tags.js';
import type { LeadableElement } from '../session/lead.js';
import type { PuzzleSession } from './puzzle-session.js';

/** Milliseconds before another side replies, and between the moves of a solution. */
const PAUSE = 700;

/** The game of a puzzle: the reader may play what is asked for, and replies and solutions come by themselves. */
export class PuzzleBoard {
  readonly element: LeadableElement;
  readonly #session: PuzzleSession;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param refusal says why something may not be done */
  constructor(holder: HTMLElement, session: PuzzleSession, refusal: () => string) {
    this.#session = session;
    const { game, position, seat } = session.puzzle;
    this.element = createBeside(holder, GAME_TAGS[game]) as unknown as LeadableElement;
    const settings: Record<string, string> = { dice: 'remote', coach: 'off', controls: 'status' };
    for (const [name, value] of Object.entries(session.rules.options)) settings[name] = makeOption(value);
    if (game === 'triad') {
      settings['seats'] = seat === 0 ? 'human remote' : 'remote human';
      this.element.toggleAttribute('flipped', seat === 1);
    }
    this.element.lead({ position, settings, allows: (intention) => this.#allows(intention, refusal) });
  }

  get state(): unknown {
    return this.element.match.state;
  }

  async focus(): Promise<void> {
    this.element.wake();
    await this.element.updateComplete;
    this.element.gamePlay?.focusTable();
  }

  toStart(): void {
    this.stop();
    this.element.goTo(0);
  }

  /** Plays what comes next by itself, after a pause: the reply of the other side, or the next move of the solution. */
  goOn(): void {
    this.stop();
    const { phase } = this.#session;
    if (phase === 'open' || phase === 'showing') this.#timer = setTimeout(() => this.#step(), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Trying again is a button of the puzzle, which counts it. */
  #allows({ cause, moves }: Intention, refusal: () => string): boolean | string {
    const session = this.#session;
    const isMove = cause === 'play' || cause === 'draw';
    if (isMove && moves.every(({ move }) => session.allows(move))) return true;
    return isMove && session.phase !== 'open' ? false : refusal();
  }

  #step(): void {
    const { puzzle, rules, moves, phase } = this.#session;
    const { state } = this;
    const isOwn = rules.game.moves(state, puzzle.seat).length > 0;
    if (!isOwn && moves.length > 0 && rules.reply) {
      this.element.play(rules.reply(puzzle, state, moves).move, { by: 'script' });
      this.goOn();
    } else if (isOwn && phase === 'showing') this.element.play(rules.next(puzzle, state, moves), { by: 'script' });
  }
}
