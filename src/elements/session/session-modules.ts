import { isBlank } from '../base/attributes.js';
import type { GameSession } from './game-session.js';
import type { SessionHost } from './session-host.js';
import type { SharedModule } from '../../interaction/shared-module.js';
import { childRecord } from './record/child-record.js';
import { clockedMatches, markupRemover, matchKeeper, recordParser, shareAddresses } from './shared-modules.js';

/** A module that a session needs for some attributes. */
interface Need {
  readonly module: SharedModule<unknown>;
  /** Whether it says which game is shown, so that nothing else is shown before. */
  readonly isForMatch: boolean;
  readonly isWanted: <State, Move>(session: GameSession<State, Move>, host: SessionHost<State, Move>) => boolean;
}

const NEEDS: readonly Need[] = [
  {
    module: recordParser,
    isForMatch: true,
    isWanted: ({ leading, source }) => !isBlank(leading.recordOr(source.record)),
  },
  { module: markupRemover, isForMatch: true, isWanted: (_, host) => /[<&“]/.test(`${childRecord(host)}`) },
  {
    module: matchKeeper,
    isForMatch: true,
    isWanted: ({ leading }, { persist }) => !leading.policy && !isBlank(persist),
  },
  {
    module: clockedMatches,
    isForMatch: true,
    isWanted: ({ leading, source }, host) => host.mayHaveClock?.(leading.recordOr(source.record)) ?? false,
  },
  { module: shareAddresses, isForMatch: false, isWanted: (_, { shareUrl }) => (shareUrl ?? undefined) !== undefined },
];

/** The modules that a session needs for what the page, or whoever leads the game, asks for. */
export class SessionModules<State, Move> {
  readonly #session: GameSession<State, Move>;
  readonly #host: SessionHost<State, Move>;

  constructor(session: GameSession<State, Move>, host: SessionHost<State, Move>) {
    this.#session = session;
    this.#host = host;
  }

  /** Whether the match waits for one that is not loaded yet. */
  get isMissing(): boolean {
    return this.#missing.some(({ isForMatch }) => isForMatch);
  }

  /** Loads what is needed. @returns whether all of it is there; `undefined` if nothing is missing */
  load(): Promise<boolean> | undefined {
    const missing = this.#missing;
    return missing.length > 0 ? this.#load(missing.map(({ module }) => module)) : undefined;
  }

  get #missing(): readonly Need[] {
    return NEEDS.filter(({ module, isWanted }) => module.loaded === undefined && isWanted(this.#session, this.#host));
  }

  async #load(modules: readonly SharedModule<unknown>[]): Promise<boolean> {
    await Promise.all(modules.map((module) => module.load()));
    this.#session.invalidate();
    const isLoaded = modules.every(({ loaded }) => loaded);
    if (!isLoaded) this.#host.recovery.note();
    return isLoaded;
  }
}
