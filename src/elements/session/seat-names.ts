import type { Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { PictureTerms } from '../../locales/common/terms.js';
import type { Gate } from '../../match/gate.js';
import type { LinkedGame } from '../../online/link/linked-game.js';
import { isolated, knownNames } from '../base/attributes.js';
import type { Text } from '../base/attributes.js';
import type { Mode } from '../base/mode.js';

/** Where the names of an element come from. */
interface NameSources {
  readonly match: { readonly gate: Pick<Gate, 'playerOf' | 'players'>; readonly seats: number };
  readonly session: {
    readonly authorMode: Mode;
    readonly isPlayed: boolean;
    readonly leading: { readonly author: { readonly names?: Text } };
    readonly linked: Pick<LinkedGame, 'nameOf'> | undefined;
  };
  readonly language: { readonly words: Term<PictureTerms> };
  sideName(seat: Seat): string;
}

/** What the players of an element are called: by the page or the reader, else as a computer player, else by their sides. */
export class SeatNames {
  readonly #sources: NameSources;

  constructor(sources: NameSources) {
    this.#sources = sources;
  }

  /** The name of a seat. */
  of(seat: Seat): string {
    return isolated(this.given(seat)) || this.own(seat);
  }

  /** The seat of the reader; `undefined` where nobody plays at this element, or several do. */
  get you(): Seat | undefined {
    return this.#sources.session.isPlayed ? this.#only : undefined;
  }

  /** The same in a game, also while the reader looks through it once it is over. */
  get reader(): Seat | undefined {
    return this.#sources.session.authorMode === 'play' ? this.#only : undefined;
  }

  /** The seat of the only person who plays. */
  get #only(): Seat | undefined {
    const { match } = this.#sources;
    const seats = Array.from({ length: match.seats }, (_, seat) => seat);
    const [first, ...others] = seats.filter((seat) => match.gate.playerOf(seat).kind === 'human');
    return others.length > 0 ? undefined : first;
  }

  /** The name of a seat in the strip of players, which speaks to the reader. */
  shown(seat: Seat): string {
    return isolated(this.given(seat)) || this.unnamed(seat);
  }

  /** The same for a seat that nobody has named. */
  unnamed(seat: Seat): string {
    return seat === this.you ? this.#sources.language.words('tabletop.you') : this.own(seat);
  }

  /** The name that a seat was given, or an empty text. */
  given(seat: Seat): string {
    const { linked, leading } = this.#sources.session;
    return linked?.nameOf(seat) || (knownNames(leading.author.names)[seat] ?? '');
  }

  /** The name of a seat that nobody has named: that of its computer player, or of its side. */
  own(seat: Seat): string {
    return this.#computer(seat) ?? this.side(seat);
  }

  /** The name of a seat if no computer plays for it. */
  side(seat: Seat): string {
    return this.#sources.sideName(seat);
  }

  /** The name of a computer player, numbered where there are several; `undefined` for other seats. */
  #computer(seat: Seat): string | undefined {
    const { match, language } = this.#sources;
    const computers = match.gate.players.flatMap(({ kind }, each) => (kind === 'computer' ? [each] : []));
    const index = computers.indexOf(seat);
    return index < 0 ? undefined : language.words('tabletop.computer', computers.length > 1 ? index + 1 : 0);
  }
}
