import type { KubiHelp } from './terms.js';

export const help: KubiHelp = {
  title: 'Come si gioca a Kubi',
  cards: {
    goal: {
      heading: 'Scopo',
      text: 'Raccogli molti segni accanto a poche somme. Pochi segni costano punti, molti ne fanno guadagnare. Vince il totale più alto; in solitario si vince da 500 punti in su.',
    },
    numbers: {
      heading: 'I tuoi tre numeri',
      text: 'Prima del primo lancio, barra tre numeri. Quando un lancio ne mostra qualcuno, devi scartare uno di quei dadi.',
    },
    roll: {
      heading: 'Un lancio',
      text: 'Scarta un dado con uno dei tuoi numeri; se non c’è, mettine da parte uno. Con gli altri quattro forma due coppie: ognuna lascia un segno accanto alla sua somma.',
    },
    score: {
      heading: 'I punti',
      text: 'Da uno a quattro segni, una somma costa 200 punti; con cinque non vale nulla. Dal sesto al decimo, ogni segno vale il numero stampato. Senza segni non costa nulla.',
    },
    end: {
      heading: 'La fine',
      text: 'Con l’ottavo segno accanto a uno dei tuoi numeri, il tuo foglio è finito. Ogni lancio vale per tutti; gli altri continuano finché tutti i fogli non sono finiti.',
    },
  },
  aim: {
    heading: 'Scopo del gioco',
    text: [
      'Si lanciano cinque dadi, un lancio dopo l’altro. Ogni lancio lascia dei segni accanto a due somme del tuo foglio. Una somma con pochi segni costa punti, una con molti ne fa guadagnare. Vince chi ha il totale più alto; in solitario si vince da 500 punti in su.',
      'Si gioca da soli o in compagnia, fino a otto persone, ognuna con il proprio foglio. Ogni lancio vale per tutti.',
    ],
  },
  setUp: {
    heading: 'Inizio della partita',
    text: [
      'Prima del primo lancio, barra tre numeri diversi da 1 a 6. I dadi che li mostrano saranno i tuoi scarti; accanto a ogni numero c’è posto per otto segni.',
    ],
  },
  roll: {
    heading: 'Segnare un lancio',
    text: [
      'Se i dadi mostrano uno o più dei tuoi tre numeri, devi scartare uno di quei dadi. Lo scarto lascia un segno accanto al suo numero.',
      'Con gli altri quattro dadi forma due coppie, come preferisci. Ogni coppia lascia un segno accanto alla sua somma; due coppie con la stessa somma lasciano lì due segni.',
    ],
    caption: 'I numeri sono 1, 4 e 6. Da 1 2 3 4 6 si scarta l’1; 3 e 4 fanno 7, 2 e 6 fanno 8.',
  },
  freeRide: {
    heading: 'Nessuno dei tuoi numeri',
    text: [
      'Se non è uscito nessuno dei tuoi tre numeri, scegli liberamente quale dado mettere da parte. Non lascia nessun segno: un lancio così non ti avvicina alla fine.',
    ],
  },
  score: {
    heading: 'Quanto valgono i segni',
    text: [
      'Una somma senza segni non vale nulla. Da uno a quattro segni costano 200 punti, con cinque esatti si torna a zero.',
      'Dal sesto al decimo, ogni segno fa guadagnare il valore stampato accanto alla somma. Se ne possono fare altri, ma non contano più.',
    ],
    caption: 'Questo foglio è finito: accanto al 5 ci sono otto segni. Le somme valgono in tutto 200 punti.',
  },
  end: {
    heading: 'Fine della partita',
    text: [
      'Il tuo foglio è finito con l’ottavo segno accanto a uno dei tuoi numeri; quel lancio si segna ancora per intero. Gli altri continuano finché tutti i fogli non sono finiti.',
      'Vince il totale più alto. Chi ha lo stesso totale si classifica a pari merito.',
    ],
  },
  byHand: {
    heading: 'Giocare con il dito o con il mouse',
    text: [
      'I dadi sono disposti all’inizio come rendono di più subito: uno da parte, due coppie. Tocca due dadi per scambiarli, o trascinane uno sull’altro. Un dado cerchiato mostra uno dei tuoi numeri.',
      'I segni che faresti appaiono a matita sul foglio, insieme a ciò che cambiano. Con «Segna» diventano definitivi. Puoi anche scegliere dall’elenco, dove tutto è scritto a parole: «Tutte le mosse», in «Altro».',
      'Se giocate in più persone, i pulsanti sopra il foglio dicono chi deve ancora scegliere e servono a mostrare gli altri fogli. «Annulla la mossa» annulla ciò che è stato segnato sul foglio mostrato.',
    ],
  },
  byKey: {
    heading: 'Giocare con la tastiera',
    text: [
      'I tasti freccia portano da un dado all’altro. Invio o Spazio sceglie un dado e lo scambia con il successivo. D lo mette da parte, 1 e 2 lo mettono nella prima o nella seconda coppia, Backspace ed Esc rimettono tutti i dadi.',
      'Prima del primo lancio scegli con i tasti numerici i numeri da barrare. Nell’elenco delle scelte selezioni con i tasti freccia e confermi con Invio.',
      'U o Ctrl+Z annulla una mossa, R o Ctrl+Y la ripristina. H dà un suggerimento. In una partita registrata, le frecce sinistra e destra vanno indietro e avanti, Home e Fine portano all’inizio e alla fine.',
    ],
  },
  byNotation: {
    heading: 'Scrivere le mosse',
    text: [
      'x126 barra tre numeri. Un lancio si segna con il dado messo da parte e le due coppie: 1|34|66, o semplicemente 1 34 66. Un dado che non lascia segni va tra parentesi: (2)|34|66.',
    ],
  },
  onPaper: {
    heading: 'Dadi veri, carta vera',
    text: [
      'Se la pagina chiede di usare i tuoi dadi, lanciali e tocca i valori usciti, oppure digita le cinque cifre. Con «Stampa un foglio vuoto» hai un foglio su cui giocare con la penna.',
    ],
  },
};
