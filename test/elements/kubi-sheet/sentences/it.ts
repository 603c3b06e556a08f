import type { Sentences } from './en.js';

/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in Italian. */
export const it: Sentences = {
  tooFewNumbers: 'Prima scegli tre numeri diversi.',
  tooManyNumbers: 'Hai già scelto tre numeri. Togline uno prima di sceglierne un altro.',
  crossed: 'Numeri barrati: 1, 4 e 6. Lancia i dadi.',
  rolled: 'I dadi mostrano 1 2 3 4 6. Metti da parte un dado e forma due coppie con gli altri.',
  mustMarkOne: 'Devi scartare uno dei tuoi numeri: 1, 4 o 6.',
  putOut: 'Dado 1: Scarto.',
  unplacedDice: 'Prima assegna un posto a tutti e cinque i dadi: uno resta da parte, gli altri formano due coppie.',
  putInFirst: 'Dado 2: 1ª coppia.',
  tookBack: 'Dado 2: non assegnato.',
  putInSecond: 'Dado 2: 2ª coppia.',
  complete: 'Scarta un 1, poi 8 e 7: meno 400 per due somme nuove.',
  entered: 'Scarta un 1, poi 8 e 7: meno 400 per due somme nuove. Totale: meno 400. Lancia i dadi.',
  asked: 'Vuoi lasciare questa partita e iniziarne una nuova?',
  begun: 'Nuova partita. Barra tre numeri. I dadi che li mostrano saranno i tuoi scarti.',

  leftOut: 'Dado 2: Da parte.',
  enteredFree:
    'Metti da parte un 2 senza segno, poi 7 e 6: meno 400 per due somme nuove. Totale: meno 400. Lancia i dadi.',

  enteredMixed:
    'Scarta un 1, poi 8 e 7: in tutto più 240, cioè più 40 dietro l’8, più 200 per il quinto segno dietro il 7. Totale: meno 760. Lancia i dadi.',
  undone: 'Mossa ritirata. Metti da parte un dado e forma due coppie con gli altri.',
  redone: 'Mossa rigiocata. Lancia i dadi.',
  enteredTwice:
    'Scarta un 6, poi due volte 5: più 200 per il quinto segno dietro il 5. Totale: meno 800. Lancia i dadi.',
  enteredInVain: 'Scarta un 4, poi 9 e 3: non cambia nulla. Totale: meno 1000. Lancia i dadi.',
  enteredOpening: 'Scarta un 1, poi 9 e 6: meno 200 per la nuova somma 6. Totale: meno 1200. Lancia i dadi.',

  ended:
    'Scarta un 1, poi 12 e 7: più 100 dietro il 12. Totale: più 300. Otto segni dietro l’1: questo foglio è finito. 300 punti. Con 500 la partita sarebbe stata vinta.',
  gameOver: 'La partita è finita.',
  wonAlone:
    'Scarta un 5, poi 8 e 7: non cambia nulla. Totale: più 700. Otto segni dietro il 5: questo foglio è finito. 700 punti. Da 500 in su la partita è vinta!',

  annCrossed: 'Ann: Numeri barrati: 1, 4 e 6. Bob: Barra tre numeri. I dadi che li mostrano saranno i tuoi scarti.',
  bobCrossed: 'Bob: Numeri barrati: 1, 2 e 6. Ann lancia i dadi.',
  rolledForTwo:
    'I dadi mostrano 1 2 3 4 6. Ann: Metti da parte un dado e forma due coppie con gli altri. Si attende ancora la scelta di Bob.',
  annEntered:
    'Ann: Scarta un 1, poi 8 e 7: meno 400 per due somme nuove. Totale: meno 400. Bob: Metti da parte un dado e forma due coppie con gli altri.',
  undoneForTwo:
    'Mossa ritirata. Ann: Metti da parte un dado e forma due coppie con gli altri. Si attende ancora la scelta di Bob.',
  redoneForTwo: 'Mossa rigiocata. Bob: Metti da parte un dado e forma due coppie con gli altri.',
  bobEntered: 'Bob: Scarta un 1, poi 8 e 7: meno 400 per due somme nuove. Totale: meno 400. Bob lancia i dadi.',

  annDone:
    'Ann: Scarta un 1, poi 12 e 7: più 100 dietro il 12. Totale: più 300. Otto segni dietro l’1: questo foglio è finito. Bob: Metti da parte un dado e forma due coppie con gli altri.',
  bobWon:
    'Bob: Scarta un 1, poi 12 e 7: più 100 dietro il 12. Totale: più 800. Otto segni dietro l’1: questo foglio è finito. Bob vince con 800 punti. Ogni foglio ha otto segni dietro un numero.',
  shared:
    'Bob: Scarta un 1, poi 12 e 7: più 100 dietro il 12. Totale: più 300. Otto segni dietro l’1: questo foglio è finito. Ann e Bob sono primi a pari merito con 300 punti. Ogni foglio ha otto segni dietro un numero.',

  badMove: 'Non è una mossa di questo gioco. Scrivila così: 1|34|66.',
  sameNumber: 'I tre numeri devono essere diversi.',
  crossFirst: 'Prima barra tre numeri.',
  alreadyCrossed: 'I tre numeri di questo foglio sono già barrati.',
  otherDice: 'I dadi usciti sono altri: 1 2 3 5 5.',
  mustMark: 'Devi scartare il tuo numero, il 5.',
  notYourTurn: 'Non è il momento di farlo.',
  done: 'Questo foglio è finito: ha otto segni dietro un numero.',
  alreadyEntered: 'Questo lancio è già segnato su questo foglio.',

  enterDice: 'Numeri barrati: 1, 4 e 6. Lancia i tuoi dadi e inserisci i valori usciti.',
  badRoll: 'Non è un lancio di questo gioco: cinque dadi, ognuno da 1 a 6.',
  waitForDice: 'Numeri barrati: 1, 4 e 6. In attesa dei dadi.',

  atEntry: 'Passo 4 di 4. Ann: Scarta un 1, poi 8 e 7: meno 400 per due somme nuove. Totale: meno 400. Ecce!',
  atStart: 'Passo 0 di 4. Nota bene.',
  atCrossing: 'Passo 1 di 4. Ann: Numeri barrati: 1, 4 e 6.',
  trying: 'Stai provando le tue mosse. Bob: Metti da parte un dado e forma due coppie con gli altri.',
  returned:
    'Di nuovo nella partita registrata. Ann: Scarta un 1, poi 8 e 7: meno 400 per due somme nuove. Totale: meno 400. Ecce!',

  noRoll: 'Prima bisogna lanciare i dadi.',
  noMark: 'Non è uscito nessuno dei tuoi numeri, quindi il dado messo da parte non lascia nessun segno.',
};
