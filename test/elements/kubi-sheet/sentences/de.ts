import type { Sentences } from './en.js';

/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in German. */
export const de: Sentences = {
  tooFewNumbers: 'Wähle zuerst drei verschiedene Zahlen.',
  tooManyNumbers: 'Drei Zahlen sind schon gewählt. Nimm eine zurück, bevor du eine andere wählst.',
  crossed: '1, 4 und 6 angekreuzt. Würfle.',
  rolled: 'Die Würfel zeigen 1 2 3 4 6. Lass einen Würfel übrig und bilde aus den anderen zwei Paare.',
  mustMarkOne: 'Du musst eine deiner eigenen Zahlen abwerfen: 1, 4 oder 6.',
  putOut: 'Würfel 1: Abwurf.',
  unplacedDice: 'Ordne zuerst alle fünf Würfel zu: Einer bleibt übrig, die anderen bilden zwei Paare.',
  putInFirst: 'Würfel 2: Erstes Paar.',
  tookBack: 'Würfel 2: nicht zugeordnet.',
  putInSecond: 'Würfel 2: Zweites Paar.',
  complete: 'Eine 1 abwerfen, dann 8 und 7: minus 400 für zwei neue Summen.',
  entered: 'Eine 1 abwerfen, dann 8 und 7: minus 400 für zwei neue Summen. Gesamt: minus 400. Würfle.',
  asked: 'Dieses Spiel verlassen und ein neues beginnen?',
  begun: 'Neues Spiel. Kreuze drei Zahlen an. Würfel mit diesen Zahlen wirfst du später ab.',

  leftOut: 'Würfel 2: Bleibt übrig.',
  enteredFree:
    'Eine 2 ohne Strich übrig lassen, dann 7 und 6: minus 400 für zwei neue Summen. Gesamt: minus 400. Würfle.',

  enteredMixed:
    'Eine 1 abwerfen, dann 8 und 7: insgesamt plus 240, nämlich plus 40 hinter der 8, plus 200 für den fünften Strich hinter der 7. Gesamt: minus 760. Würfle.',
  undone: 'Zug zurückgenommen. Lass einen Würfel übrig und bilde aus den anderen zwei Paare.',
  redone: 'Zug wiederholt. Würfle.',
  enteredTwice:
    'Eine 6 abwerfen, dann zweimal 5: plus 200 für den fünften Strich hinter der 5. Gesamt: minus 800. Würfle.',
  enteredInVain: 'Eine 4 abwerfen, dann 9 und 3: ändert nichts. Gesamt: minus 1000. Würfle.',
  enteredOpening: 'Eine 1 abwerfen, dann 9 und 6: minus 200 für die neue Summe 6. Gesamt: minus 1200. Würfle.',

  ended:
    'Eine 1 abwerfen, dann 12 und 7: plus 100 hinter der 12. Gesamt: plus 300. Acht Striche hinter der 1: Dieser Zettel ist fertig. 300 Punkte. Mit 500 wäre das Spiel gewonnen.',
  gameOver: 'Das Spiel ist zu Ende.',
  wonAlone:
    'Eine 5 abwerfen, dann 8 und 7: ändert nichts. Gesamt: plus 700. Acht Striche hinter der 5: Dieser Zettel ist fertig. 700 Punkte. Ab 500 ist das Spiel gewonnen!',

  annCrossed: 'Ann: 1, 4 und 6 angekreuzt. Bob: Kreuze drei Zahlen an. Würfel mit diesen Zahlen wirfst du später ab.',
  bobCrossed: 'Bob: 1, 2 und 6 angekreuzt. Ann würfelt.',
  rolledForTwo:
    'Die Würfel zeigen 1 2 3 4 6. Ann: Lass einen Würfel übrig und bilde aus den anderen zwei Paare. Entscheidung noch offen: Bob.',
  annEntered:
    'Ann: Eine 1 abwerfen, dann 8 und 7: minus 400 für zwei neue Summen. Gesamt: minus 400. Bob: Lass einen Würfel übrig und bilde aus den anderen zwei Paare.',
  undoneForTwo:
    'Zug zurückgenommen. Ann: Lass einen Würfel übrig und bilde aus den anderen zwei Paare. Entscheidung noch offen: Bob.',
  redoneForTwo: 'Zug wiederholt. Bob: Lass einen Würfel übrig und bilde aus den anderen zwei Paare.',
  bobEntered: 'Bob: Eine 1 abwerfen, dann 8 und 7: minus 400 für zwei neue Summen. Gesamt: minus 400. Bob würfelt.',

  annDone:
    'Ann: Eine 1 abwerfen, dann 12 und 7: plus 100 hinter der 12. Gesamt: plus 300. Acht Striche hinter der 1: Dieser Zettel ist fertig. Bob: Lass einen Würfel übrig und bilde aus den anderen zwei Paare.',
  bobWon:
    'Bob: Eine 1 abwerfen, dann 12 und 7: plus 100 hinter der 12. Gesamt: plus 800. Acht Striche hinter der 1: Dieser Zettel ist fertig. Bob gewinnt mit 800 Punkten. Auf jedem Zettel stehen acht Striche hinter einer Zahl.',
  shared:
    'Bob: Eine 1 abwerfen, dann 12 und 7: plus 100 hinter der 12. Gesamt: plus 300. Acht Striche hinter der 1: Dieser Zettel ist fertig. Ann und Bob teilen sich mit 300 Punkten den ersten Platz. Auf jedem Zettel stehen acht Striche hinter einer Zahl.',

  badMove: 'Das ist kein Zug dieses Spiels. Einträge schreibt man so: 1|34|66.',
  sameNumber: 'Die drei Zahlen müssen verschieden sein.',
  crossFirst: 'Kreuze zuerst drei Zahlen an.',
  alreadyCrossed: 'Auf diesem Zettel sind die drei Zahlen schon angekreuzt.',
  otherDice: 'Gewürfelt wurde etwas anderes: 1 2 3 5 5.',
  mustMark: 'Du musst deine eigene Zahl abwerfen, die 5.',
  notYourTurn: 'Das ist jetzt nicht an der Reihe.',
  done: 'Dieser Zettel ist fertig: Hinter einer Zahl stehen acht Striche.',
  alreadyEntered: 'Dieser Wurf ist auf diesem Zettel schon eingetragen.',

  enterDice: '1, 4 und 6 angekreuzt. Würfle selbst und trage ein, was die Würfel zeigen.',
  badRoll: 'Das ist kein gültiger Wurf: fünf Würfel, die je 1 bis 6 zeigen.',
  waitForDice: '1, 4 und 6 angekreuzt. Warten auf die Würfel.',

  atEntry:
    'Schritt 4 von 4. Ann: Eine 1 abwerfen, dann 8 und 7: minus 400 für zwei neue Summen. Gesamt: minus 400. Ecce!',
  atStart: 'Schritt 0 von 4. Nota bene.',
  atCrossing: 'Schritt 1 von 4. Ann: 1, 4 und 6 angekreuzt.',
  trying: 'Du probierst eigene Züge aus. Bob: Lass einen Würfel übrig und bilde aus den anderen zwei Paare.',
  returned:
    'Zurück in der Partie. Ann: Eine 1 abwerfen, dann 8 und 7: minus 400 für zwei neue Summen. Gesamt: minus 400. Ecce!',

  noRoll: 'Zuerst muss gewürfelt werden.',
  noMark: 'Keine deiner Zahlen wurde gewürfelt, also bekommt der Würfel, der übrig bleibt, keinen Strich.',
};
