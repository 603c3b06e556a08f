import type { PropertyDeclarations } from 'lit';
import type { GameRecord } from '../../match/record/record.js';
import type { Clock } from '../../match/time/clock.js';
import type { Level } from '../../opponents/level.js';
import type { AuthorSettings } from '../session/author-settings.js';
import type { Switch, Text } from './attributes.js';
import { ListenedElement } from './listened-element.js';

/**
 * The attributes that all game elements have, as properties. Attributes never make an element throw into the page.
 *
 * @attr {string} lang - The language of the element. Default: that of the nearest ancestor with a `lang`.
 *
 * @cssprop --tabletop-room - The height reserved before the script of the element runs. Default: the height of the game at its start.
 * @cssprop --tabletop-view-height - The height in which all that a turn needs is seen together: less than 100svh below a header that stays.
 * @cssprop --tabletop-accent - The accent: focus, what is chosen, and where it can go.
 * @cssprop --tabletop-on-accent - Text on the accent.
 * @cssprop --tabletop-surface - Buttons and fields.
 * @cssprop --tabletop-text - Text. Default: the page's own, and a dark or light one on the surface.
 * @cssprop --tabletop-muted - Less important text.
 * @cssprop --tabletop-line - Borders of buttons and fields.
 * @cssprop --tabletop-mark - The author's marks.
 * @cssprop --tabletop-hint - What a hint points at. Default: the accent.
 * @cssprop --tabletop-best - The card at the end of a game that is the reader's best so far.
 * @cssprop --tabletop-luck - What dice and draws did, in the curve of a review.
 * @cssprop --tabletop-play - What decisions gave away, there and beside moves.
 * @cssprop --tabletop-danger - Error messages, and pieces that do not fit.
 * @cssprop --tabletop-radius - The radius of corners.
 * @cssprop --tabletop-relief - How much light and shade dice, boards and tiles have, from 0, flat as print, to 1.
 * @cssprop --tabletop-shadow - The shadow where dice, tiles and sheets touch what they lie on.
 * @cssprop --tabletop-shadow-cast - The shadow that they cast.
 * @cssprop --tabletop-shadow-raised - The shadow of dragged pieces and dialogs.
 * @cssprop --tabletop-seat-0 - The colour of the first player: White's dice in Triad, elsewhere the sign next to the name. `--tabletop-seat-1` is the second, and so on.
 */
export abstract class GameAttributes<Move> extends ListenedElement<Move> implements AuthorSettings {
  static override readonly properties: PropertyDeclarations = {
    seats: {},
    level: {},
    setup: {},
    names: {},
    seed: {},
    position: {},
    positionCheck: { attribute: 'position-check' },
    record: {},
    src: {},
    marks: {},
    mode: {},
    dice: {},
    undoPastChance: { attribute: 'undo-past-chance' },
    persist: {},
    shareUrl: { attribute: 'share-url' },
    coach: {},
    hints: {},
    online: {},
    room: {},
    notify: {},
    controls: {},
    loading: {},
    timekeeper: { attribute: false },
  };

