import type { GameRecord } from '../../match/record/record.js';
import type { Text } from '../base/attributes.js';
import { isOfPage, ledRequest, settingOf } from './lead.js';
import type { LeadPolicy, SettingName } from './lead.js';
import type { RequestHost } from './match-request.js';
import type { SessionHost } from './session-host.js';

/** Who leads the game, such as a lesson, and what that changes of what the page has set. */
export class Leading<State, Move> {
  /** What whoever leads the game decides; missing while nobody does. */
  policy: LeadPolicy<Move> | undefined;
  readonly #host: SessionHost<State, Move>;
  readonly #onChange: () => void;

  constructor(host: SessionHost<State, Move>, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
  }

  /** Lets somebody lead the game. @returns gives it back, unless somebody else leads */
  lead(policy: LeadPolicy<Move> | undefined): () => void {
    this.policy = policy;
    this.#onChange();
    return () => {
      if (policy && this.policy === policy) this.lead(undefined);
    };
  }

  /** The value that an attribute has in effect, by its property: that of the page, or else of whoever leads the game. */
  setting(name: SettingName): Text {
    return settingOf(this.policy, name, this.#host[name]);
  }

  /** What is marked on the game: by whoever leads it, or else by the page. */
  get marks(): Text {
    return this.policy ? this.policy.marks : this.#host.marks;
  }

  /** Whether the reader may not see what a move would earn. */
  get hidesGains(): boolean {
    return this.policy?.hidesGains ?? false;
  }

  /** Whether the page says which position or record is shown. */
  get isOfPage(): boolean {
    return isOfPage(this.policy);
  }

  /** The record that is asked for by whoever leads the game, or else by the page; blank if there is none, or none yet. */
  recordOr(ofPage: Text | GameRecord): Text | GameRecord {
    return this.isOfPage ? ofPage : this.policy?.record;
  }

  /** The element, as it is asked for a game: by the page, or by whoever leads the game. */
  get request(): RequestHost<State, Move> {
    return this.policy ? ledRequest(this.#host, this.policy) : this.#host;
  }
}
