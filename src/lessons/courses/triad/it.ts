import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Impara Triad',
  steps: {
    goal: {
      text: 'Si comincia con sei dadi a testa, che mostrano 1, 2 o 3. I tuoi sono bianchi. Vince chi per primo toglie dal tabellone tre dei propri dadi. Qui entrambi ne hanno già tolti due.',
    },
    move: {
      text: 'Tocca a te: gira uno dei tuoi dadi su un altro valore e muovilo di altrettante caselle in linea retta. Tocca un dado per vedere dove può andare, poi tocca una casella.',
      answers: { made: 'Esatto: dopo la mossa, un dado mostra di quante caselle si è spostato.' },
    },
    way: {
      text: 'Anche le diagonali vanno bene. Ma il valore deve cambiare, e i dadi non si saltano mai. Muovi l’unico dado che può raggiungere la casella in evidenza.',
      answers: {
        reached:
          'Sì, tre caselle in diagonale, come 3. Il 2 in d6 dovrebbe restare un 2, e la strada dell’1 in b1 è sbarrata.',
        elsewhere: 'È il dado giusto! Con quale valore arriva esattamente sulla casella in evidenza?',
        other: 'È una mossa valida, ma non verso la casella in evidenza. Tocca gli altri tuoi dadi: quale può andarci?',
      },
    },
    equal: {
      text: 'Tre dadi uguali, adiacenti e in linea retta, formano una triade se ci sono entrambi i colori. Metti un 2 accanto ai dadi in evidenza, poi tocca il tuo dado per toglierlo.',
      answers: {
        made: '2 2 2: la tua prima triade, e un dado in meno sul tabellone.',
        elsewhere: 'È il dado giusto! Girato su 2, va in diagonale accanto ai dadi in evidenza.',
        other: 'Non è ancora una triade. La riga continua in e6: quale dei tuoi dadi ci arriva come 2?',
      },
    },
    oneTwoThree: {
      text: 'Anche 1, 2 e 3 formano una triade, in qualsiasi ordine e direzione: in riga, in colonna o in diagonale. Riempi il vuoto tra i dadi in evidenza.',
      answers: {
        made: 'Ottimo: 2, 3 e 1 in diagonale.',
        elsewhere: 'È il dado giusto! Tra il 2 e l’1 ci vuole un 3.',
        other: 'Non è ancora una triade. Il vuoto è in e5 e ci vuole un 3: quale dado è a tre caselle?',
      },
    },
    colours: {
      text: 'Una riga, una colonna e una diagonale sono in evidenza. Solo una è una triade: quale? Ricorda i due colori.',
      choices: {
        row: {
          label: 'Riga',
          text: 'I due colori ci sono, ma 1 1 2 non è né tre volte lo stesso valore né 1, 2 e 3.',
        },
        column: { label: 'Colonna', text: 'Tre 2, ma tutti bianchi: ci vuole anche il Nero.' },
        diagonal: { label: 'Diagonale', text: 'Giusto: 3, 1 e 2, e ci sono entrambi i colori.' },
      },
    },
    takeOff: {
      text: 'Forma 3 3 3 nella colonna in evidenza. Due di questi dadi sono tuoi, e scegli tu quale togliere. Scegli bene: al Nero manca una sola triade.',
      answers: {
        moved: 'Ben scelto: si può togliere anche il dado appena mosso, e il 3 in b4 al Nero non serve.',
        helpful: 'Il tuo 3 in b5 resta accanto al 2 del Nero, che ci aggiunge un 1 e vince. Togli l’altro dado.',
        elsewhere: 'È il dado giusto! Girato su 3, riempie il vuoto nella colonna.',
        other: 'Non è ancora una triade. Il vuoto tra i 3 in evidenza è in b5: quale dado ci arriva come 3?',
      },
    },
    two: {
      text: 'Ai quattro 1 in evidenza manca un dado nella stessa casella: forma due triadi con una mossa! Anche in questo caso togli un solo dado: uno qualsiasi dei tuoi in queste due triadi.',
      answers: {
        made: 'Due triadi, un dado tolto: non è mai più di uno.',
        single: 'La casella giusta, e una triade: 2, 3 e 1. Ma come 1 un dado ne forma due.',
        elsewhere: 'È il dado giusto! Gli basta muoversi di una casella.',
        other: 'Due linee di dadi in evidenza si incrociano su una casella libera. Lì ci vuole un 1.',
      },
    },
    standing: {
      text: 'Supponi di aver tolto il dado in e3; poi il Nero ha mosso. L’altra triade è ancora lì, in evidenza. Che cosa ti dà in questa mossa?',
      choices: {
        another: {
          label: 'Togliere un altro dado',
          text: 'No. Una triade vale solo nella mossa che la forma. Per togliere un altro dado formane una nuova.',
        },
        nothing: { label: 'Niente', text: 'Giusto. Una triade vale una volta sola: nella mossa che la forma.' },
      },
    },
    defend: {
      text: 'Attenzione a ciò che può fare il Nero. Lungo la freccia un 2 nero arriverebbe in d1 e formerebbe 2 1 3 con due dei tuoi dadi: il Nero vincerebbe. Impediscilo!',
      answers: {
        filled: 'Bene: ora d1 è occupata.',
        away: 'Bene: senza quel dado non c’è più nessuna triade da formare.',
        barred: 'Bene: la strada è sbarrata, e la linea è interrotta.',
        column: 'La riga è salva, ma ora un 2 nero arriva in f4: 2, 3 e 1 in colonna.',
        beside: 'La strada è sbarrata, ma ora un 1 nero arriva in e3, sopra i tuoi 1 in e2 ed e1.',
        other: 'Il Nero arriva comunque in d1 e vince. Occupa d1, sbarra la strada o sposta un dado fuori dalla linea.',
      },
    },
    win: {
      text: 'Hai già tolto due dadi. Trova la triade che vince la partita.',
      answers: {
        won: 'Hai tolto il terzo dado, quindi vinci subito! Ancora una regola: se la stessa posizione si presenta per la terza volta, la partita finisce in parità.',
        elsewhere: 'È il dado giusto! Deve diventare un 2, come i due che raggiunge.',
        other: 'Non è una triade. Due 2 neri sono adiacenti su una diagonale: dove continua?',
      },
    },
    stuck: {
      text: 'Succede di rado: ogni strada verso un nuovo valore è sbarrata. Gira un dado sul posto, o muovilo senza girarlo.',
      answers: {
        turned:
          'Bene. Si può solo se nessun dado può muoversi con un nuovo valore. Anche una triade formata così vale.',
        moved:
          'Bene: una casella, e sempre 1. Si può solo se nessun dado può muoversi con un nuovo valore. Anche una triade formata così vale.',
      },
    },
    start: {
      text: 'Una partita comincia così: si lanciano i dadi e si dispongono in ordine crescente, a partire dalla sinistra di ciascun giocatore. Comincia il Bianco. Fai le prime due mosse senza concedere triadi al Nero.',
      answers: {
        triad: 'Una triade, e così presto!',
        safe: 'Bene: il Nero non può formare subito una triade.',
        unsafe: 'Va bene, ma attenzione: ora il Nero può formare una triade.',
      },
      reply: 'Il Nero ha mosso. Tocca di nuovo a te.',
    },
  },
  end: 'Ora gioca la tua prima partita: prima di ogni mossa, guarda che cosa potrebbe fare poi l’avversario. Con la stessa posizione per la terza volta la partita finisce in parità.',
};
