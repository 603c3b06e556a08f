import type { By, Entry, MatchChange } from '../../match/entry.js';
import type { Intention } from '../../match/gate.js';
import type { Match } from '../../match/match.js';
import { EventBridge } from '../base/event-bridge.js';
import type { ElementChangeCause, GameChangeDetail } from '../base/events.js';
import type { GameStorage } from '../features/persist/game-storage.js';
import type { LeadPolicy } from './lead.js';

/** The element, as the match that it shows sees it. */
export interface MatchStage<State, Move> extends Element {
  readonly storage: GameStorage<State, Move>;
  /** The part that lets the user play, once it is loaded. */
  readonly gamePlay: MatchListener<Move> | undefined;
  /** What whoever leads the game decides; missing while nobody does. */
  readonly policy: LeadPolicy<Move> | undefined;
  /** Draws another match, or another moment of it. `moves` are those that were added. */
  present(cause: ElementChangeCause, moves: readonly Entry<Move>[], by: By): void;
}

/** Speaks of a match. */
interface MatchListener<Move> {
  readonly moves: { explain(text: string): void };
  readonly coach?: { follow(change: MatchChange<Move>): void } | undefined;
  tell(change: GameChangeDetail<Move>): void;
}

/** The match that an element shows. What happens in it is drawn, saved, spoken and told to the page. */
export class ShownMatch<State, Move> {
  readonly #host: MatchStage<State, Move>;
  readonly #events: EventBridge<State, Move>;
  #match: Match<State, Move> | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(host: MatchStage<State, Move>) {
    this.#host = host;
    this.#events = new EventBridge(host);
  }

  get match(): Match<State, Move> | undefined {
    return this.#match;
  }

  /** Shows another match. The page does not hear of it yet. */
  show(match: Match<State, Move>, cause: ElementChangeCause): void {
    this.#unsubscribe?.();
    this.#match?.suspend();
    this.#match = match;
    this.#unsubscribe = match.subscribe((change) => this.#onChange(match, change));
    match.gate.guard = (intention) => {
      const { isAdmitted, explanation } = this.#ask(intention);
      if (explanation !== undefined) this.#host.gamePlay?.moves.explain(explanation);
      return isAdmitted && this.#match === match;
    };
    if (!this.#host.isConnected) match.suspend();
    this.#host.present(cause, [], 'script');
  }

  /** Asks whoever leads the game, and then the page. */
  #ask(intention: Intention<Move>): { readonly isAdmitted: boolean; readonly explanation: string | undefined } {
    const answer = this.#host.policy?.allows?.(intention) ?? true;
    if (answer === true) return this.#events.ask(intention);
    return { isAdmitted: false, explanation: answer || undefined };
  }

  /** Tells of a change that added no moves. */
  tellOf(cause: ElementChangeCause, by: By): void {
    this.#host.gamePlay?.tell({ cause, by, moves: [] });
    this.#events.tellOf(cause, by);
  }

  #onChange(match: Match<State, Move>, change: MatchChange<Move>): void {
    if (this.#match !== match) return;
    this.#host.present(change.cause, change.moves, change.by);
    this.#host.storage.save(change.by);
    const detail = this.#events.detailOf(change);
    // Spoken before a listener can answer with another change.
    this.#host.gamePlay?.tell(detail);
    this.#host.gamePlay?.coach?.follow(change);
    this.#events.tell(match, detail, () => this.#match === match);
  }
}
