import type { TriadHelp } from './terms.js';

export const help: TriadHelp = {
  title: 'Come si gioca a Triad',
  cards: {
    goal: {
      heading: 'Scopo',
      text: 'Si gioca con sei dadi a testa. Vince chi per primo toglie dal tabellone tre dei propri. Qui il Bianco ne ha già tolti due.',
    },
    turn: {
      heading: 'La tua mossa',
      text: 'Gira uno dei tuoi dadi su un altro valore e muovilo di altrettante caselle in linea retta, anche in diagonale. La via dev’essere libera: i dadi non saltano e non catturano.',
    },
    triad: {
      heading: 'Le triadi',
      text: 'Tre dadi adiacenti in linea retta formano una triade: tutti uguali, oppure 1, 2 e 3 in qualsiasi ordine. Servono entrambi i colori.',
    },
    takeOff: {
      heading: 'Togliere un dado',
      text: 'Quando la tua mossa forma una triade, togli dal tabellone uno dei tuoi dadi che ne fanno parte. Scegli tu quale, anche quello appena mosso.',
    },
    stuck: {
      heading: 'Tutto bloccato',
      text: 'Se nessuno dei tuoi dadi può muoversi con un nuovo valore, girane uno sul posto, oppure muovine uno, senza girarlo, di tante caselle quante ne mostra.',
    },
  },
  aim: {
    heading: 'Scopo del gioco',
    text: ['Si gioca in due, con sei dadi a testa. Vince chi per primo toglie dal tabellone tre dei propri dadi.'],
  },
  setUp: {
    heading: 'Inizio della partita',
    text: [
      'I dadi si lanciano una volta sola; ognuno mostra 1, 2 o 3. Ciascuno dispone i propri sulla riga più vicina a sé, in ordine crescente a partire dalla propria sinistra. Il Bianco sta in basso e di solito comincia; nella rivincita comincia l’altro colore.',
      'Qui un solo lancio vale per entrambi.',
    ],
    caption: 'Entrambi hanno ottenuto 1 1 2 2 3 3.',
  },
  move: {
    heading: 'La mossa',
    text: [
      'Gira uno dei tuoi dadi su un altro valore e muovilo esattamente di altrettante caselle in linea retta: lungo una riga, una colonna o una diagonale. Il valore di prima non conta, basta che il nuovo sia diverso.',
      'Tutte le caselle lungo il percorso, compresa quella d’arrivo, devono essere libere. I dadi non si saltano e non si catturano mai.',
    ],
    caption: 'L’1 in b2 diventa un 2 e si muove di due caselle, oppure diventa un 3 e si muove di tre.',
  },
  triad: {
    heading: 'La triade',
    text: [
      'Tre dadi in linea retta su caselle adiacenti formano una triade se tra loro ci sono entrambi i colori e se i valori sono tutti uguali oppure sono 1, 2 e 3 in qualsiasi ordine.',
      'Tre dadi dello stesso colore non sono una triade, e nemmeno 1 1 2 o 1 3 3.',
    ],
    caption: 'Tre triadi: 1 2 3 in riga, 2 2 2 in colonna, 3 1 2 in diagonale.',
  },
  takeOff: {
    heading: 'Togliere un dado',
    text: [
      'Quando la tua mossa forma una triade, nella stessa mossa togli dal tabellone uno dei tuoi dadi che ne fanno parte. Scegli tu quale: può essere anche quello appena mosso.',
      'Anche con più triadi in una volta togli un solo dado. Una triade che c’era già prima della tua mossa non vale niente.',
    ],
    caption: 'Il Bianco muove da c1 a e3 e forma 2 2 2. Viene tolto il dado in e3 oppure quello in d4.',
  },
  stuck: {
    heading: 'Se nessun dado può muoversi',
    text: [
      'Se nessuno dei tuoi dadi può muoversi con un nuovo valore, hai due possibilità: gira un dado sul posto su un altro valore, oppure muovi un dado, senza girarlo, di tante caselle quante ne mostra. Anche una triade formata così vale.',
      'Girare un dado è sempre possibile, quindi nessuno passa mai il turno.',
    ],
    caption: 'I dadi del Bianco sono bloccati; uno di loro va girato.',
  },
  end: {
    heading: 'Fine della partita',
    text: [
      'Chi toglie il suo terzo dado vince subito.',
      'Una regola della casa: la partita finisce in parità quando la stessa posizione, con lo stesso giocatore di turno, si presenta per la terza volta, o quando per 200 mosse non è stato tolto nessun dado.',
      'Con l’orologio ogni giocatore ha un tempo per tutta la partita, e ogni mossa aggiunge qualche secondo. Il tempo scorre dalla prima mossa in poi. Se il tuo tempo scade, perdi.',
    ],
  },
  byHand: {
    heading: 'Giocare con il dito o con il mouse',
    text: [
      'Tocca uno dei tuoi dadi: il tabellone mostra tutte le caselle che può raggiungere e che valore avrebbe lì. Una casella che si illumina indica una triade. Tocca la casella, oppure trascina lì il dado. Dopo una triade, tocca il dado da togliere.',
      'Un dado che non può muoversi è sbiadito. Toccalo e il tabellone ti dice perché.',
    ],
  },
  byKey: {
    heading: 'Giocare con la tastiera',
    text: [
      'Sul tabellone, i tasti freccia, Home, Fine, Pag Su e Pag Giù portano da una casella all’altra. Con Invio o Spazio scegli un dado, la sua casella d’arrivo e il dado da togliere. Con Esc lasci il dado.',
      'U o Ctrl+Z annulla una mossa, R o Ctrl+Y la ripristina, F ruota il tabellone. H dà un suggerimento.',
      'In una partita registrata, le frecce sinistra e destra vanno indietro e avanti, Home e Fine portano all’inizio e alla fine.',
    ],
  },
  byNotation: {
    heading: 'Scrivere le mosse',
    text: [
      'Le caselle si indicano con colonna e riga, da a1 a f6, come scritto sul bordo. Una mossa si scrive con le sue due caselle: b1b4. Per il dado da togliere aggiungi x e la sua casella: b1b4xb4.',
      'Quando nessun dado può muoversi, b1=3 gira su 3 il dado in b1, e b1>b3 lo muove senza girarlo.',
    ],
  },
};
