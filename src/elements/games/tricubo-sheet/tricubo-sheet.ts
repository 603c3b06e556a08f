import { html, nothing } from 'lit';
import type { PropertyDeclarations, TemplateResult } from 'lit';
import { tricubo } from '../../../games/tricubo/index.js';
import type {
  Side,
  TricuboMarks,
  TricuboMove,
  TricuboPosition,
  TricuboSheet as Sheet,
  TricuboState,
} from '../../../games/tricubo/index.js';
import { sheetOf } from '../../../games/tricubo/options.js';
import { readSheet } from '../../../games/tricubo/read-sheet.js';
import type { Seat } from '../../../games/game.js';
import { Language } from '../../../interaction/language.js';
import { tricuboLanguages } from '../../../locales/tricubo/index.js';
import type { TricuboPictureTerms, TricuboPlayTerms, TricuboTerms } from '../../../locales/tricubo/index.js';
import { sheetStyles } from '../../../ui/sheet/sheet.styles.js';
import { sharedStyles } from '../../../ui/styles.js';
import { isOn } from '../../base/attributes.js';
import type { Switch, Text } from '../../base/attributes.js';
import { SheetElement } from '../../sheet/sheet-element.js';
import type { PlayContext } from '../../play/play-context.js';
import { extras } from './extras.js';
import type { TricuboPlay } from './play.js';
import { tricuboLessonSource } from './lessons.js';
import { sheetPicture } from './draw/sheet.js';
import { stairsStyles } from './draw/stairs.styles.js';
import { tricuboStyles } from './draw/tricubo-sheet.styles.js';

const loadRoll = () => import('./draw/roll.js');

type Context = PlayContext<TricuboState, TricuboMove, TricuboTerms>;

/**
 * A game of Tricubo, with a sheet for each of up to five players: three dice of three sizes, the active player takes one, everybody else
 * uses one of the others, and a 6 scores rows before the end. Play on it, alone for 21 rounds or with others, step through a recorded game
 * (`mode="replay"`), or show any filled-in sheet with its score as a diagram (`mode="diagram"`).
 *
 * Each row is a staircase, the steps of which are as high as what they are worth. Tap a die and then one of its uses on the sheet, choose a use in words, type it, or use the keyboard: each way is complete on its own.
 *
 * Side A has the printed numbers. Of side B, only the joker, the −5 for four colour fields and the missing best rank are the publisher’s; its
 * other numbers are placeholders.
 *
 * @tag tricubo-sheet
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - The text below the sheet, for instance below a diagram.
 * @slot poster - What stands in place of the game until it is loaded, such as a picture.
 *
 * @csspart frame - Everything that is visible.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart coach - The line with the goal or a tip, for readers who are new to the game.
 * @csspart seats - The players with their points; alone, the round and the points.
 * @csspart seat - One of several players.
 * @csspart sheet - A sheet of paper.
 * @csspart name - A player's name, or the field for it.
 * @csspart rows - The rows with their interim and final boxes.
 * @csspart fields - The colour fields and the joker.
 * @csspart sums - The points of the sheet, part by part.
 * @csspart track - All rounds of the solo game, when they are opened.
 * @csspart roll - The dice next to a diagram or a record.
 * @csspart die - A die.
 * @csspart dice - The dice to choose from, or the pad for entering real dice.
 * @csspart entries - The possible uses in words.
 * @csspart result - The table of results.
 * @csspart panel - Everything next to or below the sheet.
 * @csspart stage - The board, sheet, square or table.
 * @csspart turn - What is held in a turn, and what can be done with it.
 * @csspart menu - The menu of further tools.
 * @csspart menu-item - One of them.
 * @csspart tab - A tab of a dialog.
 * @csspart help-card - A card of the help.
 * @csspart status - What to do now, what a use would change, why something was refused, or the result.
 * @csspart ending - The card at the end of a game: the result, the next game, and what else can be done.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with text: to roll, to score rows, to start over.
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
 * @cssprop --tabletop-ink - Marks in ink.
 * @cssprop --tabletop-pencil - Marks in pencil.
 * @cssprop --tabletop-step - The steps that are free.
 * @cssprop --tabletop-step-crossed - The steps that are crossed.
 * @cssprop --tabletop-purple - The purple columns.
 * @cssprop --tabletop-large - The large die and its field; the text on it is white.
 * @cssprop --tabletop-medium - The medium die and its field.
 * @cssprop --tabletop-small - The small die and its field.
 * @cssprop --tabletop-die-line - The border of dice. Default: none.
 * @cssprop --tabletop-die-size - The width of the large die.
 */
