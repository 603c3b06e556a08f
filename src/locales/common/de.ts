import type { CommonTerms } from './terms.js';

export const de: CommonTerms = {
  $code: 'de',
  $name: 'Deutsch',
  $dir: 'ltr',

  'tabletop.tools': 'Werkzeuge zum Spiel',
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
  'tabletop.beginByRolling': 'Zum Beginnen würfeln.',
  'tabletop.waitForDice': 'Die Würfel werden erwartet.',
  'tabletop.enterDice': 'Würfle selbst und trage ein, was die Würfel zeigen.',
  'tabletop.nameOf': (seat) => `Name von ${seat}`,
  'tabletop.toMove': (name) => `${name} ist am Zug.`,
  'tabletop.undone': 'Zurückgenommen.',
  'tabletop.redone': 'Wiederholt.',
  'tabletop.newGameBegun': 'Neues Spiel.',
  'tabletop.atPly': (ply, length) => `Zug ${ply} von ${length}.`,
  'tabletop.drawnGame': 'Das Spiel endet unentschieden.',
  'tabletop.wins': (name) => `${name} gewinnt.`,
  'tabletop.cannotShow': 'Dieses Spiel lässt sich nicht so aufbauen, wie die Seite es verlangt.',
  'tabletop.saveDamaged':
    'Der gespeicherte Spielstand ist beschädigt. Er bleibt, wie er ist, bis du ein neues Spiel beginnst.',
};
