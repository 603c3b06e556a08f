import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Triomino lernen',
  steps: {
    goal: {
      text: 'Bei Triomino legt ihr reihum dreieckige Steine mit einer Zahl in jeder Ecke. Jeder Stein bringt Punkte. Gespielt werden mehrere Runden, meist bis 400 Punkte; dann gewinnt, wer die meisten hat. Allein spielst du nur eine Runde.',
    },
    lead: {
      text: 'Unten liegen deine Steine. Jeder bringt die Summe seiner Zahlen. Du beginnst und darfst jeden davon legen. Nimm den, der am meisten bringt: Tippe ihn an und dann die Stelle, die auf dem Tisch erscheint.',
      answers: {
        ten: '2+3+5: Du startest mit 10 Punkten.',
        seven: 'Diese Zahlen ergeben 7. Rechne auch die anderen zusammen: Einer deiner Steine bringt 10.',
        three: '0+1+2 ergibt nur 3. Rechne auch die anderen zusammen: Einer deiner Steine bringt 10.',
      },
    },
    side: {
      text: 'Dein Gegenüber hat 0-2-5 angelegt: 2 an 2 und 5 an 5. Lege genauso einen Stein an, Seite an Seite. Steine, die nirgends passen, sind abgedunkelt.',
      answers: {
        seven: '2 liegt an 2 und 3 an 3: 7 Punkte. Sie standen schon an der Stelle, bevor du den Stein gelegt hast.',
        three:
          '0 liegt an 0 und 2 an 2: 3 Punkte. 2-2-3 hätte 7 gebracht. An jeder Stelle steht, was ein Stein dort bringt.',
        buy: 'So kaufst du einen Stein für 5 Punkte. Noch brauchst du keinen: Zwei von deinen passen.',
      },
    },
    corner: {
      text: 'Alle Zahlen, die in einer Ecke zusammentreffen, müssen gleich sein, auch wo ein Stein nur mit der Spitze anstößt. Welcher deiner Steine passt zwischen die zwei markierten?',
      answers: {
        gap: 'An der Seite trifft 3 auf 3, an der Spitze 2 auf 2. Aber warum 48 Punkte statt 8? Das siehst du gleich.',
        outside: 'Der richtige Stein! Lege ihn nun in die Lücke, wo seine 2 auf die 2 von 1-2-2 trifft.',
        other:
          'Hier passt er, aber nicht in die Lücke: Dort träfe seine Spitze auf eine 2. Welcher Stein hat zwei Dreien und eine 2?',
        buy: 'Du musst nichts kaufen: Einer deiner drei Steine passt in die Lücke.',
      },
    },
    bridge: {
      text: 'Das war eine Brücke: Genau eine Seite liegt an einem Stein, die Ecke gegenüber berührt einen anderen. Das bringt 40 Punkte mehr. Einer deiner Steine ergibt hier eine. Lege ihn!',
      answers: {
        bridge:
          'Die Seite an einem Stein, die Spitze an einem anderen: eine Brücke. 8 Punkte für den Stein und 40 extra.',
        far: 'Der richtige Stein, aber hier berührt seine Spitze nichts. Er passt noch an eine andere Stelle, und dort bringt er viel mehr.',
        other:
          'Eine Seite liegt an, aber keine Spitze: Das ist keine Brücke. Tippe deine Steine nacheinander an. Wo eine Brücke möglich ist, sind die Punkte golden.',
        buy: 'Du musst nichts kaufen: Einer deiner drei Steine ergibt eine Brücke.',
      },
    },
    hexagon: {
      text: 'Sechs Steine um eine Ecke ergeben ein Sechseck. Wer den sechsten legt, bekommt 50 Punkte mehr. Fünf sind hier markiert. Schließe den Ring!',
      answers: {
        hexagon: 'Der Ring ist geschlossen: 13 Punkte für den Stein und 50 extra.',
        outside: 'Der richtige Stein, aber hier bleibt der Ring offen. Er passt noch an eine andere Stelle.',
        other: 'Der Ring ist noch offen. Die Lücke braucht oben eine 5 und an den anderen Ecken je eine 4.',
        buy: 'Du musst nichts kaufen: Einer deiner drei Steine schließt den Ring.',
      },
    },
    two: {
      text: 'Manchmal schließt ein Stein zwei Sechsecke zugleich. Das bringt 60 Punkte mehr, drei zugleich bringen 70. Finde den Stein, der zwei schließt.',
      answers: {
        two: 'Zwei Ringe auf einmal: 67 Punkte. Mehr bringt ein Zug selten.',
        one: 'Ein Sechseck, 51 Punkte. Gut gesehen, aber ein anderer Stein schließt zwei.',
        outside: 'Der richtige Stein! Lege ihn nun in die Lücke, an deren drei Seiten schon Steine liegen.',
        other: 'Das schließt kein Sechseck. Sieh dir die Lücke an, an deren drei Seiten schon Steine liegen.',
        buy: 'Du musst nichts kaufen: Einer deiner drei Steine schließt zwei Sechsecke.',
      },
    },
    buy: {
      text: 'Keiner deiner Steine passt. Mit „Kaufen“ bekommst du einen aus dem Topf, für 5 Punkte. Das darfst du auch, wenn einer passt, bis zu dreimal in einem Zug.',
      answers: {
        buy: 'Ein Stein kostet 5 Punkte. Nach jedem Kauf darfst du irgendeinen passenden Stein anlegen.',
        lay: '11 Punkte für den Stein, 5 ab für den Kauf: 6 Punkte, und dein Gegenüber ist am Zug.',
      },
      reply: 'Es ist 3-4-4, und er passt. Lege ihn an!',
    },
    pass: {
      text: 'Pech: Du hast drei Steine gekauft, und noch immer passt keiner. Einen vierten gibt es nicht, und früher passen darfst du nur, wenn der Topf leer ist. Drücke „Passen“; das kostet weitere 10 Punkte.',
      answers: {
        pass: '5+5+5+10: Der ganze Zug hat dich 25 Punkte gekostet. Mehr kostet ein Zug nie.',
      },
    },
    out: {
      text: 'Dein letzter Stein! Wer zuerst den letzten eigenen Stein legt, bekommt 25 Punkte. Die anderen spielen weiter, bis alle gleich oft am Zug waren; dann bekommst du auch die Summe ihrer übrigen Steine. Lege ihn!',
      answers: {
        out: '11 für den Stein, 25, weil es dein letzter war, und 15 für die Steine deines Gegenübers: 51 Punkte. Begonnen hatte dein Gegenüber, also wart ihr gleich oft am Zug, und die Runde ist vorbei.',
        buy: 'Kaufe jetzt nicht: Dein letzter Stein passt.',
      },
    },
    blocked: {
      text: 'Ist der Topf leer, legst du an, wenn du kannst; sonst passt du kostenlos. Nach deinem 0-2-5 kann niemand mehr: Der kleinste Rest gewinnt. Du hast dann noch 9, dein Gegenüber 22. Wie viele Punkte bringt dir das?',
      choices: {
        difference: {
          label: '13',
          text: 'Ja: die 22 deines Gegenübers abzüglich deiner 9. Auch deshalb legt man hohe Steine früh.',
        },
        theirs: { label: '22', text: 'Fast: Deine eigenen 9 gehen noch ab.' },
        nothing: {
          label: 'Keine',
          text: 'Doch: Du bekommst, was dein Gegenüber noch hat, abzüglich deines eigenen Rests.',
        },
      },
    },
    target: {
      text: 'Zu zweit bekommen in jeder Runde beide neun Steine, und wer den höchsten Stein zieht, beginnt. Mitten in einer Runde erreichst du 402 Punkte. Hast du gewonnen?',
      choices: {
        no: {
          label: 'Noch nicht',
          text: 'Genau: Die Runde wird zu Ende gespielt. Erst dann gewinnt, wer die meisten Punkte hat.',
        },
        yes: { label: 'Ja', text: 'Noch nicht: Die Runde wird zu Ende gespielt, und du kannst noch überholt werden.' },
      },
    },
    turn: {
      text: 'Nun ein ganzer Zug auf eigene Faust. Tippe deine Steine an, vergleiche die Stellen und lege den Stein, der am meisten bringt.',
      answers: {
        best: 'Eine Brücke und 48 Punkte. Du kannst Triomino!',
        elsewhere: 'Der richtige Stein, aber nicht seine beste Stelle: Dort sind die Punkte golden.',
        other: 'Da ist mehr drin: An einer Stelle sind die Punkte golden. Welcher Stein passt dorthin?',
        buy: 'Du musst nichts kaufen: Einige deiner Steine passen. Tippe sie an und sieh, was sie bringen.',
      },
    },
  },
  end: 'Du bist bereit für deine erste Partie. Ein Tipp: Suche nach einer Brücke oder einem Sechseck, bevor du einen hohen Stein legst.',
};
