import type { Sentences } from './en.js';

/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in Dutch. */
export const nl: Sentences = {
  tooFewNumbers: 'Kies eerst drie verschillende getallen.',
  tooManyNumbers: 'Er zijn al drie getallen gekozen. Haal er één weg voordat je een ander kiest.',
  crossed: '1, 4 en 6 aangekruist. Gooi de dobbelstenen.',
  rolled: 'De worp is 1 2 3 4 6. Laat één dobbelsteen over en maak twee paren van de andere.',
  mustMarkOne: 'Je moet een van je eigen getallen afleggen: 1, 4 of 6.',
  putOut: 'Dobbelsteen 1: Afgelegd.',
  unplacedDice: 'Geef eerst alle vijf dobbelstenen een plaats: één blijft over, de andere vormen twee paren.',
  putInFirst: 'Dobbelsteen 2: Eerste paar.',
  tookBack: 'Dobbelsteen 2: niet geplaatst.',
  putInSecond: 'Dobbelsteen 2: Tweede paar.',
  complete: 'Een 1 afleggen, dan 8 en 7: min 400 voor twee nieuwe sommen.',
  entered: 'Een 1 afleggen, dan 8 en 7: min 400 voor twee nieuwe sommen. Totaal: min 400. Gooi de dobbelstenen.',
  asked: 'Dit spel verlaten en een nieuw spel beginnen?',
  begun: 'Nieuw spel. Kruis drie getallen aan. Dobbelstenen met die getallen leg je straks af.',

  leftOut: 'Dobbelsteen 2: Blijft over.',
  enteredFree:
    'Een 2 zonder streepje overlaten, dan 7 en 6: min 400 voor twee nieuwe sommen. Totaal: min 400. Gooi de dobbelstenen.',

  enteredMixed:
    'Een 1 afleggen, dan 8 en 7: in totaal plus 240, namelijk plus 40 achter de 8, plus 200 voor het vijfde streepje achter de 7. Totaal: min 760. Gooi de dobbelstenen.',
  undone: 'Zet teruggenomen. Laat één dobbelsteen over en maak twee paren van de andere.',
  redone: 'Zet opnieuw gedaan. Gooi de dobbelstenen.',
  enteredTwice:
    'Een 6 afleggen, dan twee keer 5: plus 200 voor het vijfde streepje achter de 5. Totaal: min 800. Gooi de dobbelstenen.',
  enteredInVain: 'Een 4 afleggen, dan 9 en 3: verandert niets. Totaal: min 1000. Gooi de dobbelstenen.',
  enteredOpening: 'Een 1 afleggen, dan 9 en 6: min 200 voor de nieuwe som 6. Totaal: min 1200. Gooi de dobbelstenen.',

  ended:
    'Een 1 afleggen, dan 12 en 7: plus 100 achter de 12. Totaal: plus 300. Acht streepjes achter de 1: dit scoreblad is klaar. 300 punten. Met 500 had je gewonnen.',
  gameOver: 'Het spel is afgelopen.',
  wonAlone:
    'Een 5 afleggen, dan 8 en 7: verandert niets. Totaal: plus 700. Acht streepjes achter de 5: dit scoreblad is klaar. 700 punten. Met 500 of meer heb je gewonnen!',

  annCrossed:
    'Ann: 1, 4 en 6 aangekruist. Bob: Kruis drie getallen aan. Dobbelstenen met die getallen leg je straks af.',
  bobCrossed: 'Bob: 1, 2 en 6 aangekruist. Ann gooit.',
  rolledForTwo:
    'De worp is 1 2 3 4 6. Ann: Laat één dobbelsteen over en maak twee paren van de andere. Nog aan zet: Bob.',
  annEntered:
    'Ann: Een 1 afleggen, dan 8 en 7: min 400 voor twee nieuwe sommen. Totaal: min 400. Bob: Laat één dobbelsteen over en maak twee paren van de andere.',
  undoneForTwo: 'Zet teruggenomen. Ann: Laat één dobbelsteen over en maak twee paren van de andere. Nog aan zet: Bob.',
  redoneForTwo: 'Zet opnieuw gedaan. Bob: Laat één dobbelsteen over en maak twee paren van de andere.',
  bobEntered: 'Bob: Een 1 afleggen, dan 8 en 7: min 400 voor twee nieuwe sommen. Totaal: min 400. Bob gooit.',

  annDone:
    'Ann: Een 1 afleggen, dan 12 en 7: plus 100 achter de 12. Totaal: plus 300. Acht streepjes achter de 1: dit scoreblad is klaar. Bob: Laat één dobbelsteen over en maak twee paren van de andere.',
  bobWon:
    'Bob: Een 1 afleggen, dan 12 en 7: plus 100 achter de 12. Totaal: plus 800. Acht streepjes achter de 1: dit scoreblad is klaar. Bob wint met 800 punten. Op elk scoreblad staan acht streepjes achter een getal.',
  shared:
    'Bob: Een 1 afleggen, dan 12 en 7: plus 100 achter de 12. Totaal: plus 300. Acht streepjes achter de 1: dit scoreblad is klaar. Ann en Bob delen de eerste plaats met 300 punten. Op elk scoreblad staan acht streepjes achter een getal.',

  badMove: 'Dat is geen zet in dit spel. Schrijf een zet zoals 1|34|66.',
  sameNumber: 'De drie getallen moeten verschillend zijn.',
  crossFirst: 'Kruis eerst drie getallen aan.',
  alreadyCrossed: 'Op dit scoreblad zijn de drie getallen al aangekruist.',
  otherDice: 'Er is iets anders gegooid: 1 2 3 5 5.',
  mustMark: 'Je moet je eigen getal afleggen, de 5.',
  notYourTurn: 'Dat is nu niet aan de orde.',
  done: 'Dit scoreblad is klaar: er staan acht streepjes achter een getal.',
  alreadyEntered: 'Deze worp is al op dit scoreblad ingevuld.',

  enterDice: '1, 4 en 6 aangekruist. Gooi je eigen dobbelstenen en vul in wat je gooit.',
  badRoll: 'Dat is geen geldige worp: vijf dobbelstenen, elk met 1 tot en met 6.',
  waitForDice: '1, 4 en 6 aangekruist. Wachten op de dobbelstenen.',

  atEntry: 'Stap 4 van 4. Ann: Een 1 afleggen, dan 8 en 7: min 400 voor twee nieuwe sommen. Totaal: min 400. Ecce!',
  atStart: 'Stap 0 van 4. Nota bene.',
  atCrossing: 'Stap 1 van 4. Ann: 1, 4 en 6 aangekruist.',
  trying: 'Je probeert eigen zetten. Bob: Laat één dobbelsteen over en maak twee paren van de andere.',
  returned:
    'Terug in de partij. Ann: Een 1 afleggen, dan 8 en 7: min 400 voor twee nieuwe sommen. Totaal: min 400. Ecce!',

  noRoll: 'Er moet eerst worden gegooid.',
  noMark: 'Geen van je getallen is gegooid, dus de dobbelsteen die overblijft levert geen streepje op.',
};
