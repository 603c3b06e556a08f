import type { LitElement, TemplateResult } from 'lit';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import type { Entry } from '../../../match/entry.js';
import { MoveList } from '../../../ui/panel/move-list.js';
import type { ListedMove } from '../../../ui/panel/move-list.js';
import { replayStyles } from '../replay/replay.styles.js';
import { rootsOf } from '../../base/host-roots.js';
import type { Narrator } from '../../play/narrator.js';
import type { PlayHost } from '../../play/play-host.js';
import type { PlayedGame } from '../../play/played-game.js';

/** What the page has set, besides the ply: names, whose tiles are shown and the like decide how moves are told. */
function settingsOf(host: LitElement): readonly unknown[] {
  const { elementProperties } = host.constructor as typeof LitElement;
  const values = host as unknown as Readonly<Record<PropertyKey, unknown>>;
  return [...elementProperties.keys()].filter((name) => name !== 'ply').map((name) => values[name]);
}

/** The moves of a match as a list, wherever it stands. Needs `replayStyles`. */
export class ListedMoves<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #game: PlayedGame<State, Move>;
  readonly #narrator: Narrator<State, Move, Terms>;
  readonly #list: MoveList;

  /** @param goTo shows the moment after a move; without it, moves are only read */
  constructor(
    host: PlayHost<State, Move, Terms>,
    game: PlayedGame<State, Move>,
    narrator: Narrator<State, Move, Terms>,
    goTo?: (ply: number) => void,
  ) {
    this.#host = host;
    this.#game = game;
    this.#narrator = narrator;
    this.#list = new MoveList(host, () => rootsOf(host), goTo);
  }

  /** @param length the number of moves to list, from the first */
  render(length: number): TemplateResult {
    const { entries, ply } = this.#host.match;
    const words = this.#host.words as Term<CommonTerms>;
    return this.#list.render({
      label: words('tabletop.moves'),
      start: words('tabletop.start'),
      length,
      ply,
      entryAt: (each) => entries[each - 1],
      moveAt: (each) => this.#listed(each, entries[each - 1] as Entry<Move>),
      settings: [words('$code'), this.#game.reader, ...settingsOf(this.#host)],
    });
  }

  #listed(ply: number, made: Entry<Move>): ListedMove {
    return {
      text: this.#game.textOf?.(made) ?? made.text,
      actor: made.actor,
      sentence: this.#narrator.describePly(ply),
      sign: this.#game.signOf?.(made.actor),
    };
  }
}

export { replayStyles as styles };
