import { nothing } from 'lit';
import type { PropertyDeclarations, TemplateResult } from 'lit';
import { kubi } from '../../../games/kubi/index.js';
import type { KubiMove, KubiPosition, KubiSheet as Sheet, KubiState } from '../../../games/kubi/index.js';
import { sumsOf } from '../../../games/kubi/rules.js';
import type { Seat } from '../../../games/game.js';
import { Language } from '../../../interaction/language.js';
import { kubiLanguages } from '../../../locales/kubi/index.js';
import type { KubiPictureTerms, KubiPlayTerms, KubiTerms } from '../../../locales/kubi/index.js';
import type { Entry } from '../../../match/entry.js';
import { sheetStyles } from '../../../ui/sheet/sheet.styles.js';
import { sharedStyles } from '../../../ui/styles.js';
import { isOn } from '../../base/attributes.js';
import type { Switch } from '../../base/attributes.js';
import { SheetElement } from '../../sheet/sheet-element.js';
import type { PlayContext } from '../../play/play-context.js';
import { kubiLessonSource } from './lessons.js';
import { frameStyles } from './draw/frame.styles.js';
import { kubiStyles } from './draw/kubi-sheet.styles.js';
import { extras } from './extras.js';
import type { KubiPlay } from './play.js';
import { sheetTables } from './draw/sheet.js';

const loadRoll = () => import('./draw/roll.js');

type Context = PlayContext<KubiState, KubiMove, KubiTerms>;

/**
 * A game of Kubi, with a sheet for each of up to eight players: five dice, one is discarded, the others make two pairs, and everybody uses
 * every roll. Play on it, step through a recorded game (`mode="replay"`), or show any filled-in sheet with its score as a diagram
 * (`mode="diagram"`).
 *
 * Tap the dice, drag them to their places, choose an entry in words, type it, or use the keyboard: each way is complete on its own. Marks
 * appear in pencil, with the points they change, before they are made.
 *
 * @tag kubi-sheet
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - The text below the sheet, for instance below a diagram.
 * @slot poster - What stands in place of the game until it is loaded, such as a picture.
 *
 * @csspart frame - Everything that is visible.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart coach - The line with the goal or a tip, for readers who are new to the game.
 * @csspart seats - The buttons that show one sheet or another, if there are several.
 * @csspart sheet - A sheet of paper.
 * @csspart name - A player's name, or the field for it.
 * @csspart countdown - The three numbers with eight boxes each.
 * @csspart sums - The sums with their tallies and points.
 * @csspart total - The total.
 * @csspart roll - The dice next to a diagram or a record.
 * @csspart die - A die.
 * @csspart dice - The dice and their places, or the pad for entering real dice.
 * @csspart entries - The possible entries in words.
 * @csspart result - The table of results.
 * @csspart panel - Everything next to or below the sheet.
 * @csspart seat - One of several players.
 * @csspart stage - The board, sheet, square or table.
 * @csspart turn - What is held in a turn, and what can be done with it.
 * @csspart menu - The menu of further tools.
 * @csspart menu-item - One of them.
 * @csspart tab - A tab of a dialog.
 * @csspart help-card - A card of the help.
 * @csspart status - What to do now, what an entry would change, why something was refused, or the result.
 * @csspart ending - The card at the end of a game: the result, the next game, and what else can be done.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with text: to roll, to enter, to start over.
 * @csspart move-field - The field for typed moves.
 * @csspart moment - In a replay, the latest move and its comment.
 * @csspart comment - In a replay, the author's comment on the move.
 * @csspart moves - In a replay, the list of moves.
 * @csspart move - One of these moves.
 * @csspart dialog - Help and sharing.
 *
 * @cssprop --tabletop-paper - The sheet.
 * @cssprop --tabletop-paper-text - The print on the sheet.
 * @cssprop --tabletop-paper-line - Lines on the sheet.
 * @cssprop --tabletop-slot - The slots that pay, from the sixth on.
 * @cssprop --tabletop-print - The red print: the fifth slot, losses, and the ring of an own number.
 * @cssprop --tabletop-ink - Marks in ink.
 * @cssprop --tabletop-pencil - Marks in pencil.
 * @cssprop --tabletop-felt - The felt on which the dice lie.
 * @cssprop --tabletop-thread-a - The thread from the first pair to its row.
 * @cssprop --tabletop-thread-b - The thread from the second pair.
 * @cssprop --tabletop-die - Dice.
 * @cssprop --tabletop-die-ink - Pips and numerals.
 * @cssprop --tabletop-die-line - The border of dice. Default: none.
 * @cssprop --tabletop-die-size - The width of dice in the hand.
 */
export class KubiSheet extends SheetElement<KubiState, KubiMove, KubiTerms, KubiPlay> {
  static readonly tag = 'kubi-sheet';
  /** @internal */
  static override readonly lessons = kubiLessonSource;
  static override readonly styles = [sharedStyles, sheetStyles, frameStyles, kubiStyles];
  static override readonly properties: PropertyDeclarations = { numerals: {}, starter: {} };

  /**
   * Shows numerals on the dice instead of pips.
   * @default off
   */
  declare numerals?: Switch;
  /**
   * The seat that rolls first, from `0`. In a rematch the next one does.
   * @default 0
   */
  declare starter?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | null;

  /** @internal */
  override readonly game = kubi;
  /** @internal */
  override readonly loadMarks = () => import('./draw/marks.js');
  /** @internal */
  override readonly extras = extras;
  /** @internal */
  override readonly language = new Language<KubiPictureTerms, KubiPlayTerms>(this, kubiLanguages);

  protected override async loadPlay() {
    const { KubiPlay } = await this.language.withPlay(() => import('./play.js'));
    return (context: Context) => new KubiPlay(context, () => isOn(this.numerals));
  }

  /** @internal */
  override sideName(seat: number): string {
    return this.language.words('kubi.player', seat + 1);
  }

  protected override readonly groupLabel = 'Kubi';

  protected override sheetLabel(name: string): string {
    return this.language.words('kubi.sheet', name);
  }

  protected override renderSheet(seat: Seat): TemplateResult {
    const shown = {
      ...(this.session.isPlayed && this.gamePlay?.drawnOn(seat)),
      sheet: this.shownPosition.sheets[seat] as Sheet,
      last: this.#last?.actor === seat ? this.#marked : undefined,
      marked: this.authorMarks.drawing?.places,
    };
    return sheetTables(shown, this.language.words);
  }

  protected override renderBelow(): unknown {
    const { roll } = this.shownPosition;
    if (this.session.isPlayed || !(roll || this.#last)) return nothing;
    return this.lazy(loadRoll)?.renderRoll(roll, this.#last?.move, isOn(this.numerals), this.language.words);
  }

  get #last(): Entry<KubiMove> | undefined {
    const { match } = this;
    return this.session.diagramPosition ? undefined : match.entries[match.ply - 1];
  }

  /** The rows that the latest entry has marked: sums, and a number as `x4`. */
  get #marked(): readonly (number | string)[] {
    const move = this.#last?.move;
    return move?.kind === 'enter' ? [...sumsOf(move), `x${move.discard}`] : [];
  }

  protected override get shownPosition(): KubiPosition {
    return (this.session.diagramPosition as KubiPosition | undefined) ?? this.state;
  }
}
