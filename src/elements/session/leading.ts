import type { GameRecord } from '../../match/record/record.js';
import type { Text } from '../base/attributes.js';
import { isOfPage, ledRequest, settingOf } from './lead.js';
import type { LeadPolicy, SettingName } from './lead.js';
import type { RequestHost } from './match-request.js';
import type { SessionHost } from './session-host.js';

/** The game of a link, as it is asked for: as a replay, and without what the page says of its own. */
export interface LinkGame<State = unknown, Move = unknown> extends RequestHost<State, Move> {
  readonly record: string;
  names: Text;
  readonly marks?: undefined;
}

/** Who shows another game: whoever leads it, or a link. */
export type Taker = 'lead' | 'link';

/** Who leads the game, such as a lesson, or shows another one, as links do, and what that changes of what the page has set. */
export class Leading<State, Move> {
  /** The game of a link that is shown in place of all others. */
  fromLink: LinkGame<State, Move> | undefined;
  #policy: LeadPolicy<Move> | undefined;
  readonly #host: SessionHost<State, Move>;
  readonly #onChange: () => void;

  constructor(host: SessionHost<State, Move>, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
  }

  /** What whoever leads the game decides; missing while nobody does, and while the game of a link is shown. */
  get policy(): LeadPolicy<Move> | undefined {
    return this.fromLink ? undefined : this.#policy;
  }

  /** Who shows another game than that of the page. Of two, the second one’s is seen. */
  get takers(): readonly Taker[] {
    const takers = [this.#policy && 'lead', this.fromLink && 'link'] as const;
    return takers.filter((taker) => taker !== undefined);
  }

  /** Lets somebody lead the game, or nobody any more, which ends showing that of a link. @returns gives it back, unless somebody else leads */
  lead(policy: LeadPolicy<Move> | undefined): () => void {
    this.#policy = policy;
    this.fromLink = undefined;
    this.#onChange();
    return () => {
      if (policy && this.#policy === policy) this.lead(undefined);
    };
  }

  /** Shows the game of a link, or no longer. */
  showLink(game: LinkGame<State, Move> | undefined): void {
    this.fromLink = game;
    this.#onChange();
  }

  /** The value that an attribute has in effect, by its property: that of the page, or else of whoever leads the game. */
  setting(name: SettingName): Text {
    return settingOf(this.policy, name, this.#host[name]);
  }

  /** What is marked on the game: by whoever leads it, or else by the page. */
  get marks(): Text {
    return (this.fromLink ?? this.policy ?? this.#host).marks;
  }

  /** Whether the page says which position or record is shown. */
  get isOfPage(): boolean {
    return !this.fromLink && isOfPage(this.policy);
  }

  /** The record that is asked for by a link, by whoever leads the game, or else by the page; blank if there is none, or none yet. */
  recordOr(ofPage: Text | GameRecord): Text | GameRecord {
    return this.isOfPage ? ofPage : (this.fromLink ?? this.policy)?.record;
  }

  /** The element, as it is asked for a game: by the page, by whoever leads the game, or by a link. */
  get request(): RequestHost<State, Move> {
    const { policy } = this;
    return policy ? ledRequest(this.#host, policy) : this.author;
  }

  /** Whose names and mode count: those of the link, or else those of the page. */
  get author(): LinkGame<State, Move> | SessionHost<State, Move> {
    return this.fromLink ?? this.#host;
  }
}
