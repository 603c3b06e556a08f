import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Impara Kubi',
  steps: {
    pairs: {
      text: 'In Kubi contano le somme di due dadi. Il 6 cerchiato è scartato; gli altri formano due coppie. Per scambiare due dadi, toccali uno dopo l’altro. Premi «Segna».',
      answers: {
        sevenAndEight:
          '3 + 4 e 3 + 5: un segno accanto al 7 e uno accanto all’8. In alto ne ha uno anche il 6 scartato.',
        sixAndNine:
          '3 + 3 e 4 + 5: un segno accanto alla somma 6 e uno accanto al 9. In alto ne ha uno anche il 6 scartato.',
      },
    },
    points: {
      text: 'Quanto vale? Da uno a quattro segni, una somma costa 200 punti, come il 6. Con cinque non vale nulla, come il 7. Dal sesto al decimo, ogni segno vale il numero stampato, come per l’8.',
    },
    worth: {
      text: 'L’8 ha sette segni: due rendono, in tutto 80 punti. Quanto rende il prossimo?',
      choices: {
        value: {
          label: '40 punti',
          text: 'Sì, il numero stampato. Ogni segno del 2 e del 12 rende 100, ma sono rari. Senza segni, una somma non costa nulla.',
        },
        sum: { label: '8 punti', text: 'La somma non è il suo valore. Guarda la colonna «l’uno».' },
        nothing: {
          label: 'Nulla',
          text: 'Dal sesto al decimo ogni segno rende, e questo sarebbe l’ottavo. Guarda la colonna «l’uno».',
        },
      },
    },
    even: {
      text: 'Il 7 ha quattro segni: −200. Forma una coppia che fa 7: tocca due dadi per scambiarli. Il foglio mostra a matita che cosa cambierebbe.',
      answers: {
        seven: 'Il quinto segno: hai recuperato i 200 punti, e d’ora in poi ogni 7 ne rende 30.',
        eights: 'L’8 ora ha quattro segni e costa ancora 200. Quali due dadi fanno 7?',
      },
    },
    double: {
      text: 'Due coppie con la stessa somma lasciano lì due segni. L’8 costa 200. Come può rendere 40 dopo questo lancio?',
      answers: {
        eights: 'Due volte 3 + 5: il quinto segno recupera 200 punti, il sesto ne rende 40.',
        ten: 'Con 5 + 5 apri il 10: il suo primo segno costa 200. Metti insieme un 3 e un 5.',
      },
    },
    choose: {
      text: 'Scarta uno dei tuoi tre numeri, in alto: l’1 o il 6. Forma coppie senza aprire una somma: il primo segno costa 200.',
      answers: {
        nines: 'Tutte e due le coppie al 9: nessuna somma aperta, e gli manca solo un segno.',
        sixAndSeven: 'Nessuna somma aperta. Il 7 rende 30, e al 6 manca solo un segno.',
        small: 'Con l’1 hai aperto una somma piccola ancora vuota: −200. Scartalo, o mettilo con un altro dado.',
        large: 'Con il 6 hai aperto una somma grande ancora vuota: −200. Scartalo, o mettilo con un altro dado.',
      },
    },
    clock: {
      text: 'L’ottavo segno accanto a un tuo numero chiude la tua partita, e l’1 ne ha sette. Continua senza aprire somme.',
      answers: {
        five: 'Resti in gioco, e il 5 ha il suo quinto segno: 200 punti recuperati.',
        sevens: 'Resti in gioco, e altri due segni accanto al 7 rendono 60 punti.',
        over: 'Era l’ottavo 1: la tua partita sarebbe finita. Anche il 6 è un tuo numero.',
        opened: 'Resti in gioco, ma hai aperto il 4 e il 10: −400. Forma altre coppie.',
      },
    },
    free: {
      text: 'Nessuno dei tuoi numeri: metti da parte un dado a scelta. Non lascia segni, quindi la fine non si avvicina. Riesci a dare il quinto segno sia al 6 sia al 9?',
      answers: {
        both: '400 punti con un solo lancio! Quando nessun dado è cerchiato, metti da parte quello che ti serve meno.',
        ten: 'Con 5 + 5 apri il 10: −200. Ti serve solo uno dei due 5.',
        nine: 'Il 9 ha cinque segni, il 6 ancora quattro. Tieni tutti e due i 3.',
        eight: 'L’8 rende, ma il 6 e il 9 costano ancora 200 ciascuno. Comincia con una coppia che fa 6.',
      },
    },
    full: {
      text: 'Il 7 ha dieci segni: tutte le sue caselle sono piene. Che cosa fa un undicesimo segno?',
      choices: {
        earns: { label: 'Rende 30', text: 'Rendono punti solo i segni dal sesto al decimo.' },
        nothing: {
          label: 'Nulla',
          text: 'Giusto: è permesso, non rende e non costa nulla. Un buon posto per una coppia che non ti serve.',
        },
        costs: { label: 'Costa 200', text: 'Costano punti solo le somme che hanno da uno a quattro segni.' },
      },
    },
    last: {
      text: 'Qui solo l’1 è un tuo numero, quindi arriva il suo ottavo segno. Quest’ultimo lancio vale ancora per intero. Da soli si vince con 500 punti; ne hai 340. Come vinci?',
      answers: {
        won: 'Hai vinto! Il 10 ha il suo quinto segno, e il 7, già pieno, accoglie l’altra coppia.',
        lost: 'Sono 90 punti in più: non bastano. Quale somma ti costa ancora 200?',
      },
    },
    several: {
      text: 'A Kubi si gioca da uno a otto, ognuno con il proprio foglio e i propri tre numeri. Ann ha lanciato questi dadi. Chi li segna?',
      choices: {
        roller: { label: 'Solo Ann', text: 'Allora gli altri dovrebbero solo aspettare. In Kubi non aspetta nessuno.' },
        everyone: {
          label: 'Tutti',
          text: 'Sì, ogni lancio vale per tutti. Quando il tuo foglio è finito, gli altri continuano. Vince il totale più alto.',
        },
      },
    },
    turn: {
      text: 'Ora decidi tu. Quale numero ha ancora posto per uno scarto? A quali somme servono segni? Segna bene questo lancio.',
      answers: {
        sixes: 'Meglio di così non si può: il numero 6 ha più posto di tutti, e due volte la somma 6 rende 80.',
        nine: 'Ben fatto: il 9 ha il suo quinto segno, l’8 rende 40 e nessuna somma è stata aperta.',
        good: 'Bene: nessuna somma aperta, e c’è tempo per altri lanci.',
        two: 'Buone somme, ma il 2 ha già cinque segni. Scarta un numero con più posto.',
        opened: 'Così apri una somma: −200, e per arrivare a cinque segni resta poco tempo. Resta sulle somme che hai.',
      },
    },
    begin: {
      text: 'Una partita comincia così: scegli tre numeri e barrali. Li scarterai, quindi quasi tutte le somme verranno dagli altri tre. Poi segna il tuo primo lancio.',
      answers: {
        close: 'Una scelta forte: gli altri tre sono vicini fra loro e danno sempre le stesse poche somme.',
        middle:
          'Si può fare, ma l’1 e il 6 restano in gioco e danno molte somme diverse. La prossima volta prova a barrare 1, 2 e 6.',
        crossed: 'Ora questi sono i tuoi tre numeri. Accanto a ognuno c’è posto per otto segni.',
        oneSum: 'Una sola somma aperta: un bell’inizio!',
        twoSums: 'Due somme aperte, −400: quasi tutte le partite cominciano così. Ora aggiungi altri segni lì.',
      },
      reply: 'Ed ecco il tuo primo lancio.',
    },
  },
  end: 'Buona prima partita, e prima di aprire una somma chiediti se avrà cinque segni.',
};
