import type { Actor, Seat } from '../games/game.js';
import { GameError, brief } from '../games/game-error.js';
import type { By, MadeMove } from './entry.js';
import { HUMAN } from './players.js';
import type { Player } from './players.js';
import type { DiceMode } from './settings.js';

/** What somebody wants to do with a match, before it happens. */
export interface Intention<Move = unknown> {
  readonly cause: 'play' | 'draw' | 'undo' | 'redo' | 'restart';
  /** The moves that would be made, taken back or made again. */
  readonly moves: readonly MadeMove<Move>[];
  readonly by: By;
}

/** A host elsewhere that has the game: its chance and its clock count, and it decides what cannot be done here alone. */
export interface GateLink {
  /** What somebody here wants, once the page agrees. @returns whether it may be done here at once; else the host has been asked */
  admits(intention: Pick<Intention, 'cause' | 'moves' | 'by'>): boolean;
}

/**
 * Decides who may do what with a match. Every intention of a user, a computer player, a script, a link, dice and clocks passes it: first the seats
 * and the dice must allow it, then the page is asked, once, about what a user or a computer player does. The rules are the game's.
 */
export class Gate<Move = unknown> {
  /** One for each seat. Seats without a player are human. */
  players: readonly Player[];
  dice: DiceMode;
  /** Asks the page. `false` refuses the intention. */
  guard: ((intention: Intention<Move>) => boolean) | undefined;
  /** The host elsewhere that has the game, if any. */
  link: GateLink | undefined;
  /** Whether the game was given up, so that nobody moves any more. */
  isClosed: () => boolean = () => false;

  constructor(players: readonly Player[], dice: DiceMode) {
    this.players = players;
    this.dice = dice;
  }

  playerOf(seat: Seat): Player {
    return this.players[seat] ?? HUMAN;
  }

  /** Whether `by` may decide for an actor. Dice are drawn, see {@link mayDraw}; `chance` here means entered dice. */
  mayAct(actor: Actor, by: By): boolean {
    if (this.isClosed()) return false;
    switch (by) {
      case 'script':
        return !this.link || (typeof actor === 'number' && this.#isOf('human', actor));
      case 'auto':
        return actor === 'clock' ? this.keepsTime : actor === 'chance';
      case 'user':
        return typeof actor === 'number'
          ? this.#isOf('human', actor)
          : actor === 'chance' && this.#userHandles('enter');
      case 'computer':
        return typeof actor === 'number' && this.#isOf('computer', actor);
      case 'remote':
        return typeof actor === 'number'
          ? this.#isOf('remote', actor)
          : actor === 'clock' || this.dice === 'remote' || this.link !== undefined;
    }
  }

  /** Whether `by` may let chance make its move. */
  mayDraw(by: By): boolean {
    if (this.isClosed()) return false;
    if (by === 'user') return this.#userHandles('tap');
    return by !== 'computer' || (this.dice === 'tap' && this.hasComputer);
  }

  /** @throws GameError `illegal-move` with the refusal `not-your-turn` */
  checkActor(actor: Actor, by: By): void {
    if (this.mayAct(actor, by)) return;
    const who = typeof actor === 'number' ? `seat ${actor}` : brief(actor);
    const message = `this move is refused: ${brief(by)} may not move for ${who}`;
    throw new GameError('illegal-move', message, { actor, by }, { code: 'not-your-turn' });
  }

  /** Asks the page where it has a say, and then a host elsewhere. */
  admits(intention: Intention<Move>): boolean {
    const { by, cause } = intention;
    const isAsked = by === 'user' || (by === 'computer' && (cause === 'play' || cause === 'draw'));
    if (isAsked && !(this.guard?.(intention) ?? true)) return false;
    return by === 'remote' || (this.link?.admits(intention) ?? true);
  }

  /** Whether a user may change the game as a whole: begin another, enter or roll dice. Somebody who only watches may not. */
  get hasUser(): boolean {
    return this.players.length === 0 || this.players.some(({ kind }) => kind === 'human');
  }

  /** Whether a seat belongs to a computer player. */
  get hasComputer(): boolean {
    return this.players.some(({ kind }) => kind === 'computer');
  }

  /** Whether time limits end here. Where a remote player's dice come from elsewhere, so do the ends of time limits: one clock counts for all. */
  get keepsTime(): boolean {
    if (this.link) return false;
    return this.dice !== 'remote' || !this.players.some(({ kind }) => kind === 'remote');
  }

  /** Whether no seat belongs to a computer or a remote player. */
  get isAllHuman(): boolean {
    return this.players.every(({ kind }) => kind === 'human');
  }

  #isOf(kind: Player['kind'], seat: Seat): boolean {
    return this.playerOf(seat).kind === kind;
  }

  #userHandles(dice: DiceMode): boolean {
    return this.dice === dice && this.hasUser;
  }
}
