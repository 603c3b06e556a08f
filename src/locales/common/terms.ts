import type { Translation } from '@shoelace-style/localize';
import type { Level } from '../../opponents/level.js';

/** The terms of the first picture of any game. Every language has every term; a missing one does not compile. */
export interface PictureTerms extends Translation {
  /** Precedes the error in an attribute, which is in English for the author of the page. */
  'tabletop.cannotShow': string;
  /** Over a game whose record is being loaded. */
  'tabletop.loading': string;
  /** In place of a game, until one that is shared with other devices is there. */
  'tabletop.joining': string;
  'tabletop.saveDamaged': string;
  /** Something could not be loaded; the button tries again, or, if only that can help, reloads the page. */
  'tabletop.missing': string;
  'tabletop.tryAgain': string;
  'tabletop.reload': string;
  /** The accessible name of the players over the board. */
  'tabletop.players': string;
  /** The name of a computer player; 0 if there is only one. */
  'tabletop.computer': (number: number) => string;
  /** The reader, where nobody else plays at this element: a name, and what stands before what they did: `You: +9` */
  'tabletop.you': string;

  /** Follows the name of a marked cell. */
  'tabletop.marked': string;
  'tabletop.markedPlaces': (places: string) => string;
  'tabletop.arrow': (from: string, to: string) => string;
}

/** The terms that playing adds, loaded with the part that lets a user play. */
export interface CommonPlayTerms {
  /** Shown beside a game that cannot be saved. */
  'tabletop.saveRefused': string;
  /** Shown where the same game was played on in two tabs; the buttons choose which one is kept. */
  'tabletop.saveConflict': string;
  'tabletop.takeOther': string;
  'tabletop.keepThis': string;

  /** The accessible name of the toolbar. */
  'tabletop.tools': string;
  'tabletop.undo': string;
  'tabletop.redo': string;
  'tabletop.newGame': string;
  'tabletop.flip': string;
  'tabletop.rematch': string;
  'tabletop.cancel': string;
  /** Said where a key that would do something has nothing to do it with. */
  'tabletop.nothingToCancel': string;
  'tabletop.nothingToUndo': string;
  'tabletop.nothingToRedo': string;
  'tabletop.noHint': string;
  /** Said of other keys, before what is to be done now. */
  'tabletop.notNow': string;
  /** The tool that opens the dialog for a new game where a button begins the same again. */
  'tabletop.changeSetup': string;
  /** The button that goes back to the game instead of beginning a new one. */
  'tabletop.keepPlaying': string;
  /** The button that opens the menu of further tools. */
  'tabletop.more': string;
  /** The switch that opens the list of all possible moves. */
  'tabletop.allMoves': string;
  /** The tool that opens and closes the list of the moves that were made. */
  'tabletop.madeMoves': string;
  'tabletop.settings': string;
  /** Below the settings. */
  'tabletop.settingsNote': string;
  /** What the coach tells readers who are new to the game. */
  'tabletop.tips': string;
  /** The label of the field for typed moves. */
  'tabletop.typedMove': string;
  'tabletop.play': string;
  'tabletop.roll': string;
  'tabletop.beginByRolling': string;
  'tabletop.waitForDice': string;
  /** Prompt to enter real dice. */
  'tabletop.enterDice': string;
  /** The button under entered dice. */
  'tabletop.takeDice': string;
  'tabletop.nameOf': (seat: string) => string;
  /** How well a computer player plays, in parentheses after its name: `Computer (hard)`. */
  'tabletop.level': (level: Level) => string;
  /** Shown while a computer player thinks. */
  'tabletop.thinking': (name: string) => string;
  'tabletop.toMove': (name: string) => string;
  /** The same where the reader is to move, and nobody else plays at this element. */
  'tabletop.yourTurn': string;
  /** What a player has to do, which is a sentence: `Ann: roll the dice.` */
  'tabletop.taskOf': (name: string, task: string) => string;
  /** The same for the reader. */
  'tabletop.yourTask': (task: string) => string;
  /** Spoken after undo and redo, with the sentence of the move. */
  'tabletop.undone': (move: string) => string;
  'tabletop.redone': (move: string) => string;
  'tabletop.newGameBegun': string;
  'tabletop.atPly': (ply: number, length: number) => string;
  'tabletop.drawnGame': string;
  'tabletop.wins': (name: string) => string;

  // Games with a sheet for each player.
  /** A player, and a sentence about them: `Ann: Roll the dice.` */
  'tabletop.of': (name: string, sentence: string) => string;
  /** Separates list items that contain commas. */
  'tabletop.semicolon': string;
  /** A player and what the player did, which begins with a verb: `Ann buys a tile.` */
  'tabletop.does': (name: string, deed: string) => string;
  /** What a solo player has to do. */
  'tabletop.rollDice': string;
  /** What one of several players has to do. */
  'tabletop.rolls': (name: string) => string;
  /** The rolled dice, as text: `1 3 4 6 6`. */
  'tabletop.rolled': (dice: string) => string;
  'tabletop.stillToDecide': (names: string) => string;
  /** The same of four and more. */
  'tabletop.stillMany': (count: number) => string;
  /** The button that clears a pending entry. */
  'tabletop.clear': string;
  /** Spoken once everything that was chosen or entered is taken back. */
  'tabletop.cleared': string;
  /** `minus 400`, `plus 30` */
  'tabletop.signed': (points: number) => string;
  /** The effect of an entry that changes no points, within a sentence. */
  'tabletop.noChange': string;
  'tabletop.totalNow': (points: number) => string;

