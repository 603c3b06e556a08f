import type { CuboHelp } from './terms.js';

export const help: CuboHelp = {
  title: 'Come si gioca a Cubo',
  cards: {
    goal: {
      heading: 'Scopo',
      text: 'Con nove dadi costruisci un quadrato in cui righe e colonne fanno guadagnare punti. Dopo sei manche vince il totale più alto.',
    },
    lines: {
      heading: 'Scale e tris',
      text: 'Tre numeri consecutivi sono una scala e valgono il più alto. Tre numeri uguali sono un tris e valgono uno di loro. Di un solo colore valgono il doppio. Il bianco va con tutti.',
    },
    build: {
      heading: 'Costruire',
      text: 'Scambia i dadi a due a due, tranne quello bianco al centro. Finché nessuno ha annunciato, puoi anche rilanciarli tutti e nove.',
    },
    call: {
      heading: 'Annunciare',
      text: 'Il quadrato ti soddisfa? Annuncia «Cubo!» e prendi un dado dal centro del tavolo, o nessuno. Chi costruisce per ultimo ha 6 secondi; poi il quadrato non vale nulla.',
    },
    exchange: {
      heading: 'Il cambio',
      text: 'Quando tutti i quadrati sono coperti, il dado dal centro del tavolo può prendere il posto di uno dei tuoi, tranne quello bianco. Oppure tieni i tuoi.',
    },
  },
  aim: {
    heading: 'Scopo del gioco',
    text: [
      'Con nove dadi costruisci un quadrato di tre righe e tre colonne. Le righe e le colonne con tre numeri consecutivi o con tre numeri uguali fanno guadagnare punti, e il doppio se sono di un solo colore. Si costruisce tutti insieme, e chi finisce per primo sceglie per primo tra i dadi al centro del tavolo.',
      'Si gioca da soli o in compagnia, fino a quattro persone. Vince chi dopo sei manche ha il totale più alto.',
    ],
  },
  setUp: {
    heading: 'Inizio della partita',
    text: [
      'Ognuno ha nove dadi: quattro rossi, quattro blu e uno bianco. Altri quattro stanno al centro del tavolo, due rossi e due blu.',
      'Ogni manche comincia con un lancio di tutti i dadi, prima quelli al centro del tavolo. Poi si gioca tutti insieme; solo i cambi si fanno uno alla volta.',
    ],
  },
  building: {
    heading: 'Costruire il quadrato',
    text: [
      'I tuoi nove dadi formano un quadrato, con quello bianco nella casella centrale, dove resta. Gli altri puoi scambiarli a due a due, tutte le volte che vuoi.',
      'Finché nessuno ha annunciato, puoi anche riprendere in mano tutti e nove i dadi e rilanciarli, tutte le volte che vuoi, ma mai solo alcuni. Finché li hai in mano, non puoi né scambiare dadi né annunciare. Se proprio allora arriva il primo annuncio, li lanci ancora, quest’unica volta; da quel momento nessuno riprende più i dadi in mano.',
    ],
  },
  calling: {
    heading: 'Annunciare Cubo',
    text: [
      'Quando il quadrato ti soddisfa, annuncia «Cubo!». Il quadrato viene coperto e nessuno dei suoi dadi si muove più. Ora puoi prendere un dado dal centro del tavolo, o nessuno; chi arriva prima sceglie prima. Non dovrai per forza usarlo.',
      'Quando una sola persona sta ancora costruendo, ha 6 secondi da quando tutti gli altri hanno preso un dado o ci hanno rinunciato. Chi annuncia in tempo ha altri 6 secondi per prendere uno dei dadi rimasti; chi arriva troppo tardi non ha né dado né punti in questa manche.',
      'Da quando tutti tranne una persona hanno annunciato, chi non ha ancora scelto un dado ha 6 secondi; poi resta senza. Se l’ultima persona annuncia prima, si sceglie uno dopo l’altro, nell’ordine degli annunci, ciascuno entro 6 secondi.',
    ],
  },
  exchange: {
    heading: 'Il cambio',
    text: [
      'Quando tutti i quadrati sono coperti, chi ha preso un dado può cambiarlo, uno alla volta. In ogni manche comincia un’altra persona: la successiva a sinistra. Il dado va al posto di uno dei tuoi, con il numero che mostra; solo quello bianco resta dov’è. Oppure tieni tutti i tuoi dadi.',
      'Il dado che non serve va al centro del tavolo. Così nella manche successiva puoi avere più dadi di un colore che dell’altro. Una regola della casa ridà a tutti quattro dadi rossi e quattro blu in ogni manche.',
    ],
    caption:
      'È stato preso il 6 rosso. Al posto del 2 blu fa della riga in alto una scala e della colonna a destra un tris, tutti e due rossi e da 12 punti ciascuno: il quadrato vale allora 45 invece di 21.',
  },
  score: {
    heading: 'Il punteggio',
    text: [
      'Ognuna delle tre righe e delle tre colonne può contare, le diagonali no. Tre numeri consecutivi, crescenti o decrescenti lungo la riga o la colonna, sono una scala e valgono il più alto di loro. Tre numeri uguali sono un tris e valgono uno di loro. Qui i numeri di una scala possono essere in qualsiasi ordine.',
      'Una scala o un tris di un solo colore vale il doppio. Il dado bianco ha il numero che mostra e il colore che ti serve, perfino rosso nella sua riga e blu nella sua colonna.',
      'Dopo sei manche vince il totale più alto. In caso di parità la vittoria è condivisa.',
    ],
    caption:
      'Sei scale: le righe valgono 6 + 4 + 10 = 20, le colonne 3 + 4 + 5 = 12, e in tutto fa 32. La riga in alto, tutta rossa, e quella in basso, tutta blu, contano il doppio.',
  },
  practice: {
    heading: 'Allenarsi da soli',
    text: [
      'Chi gioca da solo gioca contro il tempo: 60 secondi per manche. Finché non annunci, puoi rilanciare tutti i dadi. Se annunci in tempo, puoi prendere uno dei quattro dadi al centro del tavolo; altrimenti la manche non vale nulla. Dopo ogni manche vedi il miglior quadrato che era possibile.',
      'La tua prima manche è senza cronometro. In «Altro», «Impostazioni» puoi anche scegliere dieci volte più tempo, o nessun limite: allora costruisci finché vuoi. Finché il gioco non si vede, il cronometro è fermo.',
      'Con «Pausa» fermi il tempo e copri i dadi, finché non premi «Riprendi».',
    ],
  },
  together: {
    heading: 'In compagnia su un dispositivo',
    text: [
      'Potete giocare in più persone su un solo dispositivo. Su uno schermo grande i quadrati stanno fianco a fianco, e ognuno scambia nello stesso momento i dadi del proprio. Chi è soddisfatto del proprio quadrato preme lì «Cubo!» e poi tocca un dado al centro del tavolo.',
      'Su uno schermo piccolo un quadrato è grande e gli altri sono piccoli, sopra di esso. Toccane uno piccolo per vederlo in grande.',
    ],
  },
  byHand: {
    heading: 'Giocare con il dito o con il mouse',
    text: [
      'Tocca un dado e poi un altro, e si scambiano di posto; oppure trascina l’uno sull’altro. Tocca di nuovo il dado scelto per lasciarlo. I numeri accanto e sotto il quadrato dicono quanto vale ogni riga e ogni colonna, quello nell’angolo quanto vale tutto il quadrato.',
      'Con «Rilancia tutti i dadi» lanci di nuovo tutti e nove i dadi, con «Cubo!» annunci. Poi tocca al centro del tavolo il dado che prendi, oppure «Non prenderne nessuno».',
      'Durante il cambio, su ognuno dei tuoi dadi sta scritto quanto guadagna o perde il quadrato. Toccane uno per vedere il nuovo quadrato, poi premi «Cambia» o toccalo ancora. «Tieni i tuoi dadi» lascia il quadrato com’è.',
    ],
  },
  byKey: {
    heading: 'Giocare con la tastiera',
    text: [
      'Nel quadrato i tasti freccia portano da un dado all’altro. Con Invio o Spazio ne scegli uno; premilo poi su un altro, e i due si scambiano di posto. Esc lascia il dado. Maiusc con un tasto freccia scambia subito il dado con il suo vicino, anche oltre quello bianco.',
      'Maiusc con X annuncia Cubo, Maiusc con N rilancia tutti e nove i dadi. Dopo l’annuncio i tasti da 1 a 4 prendono il dado in quel posto al centro del tavolo, e 0 non ne prende nessuno. Durante il cambio, Invio su un dado mostra come diventa il quadrato se lo cedi, ancora Invio lo cede, e K tiene i tuoi dadi.',
      'Per ascoltare quanto vale una riga premi 1, 2 o 3, per una colonna A, B o C, per tutto il quadrato Q, per il centro del tavolo M, per il tempo rimasto T. P mette in pausa la partita e la riprende. Se uno screen reader tiene per sé queste lettere, passa dalla modalità navigazione alla modalità focus.',
      'Finché nessun cronometro è in corso, U o Ctrl+Z annulla una mossa, R o Ctrl+Y la ripristina. H dà un suggerimento. In una partita registrata, le frecce sinistra e destra vanno indietro e avanti, Home e Fine portano all’inizio e alla fine.',
    ],
  },
  byNotation: {
    heading: 'Scrivere le mosse',
    text: [
      'Le caselle prendono il nome dalla colonna e dalla riga, da a1 a c3: le lettere da sinistra, i numeri dall’alto. Con swap a1c3 si scambiano di posto i dadi in a1 e in c3; basta anche solo a1c3. Con roll riprendi in mano tutti e nove i dadi, con call annunci Cubo.',
      'Con take 2 prendi il secondo dado dal centro del tavolo, con take - nessuno. Durante il cambio, put b1 mette in b1 il dado che hai preso, e con keep tieni i tuoi.',
      'Se la pagina chiede di usare i tuoi dadi, lanciali e tocca i valori usciti, oppure scrivili in cifre: quattro per il centro del tavolo, nove per un quadrato, riga per riga e ogni dado dove sta il suo colore.',
    ],
  },
};
