import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Impara Tricubo',
  steps: {
    sheet: {
      text: 'Il tuo foglio ha cinque righe, da riempire a partire da sinistra. Una riga vale il numero della sua ultima crocetta, nel cerchio: la riga 2 vale 7. Vince il totale più alto.',
    },
    worth: {
      text: 'La riga 4 ha tre crocette e vale 4. Quanto varrebbe con una crocetta in più?',
      choices: {
        next: { label: '2', text: 'Sì, il valore seguente è 2. I valori salgono e scendono: conta dove ti fermi.' },
        sum: { label: '6', text: 'I valori non si sommano: in ogni riga conta solo l’ultimo. Guarda la cornice.' },
        highest: { label: '10', text: 'Al 10 mancano ancora due crocette. La cornice indica la casella seguente.' },
      },
    },
    die: {
      text: 'Il numero di un dado dice la riga, la grandezza quante crocette: il grande tre, il medio due, il piccolo una. Tocca il 3 medio, poi la riga 3.',
      answers: {
        right: 'Due crocette: la riga 3 vale 7. Quella nella riga 1 c’era già: una partita comincia con una crocetta.',
        large: 'Quello era il dado grande: il suo 5 segna tre crocette nella riga 5. Prova con il medio.',
        small: 'Quello era il dado piccolo: il suo 4 segna una crocetta nella riga 4. Prova con il medio.',
        colour: 'Quella è una casella colorata: arriverà più avanti. Questa volta tocca la riga 3.',
      },
    },
    stop: {
      text: 'In ogni manche usi un dado. Qui tutti e tre mostrano un 2, quindi conta solo la grandezza. Quale ferma la riga 2 proprio sul 10?',
      answers: {
        right: 'La riga 2 si ferma proprio sul 10. Le crocette a matita mostrano in anticipo che cosa fa ogni dado.',
        large: 'Altre tre crocette superano il 10, e la riga 2 vale solo 5. Te ne serve una di meno.',
        small: 'Con un’altra crocetta la riga 2 scende a 2. Il 10 è una casella più in là.',
        colour: 'Le caselle colorate arriveranno più avanti. La riga 2 può salire a 10: quante crocette le servono?',
      },
    },
    draft: {
      text: 'Tutti usano lo stesso lancio. Chi è di turno prende per primo un dado; gli altri usano uno dei due rimasti, anche tutti lo stesso. Il giocatore 2 ha il 5 grande. Quale riga puoi migliorare?',
      answers: {
        right: 'La riga 1 sale da 1 a 7. Nella prossima manche tocca a te: la prima scelta è tua.',
        medium: 'La riga 2 è sul 10; con altre due crocette vale 0. Prova l’altro dado libero.',
        colour: 'Non fa danni, ma una riga può salire di 6. Cerca il numero verde.',
      },
    },
    colours: {
      text: 'Ora ogni dado rovinerebbe una riga. In alternativa può barrare la casella del suo colore o quella dei tre colori. Tutte e quattro insieme valgono 10 punti. Tocca un dado, poi una casella.',
      answers: {
        own: 'Nessuna riga è rovinata, e una delle quattro caselle è barrata. Ricorda: meno di quattro non valgono nulla.',
        shared: 'Nessuna riga è rovinata. Questa casella accetta ogni dado da 1 a 5: se puoi, tienila per ultima.',
        large: 'La riga 2 scende da 10 a 0. Tocca il dado grande, poi una delle caselle con la cornice.',
        medium: 'La riga 1 scende da 7 a 2. Tocca il dado medio, poi una delle caselle con la cornice.',
        small: 'La riga 2 scende da 10 a 5. Tocca il dado piccolo, poi una delle caselle con la cornice.',
      },
    },
    six: {
      text: 'Un 6 non può barrare caselle colorate. Conteggia una riga in anticipo, nella colonna «Al 6», e alla fine la riga conta di nuovo. Tocca il 6 piccolo, poi la tua riga migliore.',
      answers: {
        right: '10 punti che non puoi più perdere, anche se la riga 2 riceve altre crocette.',
        empty: 'La riga 3 non ha crocette e dà 0. Scegli la riga che vale di più.',
        lower: 'Questa riga dà solo 7. Ce n’è una che vale 10.',
        crosses: 'Così perdi punti. Il 6 piccolo invece ne dà: toccalo, poi tocca la tua riga migliore.',
        colour: 'Utile per dopo, ma il 6 piccolo dà subito 10 punti. Toccalo, poi tocca la tua riga migliore.',
      },
    },
    limit: {
      text: 'Il 6 piccolo conteggia una riga, il medio esattamente due, il grande esattamente tre. In tutta la partita ne conteggi solo tre, e una è già fatta. Quale 6 non ti serve più?',
      choices: {
        small: { label: 'Piccolo', text: 'Conteggia una riga, e te ne restano due: puoi ancora usarlo.' },
        medium: { label: 'Medio', text: 'Conteggia due righe, e te ne restano due: bastano appena.' },
        large: { label: 'Grande', text: 'Esatto: conteggia tre righe, e te ne restano solo due.' },
      },
    },
    sixes: {
      text: 'Il 6 medio conteggia due righe, ognuna una volta sola per partita. Toccalo, poi tocca le due migliori che restano e infine il pulsante.',
      answers: {
        right: '10 e 7: fanno 17 punti. Le tue tre righe sono conteggiate: ora un 6 non ti serve più.',
        empty: 'La riga 3 non ha crocette e dà 0. Altre due righe danno insieme 17.',
        lower: '7 e 7. Una delle righe che restano vale 10.',
        crosses: 'Così perdi punti. Il 6 medio ne dà 17 con le due righe giuste.',
        colour: 'Utile per dopo, ma il 6 medio dà subito 17 punti.',
      },
    },
    must: {
      text: 'Verso la fine: le tue caselle colorate sono tutte barrate. Se puoi usare un dado devi farlo, anche se ci perdi; le crocette che non ci stanno sono perse. Quale ti costa meno?',
      answers: {
        right: 'Solo 5 punti. Non prendi nessun dado solo quando non puoi usarne nessuno.',
        large: 'La riga 4 scende da 10 a 0; la terza crocetta non ci sta ed è persa. Un altro dado costa solo 5.',
        medium: 'La riga 1 scende da 10 a 0. Un altro dado costa solo 5.',
      },
    },
    purple: {
      text: 'Tre righe nel viola chiudono la partita con quella manche; chiunque a quel punto ne abbia tre riceve 5 punti. Tu ne hai già due. Quale dado chiude la partita con un guadagno?',
      answers: {
        right:
          'La riga 3 è la tua terza nel viola: un punto in più, e 5 di bonus. Il giocatore 2 finisce la manche, poi vince il totale più alto.',
        medium:
          'Anche così la partita finisce, ma la riga 4 scende da 10 a 0. Quale riga sale quando raggiunge il viola?',
        small: 'La riga 1 è già nel viola e scende a 0. Te ne serve una terza.',
      },
    },
    alone: {
      text: 'Si può giocare anche da soli. In questo caso scegli tu la riga della prima crocetta; in compagnia il giocatore 1 comincia nella riga 1, il giocatore 2 nella riga 2 e così via. Tocca una riga.',
      answers: {
        start: 'Un buon inizio.',
        used: 'Da soli si gioca fino a tre righe viola, o al massimo per 21 manche. Il tuo totale ti dà un grado.',
      },
      reply:
        'In ogni manche è bloccato un altro dado: il grande, il medio, il piccolo, e da capo. Usa uno degli altri due.',
    },
    turn: {
      text: 'Ora una manche senza aiuto, a metà partita. Una riga può salire? Il 6 dà di più? O una casella colorata? Scegli tu.',
      answers: {
        best: 'La riga 5 sale da 0 a 7 con un solo dado: è anche la scelta del computer.',
        six: '10 punti al sicuro. Anche la riga 5 poteva salire da 0 a 7: vanno bene entrambe le scelte.',
        good: 'Buona scelta: appena meno della migliore.',
      },
    },
  },
  end: 'Ora gioca la tua prima partita: ferma le righe sul 10, e tieni le caselle colorate per i lanci che ne rovinerebbero una.',
};
