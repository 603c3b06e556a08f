import type { By, Entry, MatchChange } from '../../match/entry.js';
import type { Intention } from '../../match/gate.js';
import type { Match } from '../../match/match.js';
import { EventBridge } from '../base/event-bridge.js';
import type { ElementChangeCause, GameChangeDetail } from '../base/events.js';
import type { GameStorage } from './storage/game-storage.js';
import type { LeadPolicy } from './lead.js';

/** The element, as the match that it shows sees it. */
export interface MatchStage<State, Move> extends Element {
  readonly session: {
    readonly storage: GameStorage<State, Move> | undefined;
    readonly leading: { readonly policy: LeadPolicy<Move> | undefined };
  };
  /** What lets the reader play, once it is loaded. */
  readonly player: MatchListener<Move> | undefined;
  /** Draws another match, or another moment of it. `moves` are those that were added. */
  present(cause: ElementChangeCause, moves: readonly Entry<Move>[], by: By): void;
}

/** Announces what happens in a match. */
interface MatchListener<Move> {
  readonly context: { readonly intentions: { explain(text: string): void } };
  /** Whether no events are emitted for the moves that are made now. */
  readonly isQuiet: boolean | undefined;
  announce(change: GameChangeDetail<Move>): void;
  changed(change: MatchChange<Move>): void;
}

/** The match that an element shows. What happens in it is drawn, saved, announced and emitted to the page, in this order. */
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

  /** Shows another match. No event is emitted yet. */
  show(match: Match<State, Move>, cause: ElementChangeCause): void {
    this.#unsubscribe?.();
    this.#match?.suspend();
    this.#match = match;
    this.#unsubscribe = match.subscribe((change) => this.#onChange(match, change));
    match.gate.guard = (intention) => {
      const { isAdmitted, explanation } = this.#ask(intention);
      if (explanation !== undefined) this.#host.player?.context.intentions.explain(explanation);
      return isAdmitted && this.#match === match;
    };
    if (!this.#host.isConnected) match.suspend();
    this.#host.present(cause, [], 'script');
  }

  /** Asks whoever leads the game, and then the page. */
  #ask(intention: Intention<Move>): { readonly isAdmitted: boolean; readonly explanation: string | undefined } {
    const answer = this.#host.session.leading.policy?.allows?.(intention) ?? true;
    if (this.#host.player?.isQuiet) return { isAdmitted: true, explanation: undefined };
    if (answer === true) return this.#events.ask(intention);
    return { isAdmitted: false, explanation: answer || undefined };
  }

  /** Announces a change that added no moves. */
  announce(cause: ElementChangeCause, by: By): void {
    const change: GameChangeDetail<Move> = { cause, by, moves: [] };
    this.#host.player?.announce(change);
    this.#events.emitChange(change);
  }

  #onChange(match: Match<State, Move>, change: MatchChange<Move>): void {
    if (this.#match !== match) return;
    this.#host.present(change.cause, change.moves, change.by);
    this.#host.session.storage?.save(change.by);
    // Announced before a listener can answer with another change.
    this.#host.player?.changed(change);
    if (!this.#host.player?.isQuiet) this.#events.emitAll(match, change, () => this.#match === match);
  }
}