export class TricuboSheet extends SheetElement<TricuboState, TricuboMove, TricuboTerms, TricuboPlay> {
  static readonly tag = 'tricubo-sheet';
  /** @internal */
  static override readonly lessons = tricuboLessonSource;
  static override readonly styles = [sharedStyles, sheetStyles, tricuboStyles, stairsStyles];
  static override readonly properties: PropertyDeclarations = {
    side: {},
    sheet: {},
    overflow: {},
    colourOnSix: { attribute: 'colour-on-six' },
    numerals: {},
    starter: {},
  };

  /**
   * The printed side to play on, `A` or `B`.
   * @default A
   */
  declare side?: 'A' | 'B' | null;
  /** Your own sheet instead, as a `TricuboSheet` or its JSON. */
  declare sheet?: Text | Sheet;
  /**
   * What happens to crosses that do not fit in their row: `lost`, or `forbidden`.
   * @default lost
   */
  declare overflow?: 'lost' | 'forbidden' | null;
  /**
   * A 6 can also cross a colour field.
   * @default off
   */
  declare colourOnSix?: Switch;
  /**
   * Shows numerals on the dice instead of pips.
   * @default off
   */
  declare numerals?: Switch;
  /**
   * The seat that chooses first, from `0`. In a rematch the next one does.
   * @default 0
   */
  declare starter?: 0 | 1 | 2 | 3 | 4 | '0' | '1' | '2' | '3' | '4' | null;

  /** @internal */
  override readonly game = tricubo;
  /** @internal */
  override readonly loadMarks = () => import('./draw/marks.js');
  /** @internal */
  override readonly extras = extras;
  /** @internal */
  override readonly language = new Language<TricuboPictureTerms, TricuboPlayTerms>(this, tricuboLanguages);

  protected override async loadPlay() {
    const { TricuboPlay } = await this.language.withPlay(() => import('./play.js'));
    return (context: Context) => new TricuboPlay(context, () => isOn(this.numerals));
  }

  /** @internal */
  override sideName(seat: number): string {
    return this.language.words('tricubo.player', seat + 1);
  }

  /** @internal */
  override optionText(name: string): unknown {
    return name === 'sheet' ? this.sheet || this.side || undefined : super.optionText(name);
  }

  protected override get groupLabel(): string {
    return `Tricubo ${this.authorMarks.drawing?.describe(this.language.words) ?? ''}`.trim();
  }

  protected override sheetLabel(name: string): string {
    return this.language.words('tricubo.sheet', name);
  }

  protected override renderSheet(seat: Seat): TemplateResult {
    const { gamePlay, outcome } = this;
    const { sheets, options } = this.shownPosition;
    const played = this.session.isPlayed ? gamePlay : undefined;
    const shown = {
      sheet: sheetOf(options),
      marks: sheets[seat] as TricuboMarks,
      pencil: outcome ? undefined : played?.pencilOn(seat),
      last: gamePlay?.stage.changedOn(seat),
      stage: gamePlay?.stage.on(seat),
      marked: this.authorMarks.drawing?.places,
    };
    return sheetPicture(shown, this.language.words);
  }

  protected override renderBelow(): unknown {
    const { shownPosition } = this;
    const hasRoll = !this.session.isPlayed && shownPosition.roll;
    return hasRoll ? this.lazy(loadRoll)?.renderRoll(shownPosition, isOn(this.numerals), this.language.words) : nothing;
  }

  /** @internal Alone, one sees the round instead of the players. */
  override renderSeats(): unknown {
    return this.shownPosition.sheets.length > 1 || this.activeMode === 'diagram'
      ? super.renderSeats()
      : html`<div class="seats" part="seats">${this.gamePlay?.renderRounds()}</div>`;
  }

  /** The state, or the position of the diagram on the sheet that the attributes ask for. */
  protected override get shownPosition(): TricuboState {
    const position = this.session.diagramPosition as TricuboPosition | undefined;
    if (!position) return this.state;
    const sheet: Side | Sheet = position.side ?? readSheet(this.optionText('sheet') ?? 'A');
    return { ...position, options: { ...this.state.options, sheet } };
  }
}
