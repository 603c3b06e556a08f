import type { CuboPhase, CuboStage } from '../../../src/games/cubo/index.js';
import type { CommonTerms } from '../../../src/locales/common/terms.js';

/** The words of the editor. What the pieces and places of a game are called is among the words of that game. */
export interface EditorTerms
  extends CommonTerms, Record<`editor.phase.${CuboPhase}` | `editor.stage.${CuboStage}`, string> {
  // The parts of the editor.
  'editor.position': string;
  'editor.chooseGame': string;
  'editor.startFrom': string;
  'editor.undo': string;
  'editor.redo': string;
  'editor.empty': string;
  'editor.newGame': string;
  /** The label of the text from which a position is read. */
  'editor.paste': string;
  'editor.pasteHint': string;
  /** The ply of a pasted record. */
  'editor.ply': string;
  'editor.use': string;
  'editor.board': string;
  'editor.boardKeys': string;
  'editor.pieces': string;
  'editor.positionText': string;

  // The tools beside the pieces.
  'editor.move': string;
  'editor.take': string;
  'editor.turn': string;
  'editor.mark': string;
  'editor.arrow': string;

  // What is said.
  'editor.picked': (place: string) => string;
  'editor.putDown': string;
  'editor.nothingThere': string;
  'editor.impossible': string;
  'editor.cleared': string;
  'editor.undone': string;
  'editor.redone': string;
  'editor.marksNow': (marks: string) => string;

  // What the rules think.
  'editor.check': string;
  'editor.unreadable': string;
  'editor.notWritten': (example: string) => string;
  'editor.isDiagram': string;
  'editor.isPlayable': string;
  'editor.isUnplayable': string;
  'editor.isOver': string;
  'editor.legalMoves': (count: number) => string;
  'editor.chanceNext': string;
  'editor.playFromHere': string;
  'editor.backToDiagram': string;

  // The diagram.
  'editor.diagram': string;
  'editor.marks': string;
  'editor.caption': string;
  'editor.names': string;
  'editor.language': string;
  'editor.languageOfPage': string;
  'editor.width': string;
  'editor.colours': string;
  'editor.colours.auto': string;
  'editor.colours.light': string;
  'editor.colours.dark': string;
  'editor.transparent': string;
  'editor.preview': string;

  // What one takes away.
  'editor.takeAway': string;
  'editor.base': string;
  'editor.tag': string;
  'editor.frame': string;
  'editor.link': string;
  'editor.picture': string;
  'editor.download': (format: string) => string;
  'editor.copyPicture': (format: string) => string;
  'editor.pictureNote': string;
  'editor.noPng': string;
  'editor.noClipboard': string;
  'editor.saved': (file: string) => string;

  // The facts of positions.
  'editor.game': string;
  'editor.players': string;
  'editor.toMove': string;
  'editor.round': string;
  'editor.points': string;
  'editor.roll': string;
  'editor.none': string;
  'editor.nobody': string;
  'editor.notYet': string;
  'editor.unsaid': string;
  'editor.entered': string;
  'editor.taken': string;
  'editor.first': string;
  'editor.numerals': string;
  'editor.removed': (side: string) => string;
  'editor.quiet': string;
  'editor.unrolled': string;
  'editor.roller': string;
  'editor.side': string;
  'editor.threeDice': string;
  'editor.cross': string;
  'editor.crossed': string;
  'editor.free': string;
  /** A piece for Kubi’s countdown. */
  'editor.crossNumber': (number: number) => string;
  'editor.row': (row: number | string) => string;
  'editor.column': (column: number | string) => string;
  'editor.box': (number: number, value: number) => string;
  'editor.phase': string;
  'editor.stage': string;
  'editor.toExchange': string;
  'editor.streets': string;
  'editor.anyOrder': string;
  'editor.leader': string;
  'editor.drawing': string;
  'editor.bought': string;
  'editor.due': string;
  'editor.due.tile': string;
  'editor.due.late': string;
  'editor.out': string;
  'editor.rack': string;
  'editor.wins': string;
  'editor.viewer': string;
  'editor.viewer.public': string;
  'editor.tileCount': string;
  'editor.placement': string;
  'editor.emptyPlace': (column: string, row: string, isUp: boolean) => string;
}
