import type { TricuboHelp } from './terms.js';

export const help: TricuboHelp = {
  title: 'Come si gioca a Tricubo',
  cards: {
    goal: {
      heading: 'Scopo',
      text: 'Tre dadi segnano crocette in cinque righe. Alla fine ogni riga vale il numero sopra la sua ultima crocetta. I numeri salgono e scendono: fermati dove sono alti.',
    },
    die: {
      heading: 'Un dado',
      text: 'Il numero dice la riga, la grandezza quante crocette: il grande tre, il medio due, il piccolo una. Chi è di turno sceglie per primo; quel dado è poi bloccato per gli altri.',
    },
    six: {
      heading: 'Un 6',
      text: 'Un 6 conteggia righe prima della fine: esattamente tre con il dado grande, due con il medio, una con il piccolo. Alla fine contano di nuovo. Non più di tre righe a partita.',
    },
    colours: {
      heading: 'Caselle colorate',
      text: 'Invece di segnare crocette, un dado da 1 a 5 può barrare la casella del suo colore o quella dei tre colori. Sul lato A tutte e quattro insieme valgono 10 punti.',
    },
    end: {
      heading: 'La fine',
      text: 'Appena qualcuno raggiunge il viola in tre righe, la partita finisce con quella manche. Tre righe così valgono 5 punti. Vince il totale più alto.',
    },
  },
  aim: {
    heading: 'Scopo del gioco',
    text: [
      'Con tre dadi, uno grande, uno medio e uno piccolo, segni crocette nelle cinque righe del tuo foglio. Alla fine ogni riga vale il numero sopra la sua ultima crocetta, e quel numero sale e scende: conta dove ti fermi. Vince chi ha il totale più alto.',
      'Si gioca da soli o in compagnia, fino a cinque persone, ognuna con il proprio foglio.',
    ],
  },
  setUp: {
    heading: 'Inizio della partita',
    text: [
      'Tutti cominciano con una crocetta nella prima casella di una riga: la prima persona nella riga 1, la seconda nella riga 2 e così via. Chi gioca da solo sceglie la riga.',
    ],
  },
  draft: {
    heading: 'Prendere un dado',
    text: [
      'Si lanciano tutti e tre i dadi. Chi è di turno ne prende uno e lo usa: da quel momento, per gli altri è bloccato. Poi ognuno di loro usa uno dei due dadi rimasti; più persone possono usare lo stesso. Alla manche successiva tocca a chi siede a sinistra.',
      'Se puoi usare almeno uno dei dadi liberi per te, devi usarne uno; quale e come, lo decidi tu. Solo chi non può usarne nessuno non ne prende. Se chi è di turno non prende nessun dado, per gli altri sono liberi tutti e tre.',
    ],
    caption:
      'Chi è di turno ha preso il 3 grande e ha segnato tre crocette nella riga 3. All’altra persona restano il 5 medio e il 2 piccolo.',
  },
  rows: {
    heading: 'Un numero da 1 a 5',
    text: [
      'Il numero dice in quale riga segni le crocette, la grandezza del dado quante: tre con il grande, due con il medio, una con il piccolo. Le righe si riempiono da sinistra, senza saltare caselle.',
      'Se le caselle libere sono di meno, le altre crocette vanno perse; in una riga piena non se ne segnano più. Qui tutte le crocette devono stare nella riga.',
    ],
  },
  fields: {
    heading: 'Le caselle colorate',
    text: [
      'Invece di segnare crocette nella sua riga, un dado con un numero da 1 a 5 può barrare una casella colorata: quella del suo colore o quella dei tre colori. Qui può farlo anche un 6.',
      'Sul lato A le quattro caselle insieme fanno guadagnare 10 punti; se ne manca una, non si guadagna nulla. Sul lato B, invece, le caselle barrate costano punti.',
    ],
  },
  interim: {
    heading: 'Il conteggio parziale con un 6',
    text: [
      'Con un 6 si conteggiano delle righe prima della fine: esattamente tre con il dado grande, due con il medio, una con il piccolo. Quali, lo decidi tu. Nella colonna del parziale ognuna riceve il valore sopra la sua ultima crocetta; una riga senza crocette riceve 0.',
      'In tutta la partita puoi conteggiare così solo tre righe, ognuna una volta sola. Un 6 grande serve quindi solo finché non ne hai conteggiata nessuna, uno medio finché ne hai conteggiata al massimo una, uno piccolo finché ne hai conteggiate al massimo due. In una riga già conteggiata puoi segnare altre crocette, e alla fine conta di nuovo.',
    ],
    caption:
      'Un 6 medio ha conteggiato le righe 1 e 2, per 7 e 10. Nella riga 2 si è poi aggiunta una crocetta; alla fine darebbe ora altri 5 punti.',
  },
  joker: {
    heading: 'Il jolly',
    text: [
      'Sul lato B c’è un jolly. Una volta per partita ti permette di usare il dado che per te è bloccato: scegli semplicemente quel dado. Non è mai obbligatorio.',
    ],
  },
  end: {
    heading: 'Fine della partita',
    text: [
      'Appena qualcuno ha raggiunto una colonna viola in tre righe, la partita finisce con quella manche, che tutti giocano fino in fondo. Chi ha tre righe così riceve 5 punti.',
    ],
  },
  score: {
    heading: 'Il totale',
    text: [
      'Si sommano i conteggi parziali, per ogni riga il valore sopra la sua ultima crocetta, le caselle colorate e i punti per le tre righe viola.',
      'Vince il totale più alto. A parità di totale vince chi ha segnato più crocette: nelle righe, nelle caselle colorate e sul jolly. Se anche queste sono pari, ci si classifica a pari merito.',
    ],
    caption:
      'Conteggio parziale 7 + 4 + 10 = 21, conteggio finale 5 + 4 + 10 + 5 + 0 = 24, tutti i colori 10, tre righe viola 5: in tutto fa 60.',
  },
  solo: {
    heading: 'Giocare da soli',
    text: [
      'In ogni manche un dado è bloccato per te: nella prima il grande, nella seconda il medio, nella terza il piccolo, poi si ricomincia. Usi uno degli altri due. La partita finisce con tre righe viola, che danno i loro 5 punti, oppure dopo 21 manche.',
      'Il tuo totale ti dà un grado: Principiante fino a 40, Apprendista da 41, Artista da 61, Asso da 71. Oltre 80, solo sul lato A: Leggenda.',
    ],
  },
  sides: {
    heading: 'Il lato A e il lato B',
    text: [
      'Il lato A è come viene stampato. Del lato B finora vengono dall’editore solo il jolly, il −5 per quattro caselle colorate e la mancanza del grado più alto; gli altri numeri sono provvisori.',
    ],
  },
  byHand: {
    heading: 'Giocare con il dito o con il mouse',
    text: [
      'Tocca un dado: la sua riga è scelta, e tutto il resto che può fare appare a matita sul foglio. Tocca la riga o premi il pulsante grande accanto ai dadi, ed è fatto; oppure tocca una casella colorata o una casella del parziale. Se tocchi una riga, scegli il dado che la raggiunge. Tocca di nuovo il dado per annullare la scelta. Se giochi da solo, tocca prima la riga della tua prima crocetta.',
      'Con il 6 del dado grande o del dado medio, tocca le righe da conteggiare e premi il pulsante grande. In «Altro» puoi aprire l’elenco di tutte le mosse a parole.',
      'Se giocate in più persone, i pulsanti sopra il foglio dicono chi deve ancora scegliere e servono a mostrare gli altri fogli. «Annulla la mossa» annulla ciò che è stato fatto sul foglio mostrato.',
    ],
  },
  byKey: {
    heading: 'Giocare con la tastiera',
    text: [
      'I tasti freccia portano da un dado all’altro. Con Invio o Spazio ne scegli uno, e così anche con L, M e S. Poi si passa a ciò che può fare sul foglio: i tasti freccia o Tab portano da una possibilità all’altra, Invio la esegue, Spazio spunta una riga da conteggiare. Esc annulla la scelta.',
      'Nell’elenco delle scelte selezioni con i tasti freccia e confermi con Invio.',
      'U o Ctrl+Z annulla una mossa, R o Ctrl+Y la ripristina. H dà un suggerimento. In una partita registrata, le frecce sinistra e destra vanno indietro e avanti, Home e Fine portano all’inizio e alla fine.',
      'Nella modalità navigazione di uno screen reader le lettere appartengono allo screen reader; passa alla modalità focus per usarle qui.',
    ],
  },
  byNotation: {
    heading: 'Scrivere le mosse',
    text: [
      'L, M o S, per il dado grande, il medio o il piccolo, segna crocette nella riga che il dado mostra. Lc barra la casella del suo colore, Lt quella dei tre colori. M:2,5 conteggia le righe 2 e 5 con un 6.',
      'Una J davanti alla mossa usa il jolly: JM. Chi gioca da solo segna con @2 la prima crocetta, nella riga 2. Per non prendere nessun dado, scrivi -.',
    ],
  },
  onPaper: {
    heading: 'Dadi veri, carta vera',
    text: [
      'Se la pagina chiede di usare i tuoi dadi, lanciali e tocca i valori usciti, oppure digita le tre cifre, prima il dado grande e per ultimo il piccolo. Con «Stampa un foglio vuoto» hai un foglio su cui giocare con la penna.',
    ],
  },
};
