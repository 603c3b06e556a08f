import type { Seat } from '../../games/game.js';
import type { Clock } from '../../match/time/clock.js';
import type { Match } from '../../match/match.js';
import type { Budget, Opponent } from '../../opponents/opponent.js';

interface PlayersContext<State, Move> {
  readonly clock: Clock;
  readonly random: () => number;
  /** How long to think about a move. */
  readonly budget: Budget;
  /** Milliseconds before each move, so that people can follow. */
  readonly pause: number;
  match(): Match<State, Move>;
  /** Loads the computer player, once. */
  load(): Promise<Opponent<unknown, Move>>;
  play(seat: Seat, move: Move): void;
  /** Reports an error to whoever runs the host: no player can do anything about it. */
  onError(error: unknown): void;
}

/** Plays for the seats of computers and of players who are gone. It sees what the seat may know, and thinks in steps, so that other games go on. */
export class ComputerPlayers<State, Move> {
  readonly #context: PlayersContext<State, Move>;
  readonly #thoughts = new Map<Seat, () => void>();
  #opponent: Opponent<unknown, Move> | undefined;
  #isLoading = false;

  constructor(context: PlayersContext<State, Move>) {
    this.#context = context;
  }

  /** Call after each change of the game, of who decides for a seat, and of whether the game rests. */
  update(isResting: boolean): void {
    for (const seat of [...this.#thoughts.keys()]) {
      if (isResting || !this.#isToMove(seat)) this.#stop(seat);
    }
    if (isResting) return;
    for (const actor of this.#context.match().actors) {
      if (typeof actor === 'number' && this.#isToMove(actor) && !this.#thoughts.has(actor)) this.#start(actor);
    }
  }

  stop(): void {
    for (const seat of [...this.#thoughts.keys()]) this.#stop(seat);
  }

  #isToMove(seat: Seat): boolean {
    const match = this.#context.match();
    return match.gate.playerOf(seat).kind === 'computer' && match.actors.includes(seat);
  }

  #stop(seat: Seat): void {
    this.#thoughts.get(seat)?.();
    this.#thoughts.delete(seat);
  }

  #start(seat: Seat): void {
    if (!this.#opponent) {
      this.#load();
      return;
    }
    this.#later(seat, this.#context.pause, () => this.#think(seat, this.#opponent as Opponent<unknown, Move>));
  }

  #later(seat: Seat, ms: number, act: () => void): void {
    const cancel = this.#context.clock.after(ms, () => {
      try {
        act();
      } catch (error) {
        this.#thoughts.delete(seat);
        this.#context.onError(error);
      }
    });
    this.#thoughts.set(seat, cancel);
  }

  #load(): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#context
      .load()
      .then((opponent) => {
        this.#opponent = opponent;
        this.update(false);
      })
      .catch((error: unknown) => this.#context.onError(error))
      .finally(() => {
        this.#isLoading = false;
      });
  }

  #think(seat: Seat, opponent: Opponent<unknown, Move>): void {
    const { random, budget } = this.#context;
    const match = this.#context.match();
    const player = match.gate.playerOf(seat);
    const level = player.kind === 'computer' ? player.level : undefined;
    const view = match.game.view(match.state, seat);
    const steps = opponent.choosing(view, seat, { random, budget, ...(level && { level }) });
    const step = () => {
      const { done, value } = steps.next();
      if (!done) {
        this.#later(seat, 0, step);
        return;
      }
      this.#thoughts.delete(seat);
      // Others may have moved meanwhile, or taken back; then it thinks again.
      if (this.#context.match().refusal(value, seat)) this.update(false);
      else this.#context.play(seat, value);
    };
    step();
  }
}