  /**
   * Who decides for each seat, separated by spaces: `human` (whoever sits at this element), `remote` (a script or a link delivers the moves), or
   * `computer`, `computer:beginner`, `computer:easy`, `computer:medium`, `computer:hard`, `computer:expert`. Default: in a new game of Triad or Triomino the
   * reader against a computer player, in the other games the reader alone; where there is a position, a record or `dice="remote"`, people.
   */
  declare seats?: Text;
  /**
   * How well the computer plays for seats that name no level. Without it, at the level that the reader has reached on this device: the card at the end offers the next
   * one after two games won or lost in a row.
   * @default beginner
   */
  declare level?: Level | null;
  /**
   * What readers may choose in the dialog for a new game: everything that the game allows (`open`), or only what the page does not say (`fixed`): the players
   * without `seats`, the names without `names`, and each rule whose attribute is not set.
   * @default open
   */
  declare setup?: 'open' | 'fixed' | null;
  /** The names of the players: `Ann, Bob`. */
  declare names?: Text;
  /**
   * The seed of chance: the same text gives the same dice and tiles; `daily` gives all readers the same ones on the same day (UTC). Default: different
   * ones each time.
   */
  declare seed?: Text;
  /** The position to start from, in the game's notation. */
  declare position?: Text;
  /**
   * Whether the position must be a legal moment of a game (`strict`), or may be any arrangement in which somebody can move (`loose`), as lessons need it. The
   * rules of play are the same.
   * @default strict
   */
  declare positionCheck?: 'strict' | 'loose' | null;
  /** A recorded game to continue, as JSON or in the text form; also accepted as a `<script type="text/plain">` child. */
  declare record?: Text | GameRecord;
  /** The address of a file with the record, as text or JSON, on this site or on one that allows it (CORS). */
  declare src?: Text;
  /**
   * The author's marks, in the names of the game: cells and arrows, `c3 b1-b4`; sums and numbers, `7 x4`; rows and boxes, `2 3c5`; places in the
   * middle, `m1`; tiles, `344 345-055`. They are drawn on the game and spoken by screen readers.
   */
  declare marks?: Text;
  /**
   * What the element is for: `play`, `replay` (step through a record) or `diagram` (a picture of any position).
   * @default play
   */
  declare mode?: 'play' | 'replay' | 'diagram' | null;
  /**
   * Where dice and tiles come from: `tap` (the user rolls and draws), `auto`, `enter` (the user enters real ones) or `remote` (a script or a link delivers them).
   * @default tap
   */
  declare dice?: 'tap' | 'auto' | 'enter' | 'remote' | null;
  /**
   * Lets undo take back rolled dice and drawn tiles; the same ones come again.
   * @default off
   */
  declare undoPastChance?: Switch;
  /** The key in the page's local storage under which the game is saved and found again. */
  declare persist?: Text;
  /**
   * The address of a page with this game, to which the links of the share tool lead; empty for the page that the element is in. There, the element opens
   * such links. Default: no links.
   */
  declare shareUrl?: Text;
  /**
   * `off` spares readers who are new to the game its coach: the goal during their first turn, and then a tip about each thing that happens for the first time.
   * @default on
   */
  declare coach?: Switch;
  /**
   * `off` leaves out the hints that the reader can ask for: where to look, then what to do, then why.
   * @default on
   */
  declare hints?: Switch;
  /**
   * The address of a host that shares the game with readers on other devices: `wss://…`, or `tabs` for other tabs of this browser. Readers play alone until they
   * invite somebody, or follow an invitation, whose link names the room. Default: nothing is shared.
   */
  declare online?: Text;
  /**
   * The room in which the game is shared, with `online`: all readers with the same address and room play the same game. Default: the room in the address of the
   * page, else a new one as soon as the reader invites somebody.
   */
  declare room?: Text;
  /**
   * `off` leaves the title of the page as it is. Otherwise it says, while nobody sees the page, that a game with `online` waits for the reader.
   * @default on
   */
  declare notify?: Switch;
  /**
   * The controls that stand in the game itself: `none`, or some of `status`, `toolbar`, `moves`, `seats` and `move-input`. Default: all, except those that
   * an element of the page shows, such as `<game-toolbar for="board">`.
   */
  declare controls?: Text;
  /**
   * When the game is loaded: the picture at once, and what lets a reader play near the screen (`auto`); all of it near the screen (`lazy`); or all of it at
   * once (`eager`). Until a game that is loaded later is there, a child with `slot="poster"` stands in its place.
   * @default auto
   */
  declare loading?: 'auto' | 'lazy' | 'eager' | null;
  /** The clock that time limits and replays use; to be set before the game is shown. Default: the clock of the machine. */
  declare timekeeper?: Clock;

  /** @internal What `review` says: a name of its own, since that is a method, too. */
  reviewOffer: 'off' | 'offer' | 'on' | '' | null | undefined;
  #isUpdating = false;

  /** @internal The page's text for an option of the game: the property of the same name. */
  optionText(name: string): unknown {
    return (this as Record<string, unknown>)[name];
  }

  /** @internal Lit takes over the properties that were set before the element was defined with the first update; a script may be sooner. */
  takeProperties(): void {
    if (!this.#isUpdating && !this.hasUpdated && this.isConnected) this.performUpdate();
  }

  protected override performUpdate(): void {
    this.#isUpdating = true;
    super.performUpdate();
    this.#isUpdating = false;
  }
}
