import type { Sentences } from './en.js';

/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in Italian. */
export const it: Sentences = {
  startFirst: 'Comincia con la tua prima crocetta: scegli una riga.',
  started: 'Prima crocetta nella riga 2. Lancia i dadi.',
  noRoll: 'Prima bisogna lanciare i dadi.',
  rolled: 'Dadi: grande 3, medio 1, piccolo 6. Usa un dado. In questo turno il dado grande è bloccato.',
  closedByRound: 'In questo turno il dado grande è bloccato.',
  usesOfMedium:
    '1 medio: 2 crocette nella riga 1, che così vale 7 (più 7). 1 medio: barra la casella del suo colore (0). 1 medio: barra la casella dei tre colori (0).',
  crossedField: '1 medio: barra la casella dei tre colori (0). Totale: più 1. Lancia i dadi.',
  undone: 'Mossa ritirata. Usa un dado. In questo turno il dado grande è bloccato.',
  redone: 'Mossa rigiocata. Lancia i dadi.',
  asked: 'Vuoi lasciare questa partita e iniziarne una nuova?',
  begun: 'Nuova partita. Segna la tua prima crocetta: scegli una riga.',

  chooseRows: 'Scegli 2 righe da conteggiare adesso.',
  nothingChosen: 'Prima scegli che cosa fare.',
  rowsTicked: '6 medio: conteggia le righe 1 e 2 (più 9).',
  tooManyRows: 'Il 6 medio conteggia esattamente 2 righe.',
  rowsScored: '6 medio: conteggia le righe 1 e 2 (più 9). Totale: più 19. Lancia i dadi.',
  rowScored: '6 piccolo: conteggia la riga 2 (più 2). Totale: più 12. Lancia i dadi.',

  crossesLost: '1 grande: 1 crocetta nella riga 1, che così vale 0, 2 perse (meno 5). Totale: più 2. Lancia i dadi.',
  crossedOwnField: '1 grande: barra la casella del suo colore (0). Totale: più 7. Lancia i dadi.',

  noRoom:
    'Il dado medio non si può usare: nella riga 1 non c’è abbastanza posto e nessuna casella colorata adatta è libera.',
  sixTooLarge: 'Il 6 grande non si può usare: conteggia 3 righe e se ne possono conteggiare ancora solo 2.',
  sixTooLargeForOne: 'Il 6 medio non si può usare: conteggia 2 righe e se ne può conteggiare ancora solo una.',
  sixSpent: 'Il 6 piccolo non si può usare: tre righe sono già state conteggiate.',

  nothingButJoker:
    'Dadi: grande 3, medio 1, piccolo 2. Non puoi usare nessuno dei dadi liberi. Con il jolly puoi usare quello bloccato.',
  usesOfJoker:
    'Con il jolly, il 3 grande: 3 crocette nella riga 3, che così vale 1 (più 1). Con il jolly, il 3 grande: barra la casella del suo colore (meno 2).',
  jokerSpent:
    'Con il jolly, il 3 grande: 3 crocette nella riga 3, che così vale 1 (più 1). Totale: meno 2. Lancia i tuoi dadi e inserisci i valori usciti.',
  tookNone: 'Non prendere nessun dado. Lancia i tuoi dadi e inserisci i valori usciti.',
  nothing: 'Dadi: grande 1, medio 1, piccolo 2. Non puoi usare nessuno dei dadi liberi.',
  tookNoneOfAny: 'Non prendere nessun dado. Lancia i tuoi dadi e inserisci i valori usciti.',

  endedByPurple:
    '3 medio: 2 crocette nella riga 3, che così vale 0 (meno 5). Totale: più 15. Tre righe hanno raggiunto il viola: la partita finisce con questo turno. 15 punti. Il tuo grado: Principiante. Il viola raggiunto in tre righe chiude la partita.',
  gameOver: 'La partita è finita.',
  endedByRounds:
    '4 medio: barra la casella del suo colore (0). Totale: più 60. 60 punti. Il tuo grado: Apprendista. L’ultimo turno è finito.',
  journeyman:
    '3 grande: barra la casella del suo colore (0). Totale: più 61. 61 punti. Il tuo grado: Artigiano. L’ultimo turno è finito.',
  master:
    '3 grande: barra la casella del suo colore (0). Totale: più 71. 71 punti. Il tuo grado: Maestro. L’ultimo turno è finito.',
  grandmaster:
    '3 grande: barra la casella del suo colore (più 10). Totale: più 81. 81 punti. Il tuo grado: Gran maestro. L’ultimo turno è finito.',

  rolledForTwo: 'Dadi: grande 3, medio 1, piccolo 6. Ann: Prendi un dado e usalo. Per gli altri sarà bloccato.',
  activeFirst: 'Chi è di turno prende un dado per primo.',
  annTook:
    'Ann: 3 grande: 3 crocette nella riga 3, che così vale 4 (più 4). Totale: più 5. Bob: Usa uno dei dadi liberi.',
  undoneForTwo: 'Mossa ritirata. Ann: Prendi un dado e usalo. Per gli altri sarà bloccato.',
  redoneForTwo: 'Mossa rigiocata. Bob: Usa uno dei dadi liberi.',
  closedByAnn: 'Il dado grande è bloccato: è stato preso da Ann.',
  alreadyEntered: 'Su questo foglio il lancio è già stato usato.',
  bobUsed: 'Bob: 1 medio: barra la casella del suo colore (0). Totale: più 1. Bob lancia i dadi.',

  annEnds:
    'Ann: 3 piccolo: 1 crocetta nella riga 3, che così vale 5 (0). Totale: più 20. Tre righe hanno raggiunto il viola: la partita finisce con questo turno. Bob: Usa uno dei dadi liberi.',
  annWins:
    'Bob: 4 medio: barra la casella dei tre colori (0). Totale: più 1. Ann vince con 20 punti. Il viola raggiunto in tre righe chiude la partita.',
  bobWinsByCrosses:
    'Bob: 3 piccolo: 1 crocetta nella riga 3, che così vale 5 (0). Totale: più 20. Bob vince con 20 punti. A parità di totale decide il numero di crocette. Il viola raggiunto in tre righe chiude la partita.',
  shared:
    'Bob: 3 piccolo: 1 crocetta nella riga 3, che così vale 5 (0). Totale: più 20. Ann e Bob sono primi a pari merito con 20 punti. Il viola raggiunto in tre righe chiude la partita.',

  badMove: 'Non è una mossa di questo gioco. Scrivila così: L, Lc, M:2,5 oppure -.',
  notYourTurn: 'Non è il momento di farlo.',
  alreadyStarted: 'La prima crocetta è già segnata.',
  needsSix: 'Per conteggiare delle righe serve un 6.',
  onlyInterim: 'Un 6 serve solo a conteggiare delle righe.',
  scoresOneRow: 'Il 6 piccolo conteggia esattamente 1 riga.',
  noJoker: 'Su questo foglio non c’è un jolly libero.',
  mustUse: 'Finché puoi usare un dado, devi usarne uno.',

  rowFull: 'La riga 1 è piena.',
  fieldCrossed: 'Nessuna casella del colore del dado medio è libera.',
  allColoursCrossed: 'Nessuna casella dei tre colori è libera.',
  interimTwice: 'La riga 1 è già stata conteggiata.',
  interimsSpent: 'Il 6 grande conteggia 3 righe, ma se ne possono conteggiare ancora solo 2.',
  noMoreInterims: 'Tre righe sono già state conteggiate, e non se ne possono conteggiare altre.',
  overflow: 'Nella riga 1 c’è posto solo per 2 crocette, non per 3.',
  notClosed: 'Il dado medio è libero: non serve il jolly.',

  enterDice: 'Prima crocetta nella riga 2. Lancia i tuoi dadi e inserisci i valori usciti.',
  badRoll: 'Non è un lancio di questo gioco: tre dadi, ognuno da 1 a 6.',
  waitForDice: 'Prima crocetta nella riga 2. In attesa dei dadi.',

  atUse: 'Passo 2 di 2. Ann: 3 grande: 3 crocette nella riga 3, che così vale 4 (più 4). Totale: più 5. Ecce!',
  atStart: 'Passo 0 di 2. Nota bene.',
  atRoll: 'Passo 1 di 2. Dadi: grande 3, medio 4, piccolo 6.',
  trying: 'Stai provando le tue mosse. Bob: Usa uno dei dadi liberi.',
  returned:
    'Di nuovo nella partita registrata. Ann: 3 grande: 3 crocette nella riga 3, che così vale 4 (più 4). Totale: più 5. Ecce!',
};
