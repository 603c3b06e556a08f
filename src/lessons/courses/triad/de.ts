import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Triad lernen',
  steps: {
    goal: {
      text: 'Beide beginnen mit sechs Würfeln; jeder zeigt 1, 2 oder 3. Deine sind weiß. Wer zuerst drei eigene Würfel vom Brett genommen hat, gewinnt. Hier haben beide schon zwei weggenommen.',
    },
    move: {
      text: 'Du bist am Zug: Drehe einen deiner Würfel auf einen anderen Wert und ziehe ihn genau so viele Felder in gerader Linie. Tippst du einen an, siehst du, wohin er kann. Tippe dann ein Feld an.',
      answers: {
        made: 'Genau: Ein Würfel zeigt nach seinem Zug, wie weit er gezogen ist.',
      },
    },
    way: {
      text: 'Auch diagonal ist erlaubt. Aber der Wert muss sich ändern, und Würfel springen nie über andere. Ziehe den einzigen Würfel, der das markierte Feld erreichen kann.',
      answers: {
        reached:
          'Ja, drei Felder diagonal, als 3. Die 2 auf d6 müsste eine 2 bleiben, und der 1 auf b1 ist der Weg versperrt.',
        elsewhere: 'Der richtige Würfel! Mit welchem Wert kommt er genau auf das markierte Feld?',
        other:
          'Ein gültiger Zug, aber nicht auf das markierte Feld. Tippe deine anderen Würfel an: Welcher kommt dorthin?',
      },
    },
    equal: {
      text: 'Drei gleiche Würfel nebeneinander in gerader Linie sind eine Triade, wenn beide Farben dabei sind. Ziehe eine 2 neben die markierten Würfel. Tippe dann deinen Würfel an, um ihn wegzunehmen.',
      answers: {
        made: '2 2 2: deine erste Triade, und ein Würfel ist weg.',
        elsewhere: 'Der richtige Würfel! Als 2 kommt er diagonal auf das Feld neben den markierten.',
        other: 'Noch keine Triade. Die Reihe geht auf e6 weiter: Welcher deiner Würfel kommt als 2 dorthin?',
      },
    },
    oneTwoThree: {
      text: 'Auch 1, 2 und 3 sind eine Triade, in beliebiger Reihenfolge und in jeder Richtung: in einer Reihe, einer Spalte oder einer Diagonale. Fülle die Lücke zwischen den markierten Würfeln.',
      answers: {
        made: 'Schön: 2, 3 und 1 auf einer Diagonale.',
        elsewhere: 'Der richtige Würfel! Zwischen die 2 und die 1 gehört eine 3.',
        other:
          'Noch keine Triade. Die Lücke ist auf e5, und dort fehlt eine 3: Welcher Würfel ist drei Felder entfernt?',
      },
    },
    colours: {
      text: 'Eine Reihe, eine Spalte und eine Diagonale sind markiert. Nur eine davon ist eine Triade: welche? Denk an die beiden Farben.',
      choices: {
        row: { label: 'Reihe', text: 'Beide Farben sind da, aber 1 1 2 ist weder dreimal dasselbe noch 1, 2 und 3.' },
        column: { label: 'Spalte', text: 'Drei Zweien, aber alle weiß: Schwarz muss auch dabei sein.' },
        diagonal: { label: 'Diagonale', text: 'Richtig: 3, 1 und 2, und beide Farben sind dabei.' },
      },
    },
    takeOff: {
      text: 'Bilde 3 3 3 in der markierten Spalte. Zwei der Würfel sind deine, und du entscheidest, welcher wegkommt. Wähle gut: Schwarz fehlt nur noch eine Triade.',
      answers: {
        moved: 'Gut gewählt: Auch der gezogene Würfel darf weg, und die 3 auf b4 nützt Schwarz nichts.',
        helpful:
          'Deine 3 auf b5 bleibt neben der 2 von Schwarz liegen. Schwarz zieht eine 1 daneben und gewinnt. Nimm den anderen Würfel weg.',
        elsewhere: 'Der richtige Würfel! Als 3 füllt er die Lücke in der Spalte.',
        other:
          'Noch keine Triade. Die Lücke zwischen den markierten Dreien ist auf b5: Welcher Würfel kommt als 3 dorthin?',
      },
    },
    two: {
      text: 'Den vier markierten Einsen fehlt ein Würfel auf demselben Feld: Bilde zwei Triaden mit einem Zug! Auch dann nimmst du nur einen Würfel weg: irgendeinen von deinen in diesen zwei Triaden.',
      answers: {
        made: 'Zwei Triaden, ein Würfel weg. Mehr als einer ist es nie.',
        single: 'Das richtige Feld, und eine Triade: 2, 3 und 1. Als 1 bildet ein Würfel dort aber zwei auf einmal.',
        elsewhere: 'Der richtige Würfel! Er muss nur ein Feld weit ziehen.',
        other: 'Zwei Linien markierter Würfel kreuzen sich auf einem freien Feld. Dort fehlt eine 1.',
      },
    },
    standing: {
      text: 'Angenommen, du hast den Würfel auf e3 weggenommen, und Schwarz hat gezogen. Die andere Triade liegt noch da, markiert. Was bringt sie dir jetzt?',
      choices: {
        another: {
          label: 'Noch ein Würfel kommt weg',
          text: 'Nein. Eine Triade zählt nur in dem Zug, der sie bildet. Für den nächsten Würfel brauchst du eine neue.',
        },
        nothing: { label: 'Nichts', text: 'Richtig. Eine Triade zählt einmal: in dem Zug, der sie bildet.' },
      },
    },
    defend: {
      text: 'Achte darauf, was Schwarz als Nächstes tun kann. Entlang des Pfeils käme eine schwarze 2 nach d1 und bildete 2 1 3 mit zwei von deinen Würfeln: Schwarz hätte gewonnen. Verhindere es!',
      answers: {
        filled: 'Gut: d1 ist jetzt besetzt.',
        away: 'Gut: Ohne diesen Würfel kommt keine Triade zustande.',
        barred: 'Gut: Der Weg ist versperrt, und die Linie ist auch unterbrochen.',
        column: 'Die Reihe ist sicher, aber jetzt kommt eine schwarze 2 nach f4: 2, 3 und 1 in der Spalte.',
        beside: 'Der Weg ist versperrt, aber jetzt kommt eine schwarze 1 nach e3, über deine Einsen auf e2 und e1.',
        other:
          'Schwarz kommt immer noch nach d1 und gewinnt. Besetze d1, versperre den Weg oder ziehe einen Würfel aus der Linie.',
      },
    },
    win: {
      text: 'Zwei deiner Würfel sind weg. Finde die Triade, mit der du gewinnst.',
      answers: {
        won: 'Der dritte Würfel ist weg, du hast sofort gewonnen! Noch eine Regel: Entsteht dieselbe Stellung zum dritten Mal, endet die Partie unentschieden.',
        elsewhere: 'Der richtige Würfel! Er muss eine 2 werden, wie die beiden, zu denen er kommt.',
        other: 'Keine Triade. Zwei schwarze Zweien liegen nebeneinander auf einer Diagonale: Wo geht sie weiter?',
      },
    },
    stuck: {
      text: 'Das ist selten: Jeder Weg zu einem neuen Wert ist versperrt. Tippe einen Würfel an: Drehe ihn auf der Stelle, oder ziehe ihn so weit, wie er zeigt.',
      answers: {
        turned:
          'Gut. Das geht nur, wenn kein Würfel mit einem neuen Wert ziehen kann. Auch eine so gebildete Triade zählt.',
        moved:
          'Gut: ein Feld weit und weiterhin eine 1. Das geht nur, wenn kein Würfel mit einem neuen Wert ziehen kann. Auch eine so gebildete Triade zählt.',
      },
    },
    start: {
      text: 'So beginnt eine Partie: Die Würfel werden geworfen und aufsteigend hingelegt, von jeder Seite aus gesehen von links nach rechts. Weiß fängt an. Mach deine ersten zwei Züge so, dass Schwarz keine Triade bilden kann.',
      answers: {
        triad: 'Eine Triade, und das so früh!',
        safe: 'Gut: Schwarz kann danach keine Triade bilden.',
        unsafe: 'Das zählt, aber Vorsicht: Jetzt kann Schwarz eine Triade bilden.',
      },
      reply: 'Schwarz hat gezogen. Du bist wieder am Zug.',
    },
  },
  end: 'Auf zu deiner ersten Partie: Schau vor jedem Zug, was die Gegenseite danach tun kann. Dieselbe Stellung zum dritten Mal ist unentschieden.',
};
