import type { GameError } from '../../games/game-error.js';
import type { Term } from '../../interaction/language.js';
import type { LinkRequest } from '../../interaction/links/page-links.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { Entry } from '../../match/entry.js';
import type { Intention } from '../../match/gate.js';
import type { Match } from '../../match/match.js';
import type { GameRecord } from '../../match/record/record.js';
import type { Drawing } from '../../ui/drawing.js';
import type { Text } from '../base/attributes.js';
import type { OpponentModule } from '../play/opponent-module.js';
import type { RequestHost } from './match-request.js';

/** What a lesson, a puzzle or a script of the page decides while it leads a game. All of it may be left out. */
export interface LeadPolicy<Move = unknown> {
  /** The position to start from: any in which somebody can move. It takes the place of the page's position and record. */
  readonly position?: string | undefined;
  /** The record that is shown, in place of the page's position and record. */
  readonly record?: string | GameRecord | undefined;
  /** The marks on the game, in place of the page's: without them, nothing is marked. */
  readonly marks?: string | undefined;
  /** The marks of a hint, which are drawn beside those in `marks`, in another style. */
  readonly hint?: string | undefined;
  /**
   * Values for attributes that the page does not set, by the names of their properties: who plays (`seats`), who rolls (`dice`), which tools and which
   * help there are (`controls`, `coach`, `hints`), and the options of the game. What the page sets counts.
   */
  readonly settings?: Readonly<Record<string, string>> | undefined;
  /** Whether the game keeps to itself what a move would earn: a puzzle asks for that. */
  readonly hidesGains?: boolean | undefined;
  /**
   * Decides what the reader and computer players may do, before the page is asked.
   * @returns whether it is allowed; a text refuses it and is shown and spoken as the reason
   */
  allows?(intention: Intention<Move>): boolean | string;
  /** Follows a link of the page to the game. @returns whether it did; otherwise the game follows it */
  followLink?(request: LinkRequest): boolean;
}

/** The attributes that a policy may give values, beside the options of the game. */
export type SettingName = 'seats' | 'dice' | 'controls' | 'coach' | 'hints';

/** The part of a game that users play with, as whoever leads the game sees it. */
export interface LeadablePlay<State, Move> {
  readonly context: {
    readonly narrator: { announceTogether(play: () => number | void): void };
    readonly extras: { readonly opponent?: () => Promise<OpponentModule<State, Move>> };
    readonly hasFocus: boolean;
  };
  /** Takes back an unfinished move; `undefined` if there is none. */
  readonly escapeMove: (() => void) | undefined;
  /** Where dice are entered; `clear` removes those that are. */
  readonly dicePad: { readonly clear: (() => void) | undefined } | undefined;
  describeMove(made: Entry<Move>, before: State): string;
  focusTable(): void;
}

/** A game element, as whoever leads it sees it. */
export interface LeadableElement<State = unknown, Move = unknown> extends HTMLElement {
  readonly match: Match<State, Move>;
  readonly gamePlay: LeadablePlay<State, Move> | undefined;
  readonly error: GameError | undefined;
  readonly authorMarks: { readonly drawing: Drawing | undefined };
  readonly words: Term<CommonTerms>;
  readonly updateComplete: Promise<unknown>;
  /** Where in the window that is which the reader presses next; `undefined` if there is no such thing. */
  readonly nextRect: DOMRect | undefined;
  lead(policy: LeadPolicy<Move> | undefined): () => void;
  /** Loads the part that users play with. */
  wake(): void;
  play(move: Move | string, options: { readonly by: 'script' }): void;
  goTo(ply: number): void;
}

/** The value that an attribute has in effect. @param ofPage what the page says */
export const settingOf = (policy: LeadPolicy | undefined, name: string, ofPage: unknown): Text =>
  (ofPage as Text) ?? policy?.settings?.[name];

/** Whether the page says which position or record is shown. */
export const isOfPage = (policy: LeadPolicy | undefined): boolean =>
  policy?.position === undefined && policy?.record === undefined;

/** Which game an element is asked for while it is led. */
export function ledRequest<State, Move>(
  host: RequestHost<State, Move>,
  policy: LeadPolicy<Move>,
): RequestHost<State, Move> {
  const { game, usualSeats, level, mode, seed, position } = host;
  return {
    game,
    level,
    mode,
    seed,
    ...(usualSeats !== undefined && { usualSeats }),
    seats: settingOf(policy, 'seats', host.seats),
    dice: settingOf(policy, 'dice', host.dice),
    position: isOfPage(policy) ? position : policy.position,
    positionCheck: 'loose',
    optionText: (name) => settingOf(policy, name, host.optionText(name)),
  };
}
