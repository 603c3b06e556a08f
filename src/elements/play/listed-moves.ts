import type { LitElement, TemplateResult } from 'lit';
import type { Entry } from '../../match/entry.js';
import { MoveList } from '../../ui/panel/move-list.js';
import type { ListedMove } from '../../ui/panel/move-list.js';
import { moveListStyles } from '../../ui/panel/move-list.styles.js';
import { rootsOf } from '../base/host-roots.js';
import type { AnyContext } from './play-context.js';

/** What the page has set, besides the ply: names, whose tiles are shown and the like decide how moves are described. */
function settingsOf(host: LitElement): readonly unknown[] {
  const { elementProperties } = host.constructor as typeof LitElement;
  const values = host as unknown as Readonly<Record<PropertyKey, unknown>>;
  return [...elementProperties.keys()].filter((name) => name !== 'ply').map((name) => values[name]);
}

/** The moves of a match as a list, wherever it stands. */
export class ListedMoves {
  readonly #context: AnyContext;
  readonly #list: MoveList;

  /** @param goTo shows the moment after a move; without it, moves are only read */
  constructor(context: AnyContext, goTo?: (ply: number) => void) {
    this.#context = context;
    this.#list = new MoveList(context, () => rootsOf(context), goTo);
  }

  /** @param length the number of moves to list, from the first */
  render(length: number): TemplateResult {
    const { match, commonWords: words, play, element, features } = this.#context;
    const { entries, ply } = match;
    return this.#list.render({
      label: words('tabletop.moves'),
      start: words('tabletop.start'),
      length,
      ply,
      entryAt: (each) => entries[each - 1],
      moveAt: (each) => this.#listed(each, entries[each - 1] as Entry<unknown>),
      marks: features.first((slots) => (slots.marked ? slots : undefined)),
      settings: [words('$code'), play.reader, ...settingsOf(element)],
    });
  }

  #listed(ply: number, made: Entry<unknown>): ListedMove {
    const { play, narrator } = this.#context;
    return {
      text: play.textOf?.(made) ?? made.text,
      actor: made.actor,
      sentence: narrator.describePly(ply),
      sign: play.signOf?.(made.actor),
    };
  }
}

export { moveListStyles as styles };
