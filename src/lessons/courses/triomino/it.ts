import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Impara Triomino',
  steps: {
    goal: {
      text: 'A Triomino si posano a turno tessere triangolari, con un numero in ogni angolo. Ogni tessera vale punti. Si giocano più manche, di solito fino a 400 punti, e vince il totale più alto. Da soli si gioca una manche.',
    },
    lead: {
      text: 'In basso ci sono le tue tessere. Ognuna vale la somma dei suoi numeri. Cominci tu, con una tessera a scelta. Prendi quella che vale di più: toccala, poi tocca il posto che appare sul tavolo.',
      answers: {
        ten: '2+3+5: cominci con 10 punti.',
        seven: 'Questi numeri fanno 7. Somma anche gli altri: una delle tue tessere vale 10.',
        three: '0+1+2 fa solo 3. Somma anche gli altri: una delle tue tessere vale 10.',
      },
    },
    side: {
      text: 'L’avversario ha posato 0-2-5 accanto alla tua: 2 con 2, 5 con 5. Posa una tessera allo stesso modo, lato contro lato. Quelle che non vanno bene da nessuna parte sono più scure.',
      answers: {
        seven: '2 tocca 2, 3 tocca 3: 7 punti. Erano scritti accanto al posto prima che posassi la tessera.',
        three:
          '0 tocca 0, 2 tocca 2: 3 punti. 2-2-3 ne avrebbe dati 7. Accanto a ogni posto c’è scritto quanto vale la tessera lì.',
        buy: 'Così peschi una tessera al costo di 5 punti. Per ora non serve: due delle tue vanno bene.',
      },
    },
    corner: {
      text: 'Tutti i numeri che si incontrano in un angolo devono essere uguali, anche dove una tessera tocca solo con la punta. Quale delle tue va bene tra le due segnate?',
      answers: {
        gap: '3 con 3 sul lato, 2 con 2 sulla punta. Ma perché 48 punti invece di 8? Ora lo vedi.',
        outside: 'È la tessera giusta! Ora posala nello spazio libero, dove il suo 2 tocca il 2 di 1-2-2.',
        other:
          'Qui va bene, ma non nello spazio libero: lì la sua punta toccherebbe un 2. Quale tessera ha due 3 e un 2?',
        buy: 'Non serve pescare: una delle tue tre tessere va bene nello spazio libero.',
      },
    },
    bridge: {
      text: 'Era un ponte: un solo lato tocca una tessera, e l’angolo opposto ne tocca un’altra. Vale 40 punti in più. Qui una delle tue tessere fa un ponte. Posala!',
      answers: {
        bridge: 'Un lato contro una tessera, la punta contro un’altra: un ponte. 8 punti per la tessera, e 40 in più.',
        far: 'È la tessera giusta, ma qui la sua punta non tocca niente. C’è un altro posto, che vale molto di più.',
        other:
          'Un lato sì, ma la punta no: non è un ponte. Tocca le tue tessere una per una. Dove si può fare un ponte, i punti sono dorati.',
        buy: 'Non serve pescare: una delle tue tre tessere fa un ponte.',
      },
    },
    hexagon: {
      text: 'Sei tessere intorno a un angolo formano un esagono. Chi posa la sesta guadagna 50 punti in più. Qui cinque sono segnate. Chiudi l’anello!',
      answers: {
        hexagon: 'L’anello è chiuso: 13 punti per la tessera, e 50 in più.',
        outside: 'È la tessera giusta, ma qui l’anello resta aperto. C’è un altro posto.',
        other: 'L’anello è ancora aperto. Serve un 5 in alto, e un 4 in ciascuno degli altri angoli.',
        buy: 'Non serve pescare: una delle tue tre tessere chiude l’anello.',
      },
    },
    two: {
      text: 'A volte una tessera chiude due esagoni insieme. Vale 60 punti in più; tre insieme ne valgono 70. Trova la tessera che ne chiude due.',
      answers: {
        two: 'Due anelli in un colpo solo: 67 punti. È raro guadagnare di più in un turno.',
        one: 'Un esagono, 51 punti. Ben visto, ma un’altra tessera ne chiude due.',
        outside: 'È la tessera giusta! Ora posala nello spazio che ha tessere su tutti e tre i lati.',
        other: 'Così non si chiude nessun esagono. Guarda lo spazio che ha tessere su tutti e tre i lati.',
        buy: 'Non serve pescare: una delle tue tre tessere chiude due esagoni.',
      },
    },
    buy: {
      text: 'Nessuna delle tue tessere va bene. Premi «Pesca» per averne un’altra, al costo di 5 punti. Puoi farlo anche se una tessera va bene, fino a tre volte per turno.',
      answers: {
        buy: 'Pescare una tessera costa 5 punti. Dopo ogni pesca puoi posare una qualsiasi tessera che va bene.',
        lay: '11 punti per la tessera, meno 5 per averla pescata: 6 punti, e tocca all’avversario.',
      },
      reply: 'È 3-4-4, e va bene. Posala!',
    },
    pass: {
      text: 'Che sfortuna: hai pescato tre tessere e ancora nessuna va bene. Una quarta non si pesca mai, e si passa prima solo se la riserva è vuota. Premi «Passa»: costa altri 10 punti.',
      answers: {
        pass: '5+5+5+10: questo turno ti è costato 25 punti. Peggio di così non va mai.',
      },
    },
    out: {
      text: 'La tua ultima tessera! Chi finisce per primo riceve 25 punti. Si completa il giro, così tutti giocano lo stesso numero di turni; poi ricevi anche la somma delle tessere rimaste agli altri. Posala!',
      answers: {
        out: '11 per la tessera, 25 perché è l’ultima, 15 per le tessere dell’avversario: 51 punti. Aveva cominciato l’avversario: il giro è completo, e la manche è finita.',
        buy: 'Non pescare adesso: la tua ultima tessera va bene.',
      },
    },
    blocked: {
      text: 'Quando la riserva è vuota, posi se puoi; se no, passi gratis. Dopo la tua 0-2-5 nessuno può più: vince il resto più basso. Il tuo sarà 9, quello dell’avversario 22. Quanti punti ti dà?',
      choices: {
        difference: {
          label: '13',
          text: 'Sì: i 22 dell’avversario meno i tuoi 9. Anche per questo conviene posare presto le tessere alte.',
        },
        theirs: { label: '22', text: 'Quasi: vanno ancora tolti i tuoi 9.' },
        nothing: { label: 'Nessuno', text: 'E invece sì: ricevi quanto resta all’avversario, meno il tuo resto.' },
      },
    },
    target: {
      text: 'A ogni manche, in due, si ricevono nove tessere a testa, e comincia chi pesca la più alta. A metà di una manche arrivi a 402 punti. Hai vinto?',
      choices: {
        no: {
          label: 'Non ancora',
          text: 'Giusto: la manche si gioca fino in fondo. Solo allora vince il totale più alto.',
        },
        yes: { label: 'Sì', text: 'Non ancora: la manche si gioca fino in fondo, e possono ancora superarti.' },
      },
    },
    turn: {
      text: 'Ora un turno tutto tuo. Tocca le tue tessere, confronta i posti e posa quella che vale di più.',
      answers: {
        best: 'Un ponte, e 48 punti. Sai giocare a Triomino!',
        elsewhere: 'È la tessera giusta, ma non il posto migliore: lì i punti sono dorati.',
        other: 'Si può avere di più: in un posto i punti sono dorati. Quale tessera ci va?',
        buy: 'Non serve pescare: alcune delle tue tessere vanno bene. Toccale per vedere quanto valgono.',
      },
    },
  },
  end: 'Ora gioca la tua prima partita! Un consiglio: prima di posare una tessera alta, cerca un ponte o un esagono.',
};
