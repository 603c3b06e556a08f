import type { Sentences } from './en.js';

/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in German. */
export const de: Sentences = {
  startFirst: 'Mach zuerst dein erstes Kreuz: Wähle eine Reihe.',
  started: 'Erstes Kreuz in Reihe 2. Würfle.',
  noRoll: 'Zuerst muss gewürfelt werden.',
  rolled: 'Würfel: groß 3, mittel 1, klein 6. Nutze einen Würfel. Der große ist in dieser Runde gesperrt.',
  closedByRound: 'Der große Würfel ist in dieser Runde gesperrt.',
  usesOfMedium:
    'Mittlere 1: 2 Kreuze in Reihe 1, dann 7 wert (plus 7). Mittlere 1: das Feld in der Würfelfarbe ankreuzen (0). Mittlere 1: das Feld mit allen drei Farben ankreuzen (0).',
  crossedField: 'Mittlere 1: das Feld mit allen drei Farben ankreuzen (0). Gesamt: plus 1. Würfle.',
  undone: 'Zug zurückgenommen. Nutze einen Würfel. Der große ist in dieser Runde gesperrt.',
  redone: 'Zug wiederholt. Würfle.',
  asked: 'Dieses Spiel verlassen und ein neues beginnen?',
  begun: 'Neues Spiel. Mach dein erstes Kreuz: Wähle eine Reihe.',

  chooseRows: 'Wähle 2 Reihen, die jetzt gewertet werden.',
  nothingChosen: 'Wähle zuerst, was geschehen soll.',
  rowsTicked: 'Mittlere 6: Reihen 1 und 2 werten (plus 9).',
  tooManyRows: 'Die mittlere 6 wertet genau 2 Reihen.',
  rowsScored: 'Mittlere 6: Reihen 1 und 2 werten (plus 9). Gesamt: plus 19. Würfle.',
  rowScored: 'Kleine 6: Reihe 2 werten (plus 2). Gesamt: plus 12. Würfle.',

  crossesLost: 'Große 1: 1 Kreuz in Reihe 1, dann 0 wert, 2 verfallen (minus 5). Gesamt: plus 2. Würfle.',
  crossedOwnField: 'Große 1: das Feld in der Würfelfarbe ankreuzen (0). Gesamt: plus 7. Würfle.',

  noRoom:
    'Der mittlere Würfel ist nicht nutzbar: In Reihe 1 ist nicht genug Platz, und kein passendes Farbfeld ist frei.',
  sixTooLarge: 'Die große 6 ist nicht nutzbar: Sie wertet 3 Reihen, und es dürfen nur noch 2 gewertet werden.',
  sixTooLargeForOne:
    'Die mittlere 6 ist nicht nutzbar: Sie wertet 2 Reihen, und es darf nur noch eine gewertet werden.',
  sixSpent: 'Die kleine 6 ist nicht nutzbar: Drei Reihen sind schon gewertet.',

  nothingButJoker:
    'Würfel: groß 3, mittel 1, klein 2. Du kannst keinen der freien Würfel nutzen. Mit dem Joker kannst du den gesperrten nutzen.',
  usesOfJoker:
    'Mit dem Joker die große 3: 3 Kreuze in Reihe 3, dann 1 wert (plus 1). Mit dem Joker die große 3: das Feld in der Würfelfarbe ankreuzen (minus 2).',
  jokerSpent:
    'Mit dem Joker die große 3: 3 Kreuze in Reihe 3, dann 1 wert (plus 1). Gesamt: minus 2. Würfle selbst und trage ein, was die Würfel zeigen.',
  tookNone: 'Keinen Würfel nehmen. Würfle selbst und trage ein, was die Würfel zeigen.',
  nothing: 'Würfel: groß 1, mittel 1, klein 2. Du kannst keinen der freien Würfel nutzen.',
  tookNoneOfAny: 'Keinen Würfel nehmen. Würfle selbst und trage ein, was die Würfel zeigen.',

  endedByPurple:
    'Mittlere 3: 2 Kreuze in Reihe 3, dann 0 wert (minus 5). Gesamt: plus 15. Drei Reihen haben Violett erreicht: Das Spiel endet mit dieser Runde. 15 Punkte. Dein Rang: Neuling. Violett in drei Reihen beendet das Spiel.',
  gameOver: 'Das Spiel ist zu Ende.',
  endedByRounds:
    'Mittlere 4: das Feld in der Würfelfarbe ankreuzen (0). Gesamt: plus 60. 60 Punkte. Dein Rang: Lehrling. Die letzte Runde ist gespielt.',
  journeyman:
    'Große 3: das Feld in der Würfelfarbe ankreuzen (0). Gesamt: plus 61. 61 Punkte. Dein Rang: Geselle. Die letzte Runde ist gespielt.',
  master:
    'Große 3: das Feld in der Würfelfarbe ankreuzen (0). Gesamt: plus 71. 71 Punkte. Dein Rang: Meister. Die letzte Runde ist gespielt.',
  grandmaster:
    'Große 3: das Feld in der Würfelfarbe ankreuzen (plus 10). Gesamt: plus 81. 81 Punkte. Dein Rang: Großmeister. Die letzte Runde ist gespielt.',

  rolledForTwo:
    'Würfel: groß 3, mittel 1, klein 6. Ann: Nimm einen Würfel und nutze ihn. Für die anderen ist er dann gesperrt.',
  activeFirst: 'Wer am Zug ist, nimmt sich zuerst einen Würfel.',
  annTook:
    'Ann: Große 3: 3 Kreuze in Reihe 3, dann 4 wert (plus 4). Gesamt: plus 5. Bob: Nutze einen der freien Würfel.',
  undoneForTwo: 'Zug zurückgenommen. Ann: Nimm einen Würfel und nutze ihn. Für die anderen ist er dann gesperrt.',
  redoneForTwo: 'Zug wiederholt. Bob: Nutze einen der freien Würfel.',
  closedByAnn: 'Der große Würfel ist gesperrt: Ann hat ihn genommen.',
  alreadyEntered: 'Auf diesem Zettel ist der Wurf schon genutzt.',
  bobUsed: 'Bob: Mittlere 1: das Feld in der Würfelfarbe ankreuzen (0). Gesamt: plus 1. Bob würfelt.',

  annEnds:
    'Ann: Kleine 3: 1 Kreuz in Reihe 3, dann 5 wert (0). Gesamt: plus 20. Drei Reihen haben Violett erreicht: Das Spiel endet mit dieser Runde. Bob: Nutze einen der freien Würfel.',
  annWins:
    'Bob: Mittlere 4: das Feld mit allen drei Farben ankreuzen (0). Gesamt: plus 1. Ann gewinnt mit 20 Punkten. Violett in drei Reihen beendet das Spiel.',
  bobWinsByCrosses:
    'Bob: Kleine 3: 1 Kreuz in Reihe 3, dann 5 wert (0). Gesamt: plus 20. Bob gewinnt mit 20 Punkten. Bei gleicher Punktzahl entscheidet die Zahl der Kreuze. Violett in drei Reihen beendet das Spiel.',
  shared:
    'Bob: Kleine 3: 1 Kreuz in Reihe 3, dann 5 wert (0). Gesamt: plus 20. Ann und Bob teilen sich mit 20 Punkten den ersten Platz. Violett in drei Reihen beendet das Spiel.',

  badMove: 'Das ist kein Zug dieses Spiels. Züge schreibt man so: L, Lc, M:2,5 oder -.',
  notYourTurn: 'Das ist jetzt nicht an der Reihe.',
  alreadyStarted: 'Das erste Kreuz ist schon gemacht.',
  needsSix: 'Reihen werden nur mit einer 6 gewertet.',
  onlyInterim: 'Mit einer 6 kannst du nur Reihen werten.',
  scoresOneRow: 'Die kleine 6 wertet genau 1 Reihe.',
  noJoker: 'Auf diesem Zettel ist kein Joker frei.',
  mustUse: 'Solange du einen Würfel nutzen kannst, musst du es auch tun.',

  rowFull: 'Reihe 1 ist voll.',
  fieldCrossed: 'Für den mittleren Würfel ist kein Feld seiner Farbe frei.',
  allColoursCrossed: 'Es ist kein Feld mit allen drei Farben frei.',
  interimTwice: 'Reihe 1 ist schon gewertet.',
  interimsSpent: 'Die große 6 wertet 3 Reihen, aber es dürfen nur noch 2 gewertet werden.',
  noMoreInterims: 'Drei Reihen sind schon gewertet, und mehr dürfen es nicht sein.',
  overflow: 'In Reihe 1 ist nur Platz für 2 Kreuze, nicht für 3.',
  notClosed: 'Der mittlere Würfel ist frei: Er braucht keinen Joker.',

  enterDice: 'Erstes Kreuz in Reihe 2. Würfle selbst und trage ein, was die Würfel zeigen.',
  badRoll: 'Das ist kein gültiger Wurf: drei Würfel, die je 1 bis 6 zeigen.',
  waitForDice: 'Erstes Kreuz in Reihe 2. Warten auf die Würfel.',

  atUse: 'Schritt 2 von 2. Ann: Große 3: 3 Kreuze in Reihe 3, dann 4 wert (plus 4). Gesamt: plus 5. Ecce!',
  atStart: 'Schritt 0 von 2. Nota bene.',
  atRoll: 'Schritt 1 von 2. Würfel: groß 3, mittel 4, klein 6.',
  trying: 'Du probierst eigene Züge aus. Bob: Nutze einen der freien Würfel.',
  returned: 'Zurück in der Partie. Ann: Große 3: 3 Kreuze in Reihe 3, dann 4 wert (plus 4). Gesamt: plus 5. Ecce!',
};
