import type { CommonTerms } from './terms.js';

/** A number below nought has a minus, not a hyphen. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkten'}`;

export const de: CommonTerms = {
  $code: 'de',
  $name: 'Deutsch',
  $dir: 'ltr',

  'tabletop.tools': 'Spielsteuerung',
  'tabletop.undo': 'Zurücknehmen',
  'tabletop.redo': 'Wiederholen',
  'tabletop.newGame': 'Neues Spiel',
  'tabletop.flip': 'Brett drehen',
  'tabletop.rematch': 'Revanche',
  'tabletop.cancel': 'Abbrechen',
  'tabletop.leaveGame': 'Dieses Spiel verlassen und ein neues beginnen?',
  'tabletop.keepPlaying': 'Weiterspielen',
  'tabletop.typedMove': 'Zug eintippen',
  'tabletop.play': 'Ziehen',
  'tabletop.roll': 'Würfeln',
  'tabletop.beginByRolling': 'Würfle, um zu beginnen.',
  'tabletop.waitForDice': 'Warten auf die Würfel.',
  'tabletop.enterDice': 'Würfle selbst und trage ein, was die Würfel zeigen.',
  'tabletop.takeDice': 'Diese Würfel auslegen',
  'tabletop.nameOf': (seat) => `Name von ${seat}`,
  'tabletop.toMove': (name) => `${name} ist am Zug.`,
  'tabletop.undone': 'Zug zurückgenommen.',
  'tabletop.redone': 'Zug wiederholt.',
  'tabletop.newGameBegun': 'Neues Spiel.',
  'tabletop.atPly': (ply, length) => `Schritt ${ply} von ${length}.`,
  'tabletop.drawnGame': 'Das Spiel endet unentschieden.',
  'tabletop.wins': (name) => `${name} gewinnt.`,

  'tabletop.of': (name, sentence) => `${name}: ${sentence}`,
  'tabletop.rollDice': 'Würfle.',
  'tabletop.rolls': (name) => `${name} würfelt.`,
  'tabletop.rolled': (dice) => `Die Würfel zeigen ${dice}.`,
  'tabletop.stillToDecide': (names) => `Entscheidung noch offen: ${names}.`,
  'tabletop.clear': 'Zurücksetzen',
  'tabletop.signed': (points) => (points < 0 ? `minus ${-points}` : points > 0 ? `plus ${points}` : '0'),
  'tabletop.noChange': 'ändert nichts',
  'tabletop.totalNow': (points) => `Gesamt: ${points}.`,

  'tabletop.pad': 'Was deine Würfel zeigen',
  'tabletop.addDie': (value) => `Eine ${value} hinzufügen`,
  'tabletop.removeDie': (value) => `Die ${value} wegnehmen`,

  'tabletop.sheets': 'Zettel',
  'tabletop.toDecide': 'entscheidet',
  'tabletop.hasEntered': 'eingetragen',
  'tabletop.waits': 'wartet',
  'tabletop.roller': 'würfelt',

  'tabletop.winsWith': (name, points) => `${name} gewinnt mit ${pointsOf(points)}.`,
  'tabletop.shareWith': (names, points) => `${names} teilen sich mit ${pointsOf(points)} den ersten Platz.`,
  'tabletop.result': 'Ergebnis',
  'tabletop.name': 'Name',
  'tabletop.printEmpty': 'Leeren Zettel drucken',

  'tabletop.replayTools': 'Partie nachspielen',
  'tabletop.first': 'Zum Anfang',
  'tabletop.back': 'Zurück',
  'tabletop.forward': 'Vor',
  'tabletop.last': 'Zum Ende',
  'tabletop.playback': 'Im eigenen Tempo abspielen',
  'tabletop.stopPlayback': 'Hier anhalten',
  'tabletop.moves': 'Züge',
  'tabletop.start': 'Anfang',
  'tabletop.tryMoves': 'Eigene Züge ausprobieren',
  'tabletop.returnToRecord': 'Zurück zur Partie',
  'tabletop.trying': 'Du probierst eigene Züge aus.',
  'tabletop.returned': 'Zurück in der Partie.',

  'tabletop.help': 'Hilfe',
  'tabletop.share': 'Teilen',
  'tabletop.print': 'Drucken',
  'tabletop.close': 'Schließen',
  'tabletop.recordAsText': 'Partie als Text',
  'tabletop.recordAsTag': 'Partie als HTML-Code',
  'tabletop.copy': 'Kopieren',
  'tabletop.copied': 'Kopiert.',
  'tabletop.copyYourself':
    'Der Browser lässt das Kopieren nicht zu. Der Text ist ausgewählt; du kannst ihn selbst kopieren.',
  'tabletop.notLoaded': 'Das ließ sich nicht laden. Versuche es noch einmal.',

  'tabletop.marked': 'markiert',
  'tabletop.markedPlaces': (places) => `Markiert: ${places}.`,
  'tabletop.arrow': (from, to) => `Pfeil von ${from} nach ${to}.`,
  'tabletop.cannotShow': 'Dieses Spiel lässt sich nicht so aufbauen, wie die Webseite es verlangt.',
  'tabletop.saveDamaged':
    'Der gespeicherte Spielstand ist beschädigt. Er bleibt, wie er ist, bis du ein neues Spiel beginnst.',
};
