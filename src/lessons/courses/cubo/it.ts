import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Impara Cubo',
  steps: {
    square: {
      text: 'In Cubo costruisci un quadrato con nove dadi. Righe e colonne fanno guadagnare punti: quanti, lo leggi accanto e sotto. Il numero nell’angolo dice quanto vale tutto il quadrato.',
    },
    street: {
      text: 'Tre numeri consecutivi, crescenti o decrescenti, sono una scala e valgono il più alto. La riga in basso è ancora in disordine: tocca il 5, poi il 4, e si scambiano di posto.',
      answers: {
        right: '3 4 5: una scala. Vale il suo numero più alto, quindi 5 punti.',
        other: 'Anche questa è una scala! Vale il suo numero più alto: lo leggi accanto alla riga o sotto la colonna.',
        call: 'Con «Cubo!» smetti di costruire, e per ora niente vale punti. Prima tocca il 5 e il 4 nella riga in basso.',
        roll: 'Così rilanci tutti e nove i dadi. Non ancora: prima tocca il 5 e il 4 nella riga in basso.',
        mixed: 'La riga è quella giusta, ma i numeri non sono ancora in ordine. Forma 3 4 5.',
        none: 'Così non nasce una scala. Guarda la riga in basso: 3, 4 e 5 ci sono già, ma in disordine.',
      },
    },
    lane: {
      text: 'Tre numeri uguali sono un tris e valgono uno di loro: 5 5 5 vale 5 punti. Completa la colonna a sinistra.',
      answers: {
        right: '5 5 5: un tris. Vale 5 punti, non 15.',
        call: 'Non annunciare ancora: nessuna linea vale punti. Nella colonna a sinistra manca un 5.',
        roll: 'Tieni questi dadi: tre di loro mostrano un 5. Porta anche il terzo nella colonna a sinistra.',
        none: 'Nella colonna a sinistra manca ancora un 5. Guarda negli angoli: quale 1 può sostituire?',
      },
    },
    colour: {
      text: 'Una scala o un tris di un solo colore vale il doppio. La riga in alto, 4 5 6, vale 6 punti. Falla tutta rossa, e ne vale 12.',
      answers: {
        right: 'Tutta rossa: 12 punti invece di 6. I colori contano quanto i numeri.',
        broken: 'Ora la scala è interrotta. Solo il 5 blu deve andarsene, e un altro 5 prende il suo posto.',
        call: 'Non annunciare ancora: 6 punti possono diventare 12. Sostituisci il 5 blu nella riga in alto.',
        roll: 'Tieni questi dadi: hai già tutto quello che serve. Quale dado rosso può sostituire il 5 blu?',
        none: 'Nella riga in alto c’è ancora un 5 blu. Quale dado rosso può prendere il suo posto?',
      },
    },
    white: {
      text: 'Il dado bianco resta nella casella centrale e va con tutti i colori. Nella sua colonna conta già come blu: ora fai della riga di mezzo una scala rossa.',
      answers: {
        right: 'Rosso nella sua riga e insieme blu nella sua colonna: 10 punti per ciascuna.',
        column: 'Così interrompi la colonna blu, che vale già 10. Nella riga di mezzo, solo il 5 blu deve andarsene.',
        call: 'Non annunciare ancora: la riga di mezzo può valere 10 invece di 5. Sostituisci il suo 5 blu.',
        roll: 'Tieni questi dadi: ti manca solo un 5 rosso, e ce n’è uno lì vicino.',
        none: 'La riga di mezzo deve diventare 3 4 5 in rosso e bianco. Quale dado rosso può sostituire il 5 blu?',
      },
    },
    worth: {
      text: 'Lascia stare il quadrato: quale di queste tre linee varrebbe di più?',
      choices: {
        street: {
          label: '4 5 6 in due colori',
          text: '6 punti, il numero più alto. Ma una linea di un solo colore vale il doppio.',
        },
        lane: { label: '5 5 5 di un solo colore', text: 'Giusto: 5 per il tris, raddoppiati dal colore, fanno 10.' },
        six: {
          label: '6 6 6 in due colori',
          text: '6 punti: un tris vale il suo numero una volta sola. E una linea di un solo colore vale il doppio.',
        },
      },
    },
    both: {
      text: 'Ogni dado fa parte di una riga e di una colonna. Con un solo scambio completi insieme la riga in alto e la colonna a destra. Quale dado va nel loro angolo in comune?',
      answers: {
        right: 'Il 6 serve a due linee insieme: 6 + 6 fa 12 punti. Sono questi i dadi che fanno vincere.',
        one: 'Una linea è completa. Ma l’angolo in alto a destra ne serve due: quale numero va bene per tutte e due?',
        call: 'Non annunciare ancora: nessuna linea vale punti. Un solo scambio ne vale 12.',
        roll: 'Tieni questi dadi: un solo scambio vale 12 punti. Guarda l’angolo in alto a destra.',
        none: 'Nessuna linea è completa. Che cosa viene dopo 4 5 nella riga in alto? Alla colonna a destra serve lo stesso numero.',
      },
    },
    roll: {
      text: 'Che sfortuna, questi dadi! Finché nessuno ha annunciato «Cubo!», puoi rilanciarli tutti e nove, quante volte vuoi. Premi «Rilancia tutti i dadi».',
      answers: {
        right: 'Sempre tutti e nove, mai solo alcuni.',
        call: 'Annunciare adesso non varrebbe nulla. Meglio rilanciare tutti i dadi.',
        swap: 'Potresti costruire, ma con questi dadi arrivi al massimo a 6 punti. Rilanciali tutti.',
      },
      reply: 'I nuovi dadi valgono già 6 punti, e se ne può ricavare di più.',
    },
    call: {
      text: 'Il quadrato ti soddisfa? Premi «Cubo!»: viene coperto e resta com’è. Poi prendi uno dei quattro dadi al centro del tavolo. Quale completerebbe la riga in alto?',
      answers: {
        called: 'Il tuo quadrato è coperto. Ora tocca, al centro del tavolo, il dado che vuoi.',
        right:
          'Il 6 rosso, per un 4 5 6 rosso nella riga in alto. In compagnia, chi annuncia per primo sceglie per primo. Ma appena a costruire resta una sola persona, hai solo 6 secondi per scegliere.',
        other: 'Questo non va: dopo 4 5 serve un 6. Guarda ancora il tuo quadrato, poi annuncia di nuovo.',
        without: 'Se nessuno ti aiuta, puoi non prenderne. Ma uno di loro forma 4 5 6: annuncia di nuovo e prendilo.',
        roll: 'Sarebbe un peccato rilanciare: questo quadrato vale 28. Premi «Cubo!».',
        swap: 'Così il tuo quadrato non migliora. Premi «Cubo!».',
      },
    },
    exchange: {
      text: 'Quando tutti hanno annunciato, il tuo 6 rosso può sostituire uno dei tuoi dadi, tranne quello bianco. Su ognuno leggi quanto guadagni o perdi. Toccane uno, poi premi «Cambia».',
      answers: {
        right: 'Da 28 a 46 punti! L’1 blu va al centro del tavolo, e la manche è finita.',
        keep: 'Se nessun cambio ti aiuta, tieni i tuoi dadi. Ma qui uno promette 18 punti in più.',
        other: 'Così perdi punti. Cerca il dado con il più: non fa ancora parte di nessuna linea che vale.',
      },
    },
    last: {
      text: 'In compagnia si costruisce tutti insieme. Il giocatore 2 ha annunciato e preso un dado; manchi solo tu, e hai 6 secondi. Che cosa fai?',
      choices: {
        roll: {
          label: 'Rilanciare tutti i dadi',
          text: 'Non si può più: dopo il primo annuncio nessuno rilancia in questa manche.',
        },
        call: {
          label: '«Cubo!»',
          text: 'Giusto: i tuoi 13 punti sono al sicuro, e hai altri 6 secondi per prendere uno dei dadi rimasti.',
        },
        build: {
          label: 'Continuare a scambiare',
          text: 'Si può, ma se dopo 6 secondi non hai annunciato, in questa manche non hai né dado né punti.',
        },
      },
    },
    rounds: {
      text: 'Una partita ha sei manche, ognuna con un nuovo lancio; il dado avuto in cambio resta tuo. Vince il totale più alto. Da soli ogni manche dura 60 secondi, tranne la tua primissima. Se non annunci in tempo, niente punti.',
    },
    turn: {
      text: 'E ora una manche intera, senza cronometro: costruisci, annuncia, prendi un dado dal centro del tavolo e cambialo con uno dei tuoi. Arrivi a 20 punti?',
      answers: {
        great: '30 punti o più: puoi sfidare chiunque!',
        good: 'Ben giocato! 20 punti sono una buona manche, e questi dadi possono valere ancora di più.',
        less: 'Meno di 20. Riprova: cerca prima una scala di un solo colore, poi dadi che servono a due linee.',
        roll: 'Questi non rilanciarli: possono valere più di 30 punti. Li ritrovi com’erano all’inizio.',
      },
    },
  },
  end: 'Ora gioca la tua prima partita. Un consiglio: prima di annunciare guarda il centro del tavolo, e lascia un vuoto che uno dei suoi dadi può colmare.',
};
