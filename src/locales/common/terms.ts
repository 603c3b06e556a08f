import type { Translation } from '@shoelace-style/localize';

/** The words that all elements share. Every language has every term; a missing one does not compile. */
export interface CommonTerms extends Translation {
  /** Before what is the matter with an attribute, which is said in English for the author of the page. */
  'tabletop.cannotShow': string;
  'tabletop.saveDamaged': string;

  /** The accessible name of the toolbar. */
  'tabletop.tools': string;
  'tabletop.undo': string;
  'tabletop.redo': string;
  'tabletop.newGame': string;
  'tabletop.flip': string;
  'tabletop.rematch': string;
  'tabletop.cancel': string;
  /** Asked before a running game is left. */
  'tabletop.leaveGame': string;
  'tabletop.keepPlaying': string;
  /** The label of the field for typed moves. */
  'tabletop.typedMove': string;
  'tabletop.play': string;
  'tabletop.roll': string;
  'tabletop.beginByRolling': string;
  'tabletop.waitForDice': string;
  /** Asked where thrown dice are entered. */
  'tabletop.enterDice': string;
  /** The button under entered dice. */
  'tabletop.takeDice': string;
  'tabletop.nameOf': (seat: string) => string;
  'tabletop.toMove': (name: string) => string;
  'tabletop.undone': string;
  'tabletop.redone': string;
  'tabletop.newGameBegun': string;
  'tabletop.atPly': (ply: number, length: number) => string;
  'tabletop.drawnGame': string;
  'tabletop.wins': (name: string) => string;

  // Games in which everybody has a sheet.
  /** Before a sentence about one of several players. */
  'tabletop.of': (name: string, sentence: string) => string;
  /** Between the items of a list that have commas in them. */
  'tabletop.semicolon': string;
  /** A player and what the player did, which begins with a verb: `Ann buys a tile.` */
  'tabletop.does': (name: string, deed: string) => string;
  /** What a single player has to do. */
  'tabletop.rollDice': string;
  /** The same of one of several. */
  'tabletop.rolls': (name: string) => string;
  /** What has been rolled, as text: `1 3 4 6 6`. */
  'tabletop.rolled': (dice: string) => string;
  'tabletop.stillToDecide': (names: string) => string;
  /** The button that takes back what has been begun. */
  'tabletop.clear': string;
  /** `minus 400`, `plus 30` */
  'tabletop.signed': (points: number) => string;
  /** What an entry does that changes no points, within a sentence. */
  'tabletop.noChange': string;
  'tabletop.totalNow': (points: number) => string;

  // Dice that are thrown by hand.
  /** The accessible name of the six dice to tap. */
  'tabletop.pad': string;
  'tabletop.addDie': (value: number) => string;
  'tabletop.removeDie': (value: number) => string;

  // Several sheets.
  /** The accessible name of the buttons that show one sheet or another. */
  'tabletop.sheets': string;
  /** What a player still has to do, or has done; short, it stands below the name. */
  'tabletop.toDecide': string;
  'tabletop.hasEntered': string;
  'tabletop.waits': string;
  /** Whose turn it is to roll. */
  'tabletop.roller': string;

  // Their result.
  'tabletop.winsWith': (name: string, points: number) => string;
  'tabletop.shareWith': (names: string, points: number) => string;
  /** The accessible name of the table of results. */
  'tabletop.result': string;
  /** The head of its column of names. */
  'tabletop.name': string;
  /** The tool that prints a sheet to play on with pen and real dice. */
  'tabletop.printEmpty': string;

  // Looking through a record.
  /** The accessible name of the row of tools that lead through a record. */
  'tabletop.replayTools': string;
  'tabletop.first': string;
  'tabletop.back': string;
  'tabletop.forward': string;
  'tabletop.last': string;
  /** The tool that goes through a record with times as it was played, and the one that stops there. */
  'tabletop.playback': string;
  'tabletop.stopPlayback': string;
  /** The accessible name of the list of moves. */
  'tabletop.moves': string;
  /** In that list, the moment before the first move. */
  'tabletop.start': string;
  'tabletop.tryMoves': string;
  'tabletop.returnToRecord': string;
  /** Said where a record has been left to try own moves. */
  'tabletop.trying': string;
  /** Said where the record is shown again. */
  'tabletop.returned': string;

  // Help, share, print.
  'tabletop.help': string;
  'tabletop.share': string;
  'tabletop.print': string;
  'tabletop.close': string;
  /** The label of the record as text, to be copied. */
  'tabletop.recordAsText': string;
  'tabletop.recordAsTag': string;
  'tabletop.copy': string;
  'tabletop.copied': string;
  /** Said where the browser does not copy. */
  'tabletop.copyYourself': string;
  /** Said where help, share or print could not be loaded. */
  'tabletop.notLoaded': string;

  /** After a cell’s name. */
  'tabletop.marked': string;
  'tabletop.markedPlaces': (places: string) => string;
  'tabletop.arrow': (from: string, to: string) => string;
}