  // Entering real dice.
  /** The accessible name of the six dice to tap. */
  'tabletop.pad': string;
  'tabletop.addDie': (value: number) => string;
  'tabletop.removeDie': (value: number) => string;

  // Several sheets.
  /** The accessible name of the buttons that switch between sheets. */
  'tabletop.sheets': string;
  /** `35 points` */
  'tabletop.points': (points: number) => string;
  /** What a player has to do or has done, in a few words. */
  'tabletop.toDecide': string;
  'tabletop.hasEntered': string;
  'tabletop.waits': string;
  /** Whose turn it is to roll. */
  'tabletop.roller': string;

  // Results.
  'tabletop.winsWith': (name: string, points: number) => string;
  'tabletop.shareWith': (names: string, points: number) => string;
  // The same for the reader: how far ahead of or behind the best of the others; 0 where points have not decided.
  'tabletop.youWin': (by: number) => string;
  'tabletop.youLose': (by: number) => string;
  /** The names begin with that of the reader, `tabletop.you`. */
  'tabletop.youShare': (names: string, points: number) => string;
  /** The accessible name of the table of results. */
  'tabletop.result': string;
  /** The button that lets the latest move be seen once more. */
  'tabletop.showAgain': string;
  /** The button that leads through a game that is over, step by step. */
  'tabletop.lookThrough': string;
  /** Looks through it, and says how good each move was. */
  'tabletop.review': string;
  /** The button that ends this. */
  'tabletop.backToResult': string;
  /** The heading of how points are made up. */
  'tabletop.howItAddsUp': string;
  /** By how much somebody alone was better than ever before. */
  'tabletop.newBest': (points: number) => string;
  'tabletop.wonInARow': (games: number) => string;
  'tabletop.lostInARow': (games: number) => string;
  'tabletop.nextLevel': (level: string) => string;
  /** The most points of somebody alone. */
  'tabletop.bestSoFar': (points: number) => string;
  /** Of ten well-played games alone, how many had fewer points; if none had, what nine of ten reach. */
  'tabletop.betterThan': (tenths: number, next: number) => string;
  /** The heading of its column of names. */
  'tabletop.name': string;
  /** The tool that prints a sheet for playing with a pen and real dice. */
  'tabletop.printEmpty': string;

  // Stepping through a record.
  /** The accessible name of the step buttons. */
  'tabletop.replayTools': string;
  'tabletop.first': string;
  'tabletop.back': string;
  'tabletop.forward': string;
  'tabletop.last': string;
  /** The tools that start and stop playing a record in real time. */
  'tabletop.playback': string;
  'tabletop.stopPlayback': string;
  /** The accessible name of the list of moves. */
  'tabletop.moves': string;
  /** The first item of that list: the moment before the first move. */
  'tabletop.start': string;
  'tabletop.tryMoves': string;
  'tabletop.returnToRecord': string;
  /** Spoken after the user has left a record to try own moves. */
  'tabletop.trying': string;
  /** Spoken after the user has returned to the record. */
  'tabletop.returned': string;
  /** Spoken after a link of the page has taken back the moves that it had shown in a diagram. */
  'tabletop.backToDiagram': string;

  // Hint, help, share, print.
  'tabletop.hint': string;
  'tabletop.help': string;
  'tabletop.helpCards': string;
  'tabletop.helpRules': string;
  'tabletop.helpControls': string;
  /** The button that opens the course of the game. */
  'tabletop.learn': string;
  'tabletop.previousCard': string;
  'tabletop.nextCard': string;
  'tabletop.share': string;
  'tabletop.print': string;
  /** The switch for sounds. */
  'tabletop.sound': string;
  'tabletop.close': string;
  /** The label of the record as text, to be copied. */
  'tabletop.recordAsText': string;
  'tabletop.recordAsTag': string;
  'tabletop.copy': string;
  'tabletop.copied': string;
  /** Shown if the browser does not let the page copy. */
  'tabletop.copyYourself': string;
  /** The label of the address of the shown moment, to be copied. */
  'tabletop.link': string;
  'tabletop.copyLink': string;
  /** The button that opens the share sheet of the system. */
  'tabletop.sendLink': string;
  /** Shown instead of a link; the term in quotation marks is `tabletop.embed`. */
  'tabletop.longGame': string;
  /** The label of a line with the result and the link, to be pasted into a message. */
  'tabletop.shareLine': string;
  'tabletop.copyLine': string;
  'tabletop.savePicture': string;
  'tabletop.pictureSaved': (file: string) => string;
  /** The same where the browser, or the policy of the page, allows no PNG. */
  'tabletop.drawingSaved': (file: string) => string;
  /** The tab with the record as text and as a tag. */
  'tabletop.embed': string;
  /** After the points of a game that goes on. */
  'tabletop.soFar': string;
  /** After the points of a game alone, for others to read: the most points ever, or that there were never more. */
  'tabletop.personalBest': (points: number | undefined) => string;
  /** Shown and spoken if the address of the page holds no usable game. */
  'tabletop.badLink': string;
  /** The tool that leaves the game of a link. */
  'tabletop.ownGame': string;
  /** Shown if help, share or print could not be loaded. */
  'tabletop.notLoaded': string;
  /** Spoken after a link of the page has taken back its marks. */
  'tabletop.marksRemoved': string;
  /** Precedes the time that a player has left. */
  'tabletop.timeLeft': string;
  /** Spoken once to whose time runs out. */
  'tabletop.minuteLeft': string;
  'tabletop.tenSecondsLeft': string;
}

/** The terms that all elements share while they are played. */
export interface CommonTerms extends PictureTerms, CommonPlayTerms {}
