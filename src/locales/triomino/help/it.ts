import type { TriominoHelp } from './terms.js';

export const help: TriominoHelp = {
  title: 'Come si gioca a Triomino',
  cards: {
    goal: {
      heading: 'Scopo',
      text: 'Posa le tue tessere triangolari lato contro lato e guadagna punti. Dopo la manche in cui qualcuno raggiunge il traguardo, di solito 400, vince il totale più alto.',
    },
    lay: {
      heading: 'Posare una tessera',
      text: 'Una tessera ha almeno un lato in comune con un’altra. Tutti i numeri che si incontrano in un angolo devono essere uguali. Una tessera vale la somma dei suoi numeri.',
    },
    bridge: {
      heading: 'I ponti',
      text: 'Una tessera con un lato in comune, che con l’angolo opposto ne tocca un’altra ancora, è un ponte. Vale 40 punti in più.',
    },
    hexagon: {
      heading: 'Gli esagoni',
      text: 'Una tessera che chiude l’anello di sei intorno a un angolo vale 50 punti in più; 60 se ne chiude due insieme, come qui.',
    },
    buy: {
      heading: 'Pescare',
      text: 'Invece di posare una tessera puoi pescarne una al costo di 5 punti, fino a tre. Dopo la terza ne posi una, oppure passi al costo di altri 10 punti.',
    },
    end: {
      heading: 'Fine della manche',
      text: 'Chi per primo posa la sua ultima tessera riceve 25 punti e la somma di tutte le tessere che gli altri hanno ancora.',
    },
  },
  aim: {
    heading: 'Scopo del gioco',
    text: [
      'Ci sono 56 tessere triangolari con un numero da 0 a 5 in ogni angolo. Si posano lato contro lato, in modo che tutti i numeri che si incontrano in un angolo siano uguali. Letti in senso orario a partire dal più basso, i numeri di una tessera non scendono mai.',
      'Ogni tessera vale la somma dei suoi numeri, e di più se completa un ponte o un esagono. Una manche finisce quando qualcuno non ha più tessere. La partita finisce dopo la manche in cui qualcuno raggiunge il traguardo di 400 punti, e vince il totale più alto.',
    ],
  },
  start: {
    heading: 'Inizio di una manche',
    text: [
      'Da soli o in due si ricevono 9 tessere a testa, in tre o quattro 7, in cinque o sei 6. Le altre formano la riserva.',
      'Poi ognuno pesca una tessera, e comincia chi ha la somma più alta; chi è in parità pesca di nuovo, e le tessere pescate tornano nella riserva. Chi comincia posa una tessera a scelta e ne segna i numeri come punti. Nel regolamento americano comincia la tripla più alta, cioè la tessera più alta con tre numeri uguali. Va posata e vale 10 punti in più; chi ha tre zeri può posare invece quella tessera, per 40 punti. Se nessuno ha una tripla, comincia la somma più alta.',
    ],
  },
  laying: {
    heading: 'Posare una tessera',
    text: [
      'Al tuo turno posa una tessera in modo che abbia almeno un lato in comune con un’altra e che ogni angolo che tocca coincida, anche un angolo che tocca solo con la punta.',
    ],
    caption: 'Il lato in basso coincide, ma sulla punta il 2 tocca un 3: questa tessera non va bene.',
  },
  buying: {
    heading: 'Pescare e passare',
    text: [
      'Invece di posare una tessera puoi pescarne una dalla riserva, al costo di 5 punti, anche se una delle tue va bene. Dopo ogni pesca puoi posare una qualsiasi tessera che va bene. Quando hai cominciato a pescare, continui finché non posi una tessera o non ne hai pescate tre.',
      'Dopo la terza posi una tessera, oppure passi al costo di altri 10 punti. Quando la riserva è vuota, chi può posare una tessera deve farlo; chi non può, passa. Nel regolamento europeo non costa nulla, anche se la tua terza pesca ha svuotato la riserva. Costa 20 punti.',
    ],
  },
  bridge: {
    heading: 'I ponti',
    text: [
      'Un ponte vale 40 punti in più: la tessera ha esattamente un lato in comune con un’altra, e il suo angolo opposto tocca un’altra tessera ancora. Nel regolamento americano è un ponte anche una tessera con due o tre lati in comune.',
    ],
    caption: '3-4-4 ha un lato in comune in basso, e con la punta tocca un’altra tessera: 3+4+4, e 40 per il ponte.',
  },
  hexagon: {
    heading: 'Gli esagoni',
    text: [
      'Una tessera che chiude l’anello di sei intorno a un angolo completa un esagono. Uno vale 50 punti in più; una tessera che ne completa due o tre insieme vale 60 o 70 punti in più. Esagoni e ponte non si sommano: contano gli esagoni.',
    ],
    caption: '3-4-5 chiude due esagoni insieme: 3+4+5, e 60 per i due esagoni.',
  },
  ending: {
    heading: 'Fine di una manche',
    text: [
      'Chi posa la sua ultima tessera riceve 25 punti e la somma di tutte le tessere che gli altri hanno ancora. Prima si finisce il giro, così tutti hanno giocato lo stesso numero di turni; solo chi finisce per primo riceve questo bonus. Nel regolamento americano la manche finisce subito.',
      'Quando la riserva è vuota e nessuno può posare una tessera, la manche è bloccata. Chi ha il resto più basso riceve quanto hanno ancora gli altri, meno il proprio resto.',
    ],
  },
  variants: {
    heading: 'Varianti',
    text: [
      'Una pagina sceglie tra due regolamenti, quello europeo e quello americano, e può cambiare ogni singola regola: chi comincia, quanto costa passare, se si finisce il giro, che cos’è un ponte, quanto valgono gli esagoni, il traguardo o un numero di manche, e un limite di tempo per ogni turno. Quando il tempo è scaduto, perdi il turno, come se avessi pescato tre tessere e poi passato. Con l’orologio il tuo tempo vale per tutta la partita, e ogni turno aggiunge qualche secondo.',
      'I bambini possono giocare con un punto per tessera, di solito una sola manche, o senza punti: allora vince la manche chi resta per primo senza tessere. Con 76 tessere ci sono anche quelle speculari.',
    ],
  },
  together: {
    heading: 'Da soli e in compagnia',
    text: [
      'Si gioca al massimo in sei su un solo dispositivo. Tra un turno e l’altro le tessere sono coperte: passate il dispositivo, e chi è di turno mostra le proprie tessere. Quelle degli altri non si vedono mai, nemmeno in una partita che condividete mentre è ancora in corso.',
      'Da solo giochi una manche: posa più tessere che puoi, per più punti che puoi.',
    ],
  },
  byHand: {
    heading: 'Giocare con il dito o con il mouse',
    text: [
      'Tocca una delle tue tessere: il tavolo mostra ogni posto in cui va bene, con i punti. Toccane uno, o trascinaci la tessera; si gira da sola. Gli stessi posti sono elencati a parole in «Altro», «Tutte le mosse».',
      'Vedi tutto il tavolo finché i numeri sono abbastanza grandi; poi la parte intorno all’ultima tessera. Un pulsante sul tavolo lo mostra tutto. Sposta il tavolo con un dito o con il mouse, accanto ai posti in cui va bene una tessera, o dappertutto con due dita; ingrandisci e riduci con due dita, con Ctrl e la rotellina, o in «Altro».',
    ],
  },
  byKey: {
    heading: 'Giocare con la tastiera',
    text: [
      'I tasti freccia portano da una tessera all’altra, e con Invio o Spazio ne scegli una. Poi i tasti freccia portano da un posto all’altro, così come sono sul tavolo; Invio posa la tessera e Esc la lascia.',
      'B pesca una tessera, P passa. L rilegge l’ultima mossa, C dice quante tessere hanno tutti, T quanto tempo resta. U o Ctrl+Z annulla una mossa, R o Ctrl+Y la ripristina. H dà un suggerimento.',
      'Più e meno ingrandiscono e riducono, Maiusc con un tasto freccia sposta il tavolo, e 0 lo mostra di nuovo per intero. In una partita registrata, le frecce sinistra e destra vanno indietro e avanti, Home e Fine portano all’inizio e alla fine.',
    ],
  },
  byNotation: {
    heading: 'Scrivere le mosse',
    text: [
      'Una mossa si scrive con i numeri della tessera in senso orario a partire dalla sua punta, l’angolo che sta da solo in alto o in basso, poi @ e il posto: 012@3,-1 sta nella colonna 3 e nella riga −1. La prima tessera sta in 0,0; le colonne si contano verso destra e le righe verso il basso. Scrivi buy per pescare una tessera e pass per passare.',
      'Se la pagina chiede le tue tessere, pescale e tocca quelle che hai, oppure scrivi i loro nomi: 012,055,344. Una tessera prende il nome dai suoi numeri, in senso orario a partire dal più basso.',
    ],
  },
};
