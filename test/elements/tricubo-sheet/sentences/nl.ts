import type { Sentences } from './en.js';

/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in Dutch. */
export const nl: Sentences = {
  startFirst: 'Zet eerst je eerste kruisje: kies een rij.',
  started: 'Eerste kruisje in rij 2. Gooi de dobbelstenen.',
  noRoll: 'Er moet eerst worden gegooid.',
  rolled: 'Dobbelstenen: grote 3, middelste 1, kleine 6. Gebruik een dobbelsteen. De grote is deze ronde geblokkeerd.',
  closedByRound: 'De grote dobbelsteen is deze ronde geblokkeerd.',
  usesOfMedium:
    'Middelste 1: 2 kruisjes in rij 1, dan 7 waard (plus 7). Middelste 1: het vak in de kleur van de dobbelsteen aankruisen (0). Middelste 1: het vak met alle drie de kleuren aankruisen (0).',
  crossedField: 'Middelste 1: het vak met alle drie de kleuren aankruisen (0). Totaal: plus 1. Gooi de dobbelstenen.',
  undone: 'Zet teruggenomen. Gebruik een dobbelsteen. De grote is deze ronde geblokkeerd.',
  redone: 'Zet opnieuw gedaan. Gooi de dobbelstenen.',
  asked: 'Dit spel verlaten en een nieuw spel beginnen?',
  begun: 'Nieuw spel. Zet je eerste kruisje: kies een rij.',

  chooseRows: 'Kies 2 rijen die je nu scoort.',
  nothingChosen: 'Kies eerst wat je wilt doen.',
  rowsTicked: 'Middelste 6: de rijen 1 en 2 scoren (plus 9).',
  tooManyRows: 'Met de middelste 6 scoor je precies 2 rijen.',
  rowsScored: 'Middelste 6: de rijen 1 en 2 scoren (plus 9). Totaal: plus 19. Gooi de dobbelstenen.',
  rowScored: 'Kleine 6: rij 2 scoren (plus 2). Totaal: plus 12. Gooi de dobbelstenen.',

  crossesLost: 'Grote 1: 1 kruisje in rij 1, dan 0 waard, 2 vervallen (min 5). Totaal: plus 2. Gooi de dobbelstenen.',
  crossedOwnField:
    'Grote 1: het vak in de kleur van de dobbelsteen aankruisen (0). Totaal: plus 7. Gooi de dobbelstenen.',

  noRoom:
    'Je kunt de middelste dobbelsteen niet gebruiken: in rij 1 is niet genoeg plaats, en er is ook geen passend kleurvak vrij.',
  sixTooLarge:
    'Je kunt de grote 6 niet gebruiken: daarmee scoor je 3 rijen, en er mogen er nog maar 2 gescoord worden.',
  sixTooLargeForOne:
    'Je kunt de middelste 6 niet gebruiken: daarmee scoor je 2 rijen, en er mag er nog maar één gescoord worden.',
  sixSpent: 'Je kunt de kleine 6 niet gebruiken: er zijn al drie rijen gescoord.',

  nothingButJoker:
    'Dobbelstenen: grote 3, middelste 1, kleine 2. Je kunt geen van de vrije dobbelstenen gebruiken. Met de joker kun je de geblokkeerde gebruiken.',
  usesOfJoker:
    'Met de joker de grote 3: 3 kruisjes in rij 3, dan 1 waard (plus 1). Met de joker de grote 3: het vak in de kleur van de dobbelsteen aankruisen (min 2).',
  jokerSpent:
    'Met de joker de grote 3: 3 kruisjes in rij 3, dan 1 waard (plus 1). Totaal: min 2. Gooi je eigen dobbelstenen en vul in wat je gooit.',
  tookNone: 'Geen dobbelsteen nemen. Gooi je eigen dobbelstenen en vul in wat je gooit.',
  nothing: 'Dobbelstenen: grote 1, middelste 1, kleine 2. Je kunt geen van de vrije dobbelstenen gebruiken.',
  tookNoneOfAny: 'Geen dobbelsteen nemen. Gooi je eigen dobbelstenen en vul in wat je gooit.',

  endedByPurple:
    'Middelste 3: 2 kruisjes in rij 3, dan 0 waard (min 5). Totaal: plus 15. Drie rijen hebben paars bereikt: het spel eindigt met deze ronde. 15 punten. Je rang: Beginner. Paars in drie rijen beëindigt het spel.',
  gameOver: 'Het spel is afgelopen.',
  endedByRounds:
    'Middelste 4: het vak in de kleur van de dobbelsteen aankruisen (0). Totaal: plus 60. 60 punten. Je rang: Leerling. De laatste ronde is gespeeld.',
  journeyman:
    'Grote 3: het vak in de kleur van de dobbelsteen aankruisen (0). Totaal: plus 61. 61 punten. Je rang: Gezel. De laatste ronde is gespeeld.',
  master:
    'Grote 3: het vak in de kleur van de dobbelsteen aankruisen (0). Totaal: plus 71. 71 punten. Je rang: Meester. De laatste ronde is gespeeld.',
  grandmaster:
    'Grote 3: het vak in de kleur van de dobbelsteen aankruisen (plus 10). Totaal: plus 81. 81 punten. Je rang: Grootmeester. De laatste ronde is gespeeld.',

  rolledForTwo:
    'Dobbelstenen: grote 3, middelste 1, kleine 6. Ann: Neem een dobbelsteen en gebruik hem. De anderen kunnen hem dan niet meer kiezen.',
  activeFirst: 'Wie aan de beurt is, neemt eerst een dobbelsteen.',
  annTook:
    'Ann: Grote 3: 3 kruisjes in rij 3, dan 4 waard (plus 4). Totaal: plus 5. Bob: Gebruik een van de vrije dobbelstenen.',
  undoneForTwo:
    'Zet teruggenomen. Ann: Neem een dobbelsteen en gebruik hem. De anderen kunnen hem dan niet meer kiezen.',
  redoneForTwo: 'Zet opnieuw gedaan. Bob: Gebruik een van de vrije dobbelstenen.',
  closedByAnn: 'De grote dobbelsteen is geblokkeerd: Ann heeft hem genomen.',
  alreadyEntered: 'Op dit scoreblad is de worp al gebruikt.',
  bobUsed: 'Bob: Middelste 1: het vak in de kleur van de dobbelsteen aankruisen (0). Totaal: plus 1. Bob gooit.',

  annEnds:
    'Ann: Kleine 3: 1 kruisje in rij 3, dan 5 waard (0). Totaal: plus 20. Drie rijen hebben paars bereikt: het spel eindigt met deze ronde. Bob: Gebruik een van de vrije dobbelstenen.',
  annWins:
    'Bob: Middelste 4: het vak met alle drie de kleuren aankruisen (0). Totaal: plus 1. Ann wint met 20 punten. Paars in drie rijen beëindigt het spel.',
  bobWinsByCrosses:
    'Bob: Kleine 3: 1 kruisje in rij 3, dan 5 waard (0). Totaal: plus 20. Bob wint met 20 punten. Bij een gelijk totaal beslist het aantal kruisjes. Paars in drie rijen beëindigt het spel.',
  shared:
    'Bob: Kleine 3: 1 kruisje in rij 3, dan 5 waard (0). Totaal: plus 20. Ann en Bob delen de eerste plaats met 20 punten. Paars in drie rijen beëindigt het spel.',

  badMove: 'Dat is geen zet in dit spel. Schrijf een zet zoals L, Lc, M:2,5 of -.',
  notYourTurn: 'Dat is nu niet aan de orde.',
  alreadyStarted: 'Het eerste kruisje is al gezet.',
  needsSix: 'Rijen scoor je alleen met een 6.',
  onlyInterim: 'Met een 6 kun je alleen rijen scoren.',
  scoresOneRow: 'Met de kleine 6 scoor je precies 1 rij.',
  noJoker: 'Op dit scoreblad is geen joker vrij.',
  mustUse: 'Zolang je een dobbelsteen kunt gebruiken, moet je dat ook doen.',

  rowFull: 'Rij 1 is vol.',
  fieldCrossed: 'Er is geen vak in de kleur van de middelste dobbelsteen vrij.',
  allColoursCrossed: 'Er is geen vak met alle drie de kleuren vrij.',
  interimTwice: 'Rij 1 is al gescoord.',
  interimsSpent: 'Met de grote 6 scoor je 3 rijen, maar er mogen er nog maar 2 gescoord worden.',
  noMoreInterims: 'Er zijn al drie rijen gescoord, en meer mogen het er niet zijn.',
  overflow: 'In rij 1 is maar plaats voor 2 kruisjes, niet voor 3.',
  notClosed: 'De middelste dobbelsteen is vrij: daar is geen joker voor nodig.',

  enterDice: 'Eerste kruisje in rij 2. Gooi je eigen dobbelstenen en vul in wat je gooit.',
  badRoll: 'Dat is geen geldige worp: drie dobbelstenen, elk met 1 tot en met 6.',
  waitForDice: 'Eerste kruisje in rij 2. Wachten op de dobbelstenen.',

  atUse: 'Stap 2 van 2. Ann: Grote 3: 3 kruisjes in rij 3, dan 4 waard (plus 4). Totaal: plus 5. Ecce!',
  atStart: 'Stap 0 van 2. Nota bene.',
  atRoll: 'Stap 1 van 2. Dobbelstenen: grote 3, middelste 4, kleine 6.',
  trying: 'Je probeert eigen zetten. Bob: Gebruik een van de vrije dobbelstenen.',
  returned: 'Terug in de partij. Ann: Grote 3: 3 kruisjes in rij 3, dan 4 waard (plus 4). Totaal: plus 5. Ecce!',
};
