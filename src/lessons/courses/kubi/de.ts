import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Kubi lernen',
  steps: {
    pairs: {
      text: 'Bei Kubi geht es um Summen aus zwei Würfeln. Die 6 mit dem Ring zählt zur Strichmenge, die anderen liegen als zwei Paare. Tippe zwei Würfel an, um sie zu tauschen. Drücke „Eintragen“.',
      answers: {
        sevenAndEight:
          '3 + 4 und 3 + 5: ein Strich neben der 7, einer neben der 8. Auch deine Zahl 6 hat einen, oben in der Strichmenge.',
        sixAndNine:
          '3 + 3 und 4 + 5: ein Strich neben der Summe 6, einer neben der 9. Auch deine Zahl 6 hat einen, oben in der Strichmenge.',
      },
    },
    points: {
      text: 'Was bringt das? Ein bis vier Striche neben einer Summe kosten 200 Punkte, wie bei der 6. Fünf zählen nichts, wie bei der 7. Vom sechsten bis zum zehnten bringt jeder den gedruckten Wert, wie bei der 8.',
    },
    worth: {
      text: 'Die 8 hat sieben Striche: Zwei davon bringen etwas, zusammen 80 Punkte. Was bringt der nächste?',
      choices: {
        value: {
          label: '40 Punkte',
          text: 'Ja, wie gedruckt. Bei 2 und 12 bringt jeder 100, aber sie sind selten. Eine Summe ohne Strich kostet nichts.',
        },
        sum: { label: '8 Punkte', text: 'Die Summe selbst ist nicht ihr Wert. Sieh in der Spalte „je“ nach.' },
        nothing: {
          label: 'Nichts',
          text: 'Vom sechsten bis zum zehnten zählt jeder Strich, und das wäre der achte. Sieh in der Spalte „je“ nach.',
        },
      },
    },
    even: {
      text: 'Die 7 hat vier Striche: −200. Bilde ein Paar mit der Summe 7: Tippe zwei Würfel an, um sie zu tauschen. Der Bleistift zeigt, was sich ändern würde.',
      answers: {
        seven: 'Der fünfte Strich: Die 200 Punkte sind wieder da, und jeder weitere bringt 30.',
        eights: 'Die 8 hat jetzt vier Striche und kostet immer noch 200. Welche zwei Würfel ergeben 7?',
      },
    },
    double: {
      text: 'Zwei Paare mit derselben Summe geben dort zwei Striche. Die 8 kostet 200. Wie bringt sie nach diesem Wurf 40?',
      answers: {
        eights: 'Zweimal 3 + 5: Der fünfte Strich holt 200 Punkte zurück, der sechste bringt 40.',
        ten: 'Mit 5 + 5 fängst du die 10 an: Ihr erster Strich kostet 200. Lege eine 3 und eine 5 zusammen.',
      },
    },
    choose: {
      text: 'Zähle eine deiner drei Zahlen oben zur Strichmenge: 1 oder 6. Bilde Paare ohne neue Summe: Deren erster Strich kostet 200.',
      answers: {
        nines: 'Beide Paare bei der 9: keine neue Summe, und ihr fehlt nur noch ein Strich.',
        sixAndSeven: 'Keine neue Summe. Die 7 bringt 30, und der 6 fehlt nur noch ein Strich.',
        small:
          'Die 1 hat eine kleine Summe ergeben, die noch leer war: −200. Zähle sie zur Strichmenge oder gib ihr einen anderen Partner.',
        large:
          'Die 6 hat eine große Summe ergeben, die noch leer war: −200. Zähle sie zur Strichmenge oder gib ihr einen anderen Partner.',
      },
    },
    clock: {
      text: 'Der achte Strich neben einer deiner Zahlen beendet deine Partie, und die 1 hat sieben. Spiele weiter, ohne neue Summe.',
      answers: {
        five: 'Du spielst weiter, und die 5 hat ihren fünften Strich: 200 Punkte sind wieder da.',
        sevens: 'Du spielst weiter, und zwei Striche mehr neben der 7 bringen 60 Punkte.',
        over: 'Das war die achte 1: Deine Partie wäre zu Ende. Auch die 6 ist deine Zahl.',
        opened: 'Du spielst weiter, aber 4 und 10 sind neu: −400. Bilde andere Paare.',
      },
    },
    free: {
      text: 'Keine deiner Zahlen: Lege einen beliebigen Würfel beiseite. Er bringt keinen Strich, das Ende rückt nicht näher. Bekommen 6 und 9 beide ihren fünften Strich?',
      answers: {
        both: '400 Punkte mit einem Wurf! Hat kein Würfel einen Ring, lege den beiseite, den du am wenigsten brauchst.',
        ten: 'Mit 5 + 5 fängst du die 10 an: −200. Du brauchst nur eine der Fünfen.',
        nine: 'Die 9 hat fünf Striche, die 6 erst vier. Behalte beide Dreien.',
        eight: 'Die 8 bringt etwas, aber 6 und 9 kosten weiter je 200. Beginne mit einem Paar, das 6 ergibt.',
      },
    },
    full: {
      text: 'Die 7 hat zehn Striche: Alle Kästchen sind voll. Was bewirkt ein elfter?',
      choices: {
        earns: { label: 'Er bringt 30', text: 'Punkte bringt nur der sechste bis zehnte Strich.' },
        nothing: {
          label: 'Nichts',
          text: 'Richtig: Er ist erlaubt, bringt nichts und kostet nichts. Ein guter Platz für ein Paar, das sonst nirgends passt.',
        },
        costs: { label: 'Er kostet 200', text: 'Nur Summen mit einem bis vier Strichen kosten Punkte.' },
      },
    },
    last: {
      text: 'Nur die 1 ist deine Zahl: Jetzt kommt ihr achter Strich. Der letzte Wurf zählt noch ganz. Allein gewinnst du mit 500 Punkten; du hast 340.',
      answers: {
        won: 'Gewonnen! Die 10 hat ihren fünften Strich, und die volle 7 nimmt das andere Paar auf.',
        lost: 'Das bringt 90 und reicht nicht. Welche Summe kostet dich noch 200?',
      },
    },
    several: {
      text: 'Kubi spielen eine bis acht Personen, jede mit eigenem Zettel und eigenen drei Zahlen. Ann hat diese Würfel geworfen. Wer trägt sie ein?',
      choices: {
        roller: { label: 'Nur Ann', text: 'Dann müssten die anderen bloß warten. Bei Kubi wartet niemand.' },
        everyone: {
          label: 'Alle',
          text: 'Ja, jeder Wurf gilt für alle. Ist dein Zettel fertig, spielen die anderen weiter. Wer die meisten Punkte hat, gewinnt.',
        },
      },
    },
    turn: {
      text: 'Jetzt entscheidest du allein. Welche Zahl hat noch Platz in der Strichmenge? Welche Summen brauchen Striche? Trage diesen Wurf gut ein.',
      answers: {
        sixes: 'Besser geht es nicht: Die Zahl 6 hat am meisten Platz, und zweimal die Summe 6 bringt 80.',
        nine: 'Sehr gut: Die 9 hat ihren fünften Strich, die 8 bringt 40, und keine Summe ist neu.',
        good: 'Gut: keine neue Summe, und es bleibt Zeit für weitere Würfe.',
        two: 'Gute Summen, aber die 2 hat schon fünf Striche. Nimm für die Strichmenge eine Zahl mit mehr Platz.',
        opened:
          'Das fängt eine neue Summe an: −200, und für fünf Striche wird die Zeit knapp. Bleib bei denen, die du hast.',
      },
    },
    begin: {
      text: 'So beginnt eine Partie: Kreuze drei Zahlen an. Sie zählen zur Strichmenge, die meisten Summen kommen also aus den anderen drei. Trage dann den ersten Wurf ein.',
      answers: {
        close:
          'Eine starke Wahl: Die anderen drei liegen nah beieinander und ergeben immer wieder dieselben wenigen Summen.',
        middle:
          'Das geht, aber 1 und 6 bleiben im Spiel und ergeben viele verschiedene Summen. Kreuze beim nächsten Mal 1, 2 und 6 an.',
        crossed: 'Das sind jetzt deine drei Zahlen. Neben jeder ist Platz für acht Striche.',
        oneSum: 'Nur eine neue Summe: ein schöner Anfang!',
        twoSums: 'Zwei neue Summen, −400: So beginnen die meisten Partien. Sammle dort jetzt weitere Striche.',
      },
      reply: 'Und das ist dein erster Wurf.',
    },
  },
  end: 'Viel Spaß bei deiner ersten Partie, und frage dich vor jeder neuen Summe, ob sie fünf Striche bekommt.',
};
