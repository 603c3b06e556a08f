import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Tricubo lernen',
  steps: {
    sheet: {
      text: 'Dein Zettel hat fünf Reihen; angekreuzt wird von links. In jeder Reihe zählt der eingekreiste Wert beim letzten Kreuz: Reihe 2 zählt 7. Es gewinnt, wer insgesamt die meisten Punkte hat.',
    },
    worth: {
      text: 'In Reihe 4 stehen drei Kreuze, sie zählt 4. Wie viel würde sie mit einem Kreuz mehr zählen?',
      choices: {
        next: {
          label: '2',
          text: 'Ja, als Nächstes kommt die 2. Die Werte steigen und fallen: Es kommt darauf an, wo du stehen bleibst.',
        },
        sum: {
          label: '6',
          text: 'Zusammengezählt wird nicht: In jeder Reihe gilt nur der letzte Wert. Sieh dir den Rahmen an.',
        },
        highest: { label: '10', text: 'Bis zur 10 fehlen noch zwei Kreuze. Der Rahmen zeigt das nächste Kästchen.' },
      },
    },
    die: {
      text: 'Die Zahl eines Würfels nennt die Reihe, die Größe, wie viele Kreuze: groß drei, mittel zwei, klein eines. Tippe die mittlere 3 an, dann Reihe 3.',
      answers: {
        right:
          'Zwei Kreuze: Reihe 3 zählt 7. Das in Reihe 1 war von Anfang an da: Eine Partie beginnt mit einem Kreuz.',
        large: 'Das war der große Würfel: Seine 5 bringt drei Kreuze in Reihe 5. Versuch es mit dem mittleren.',
        small: 'Das war der kleine Würfel: Seine 4 bringt ein Kreuz in Reihe 4. Versuch es mit dem mittleren.',
        colour: 'Das ist ein Farbfeld; die kommen später dran. Tippe diesmal Reihe 3 an.',
      },
    },
    stop: {
      text: 'In jeder Runde nutzt du einen Würfel. Hier zeigen alle drei eine 2, also zählt nur die Größe. Mit welchem steht Reihe 2 genau auf der 10?',
      answers: {
        right: 'Reihe 2 steht genau auf der 10. Die Bleistiftkreuze zeigen schon vorher, was jeder Würfel bewirkt.',
        large: 'Drei Kreuze mehr führen an der 10 vorbei, und Reihe 2 zählt nur 5. Du brauchst eines weniger.',
        small: 'Mit einem Kreuz mehr fällt Reihe 2 auf 2. Die 10 steht ein Kästchen weiter.',
        colour: 'Die Farbfelder kommen später. Reihe 2 kann auf 10 steigen: Wie viele Kreuze fehlen ihr?',
      },
    },
    draft: {
      text: 'Alle nutzen denselben Wurf. Wer am Zug ist, nimmt einen Würfel; die anderen nutzen je einen der beiden übrigen, auch denselben. Person 2 hat die große 5. Welche Reihe wird besser?',
      answers: {
        right: 'Reihe 1 steigt von 1 auf 7. In der nächsten Runde bist du am Zug und nimmst zuerst.',
        medium: 'Reihe 2 steht auf der 10; mit zwei Kreuzen mehr fällt sie auf 0. Versuch den anderen freien Würfel.',
        colour: 'Das schadet nicht, aber eine Reihe kann um 6 steigen. Such die grüne Zahl.',
      },
    },
    colours: {
      text: 'Jetzt würde jeder Würfel eine Reihe verderben. Stattdessen kann er das Feld in seiner Farbe oder das mit allen drei Farben ankreuzen. Alle vier bringen 10 Punkte. Tippe einen Würfel an, dann ein Feld.',
      answers: {
        own: 'Keine Reihe leidet, und eines von vier Feldern ist angekreuzt. Denk daran: Weniger als vier bringen nichts.',
        shared:
          'Keine Reihe leidet. In dieses Feld passt jeder Würfel von 1 bis 5: Heb es dir möglichst bis zuletzt auf.',
        large: 'Reihe 2 fällt von 10 auf 0. Tippe den großen Würfel an, dann eines der umrahmten Felder.',
        medium: 'Reihe 1 fällt von 7 auf 2. Tippe den mittleren Würfel an, dann eines der umrahmten Felder.',
        small: 'Reihe 2 fällt von 10 auf 5. Tippe den kleinen Würfel an, dann eines der umrahmten Felder.',
      },
    },
    six: {
      text: 'Eine 6 kann kein Farbfeld ankreuzen. Sie wertet eine Reihe vorab, in der Spalte „Bei 6“, und am Ende zählt die Reihe noch einmal. Tippe die kleine 6 an, dann deine beste Reihe.',
      answers: {
        right: '10 Punkte, die du nicht mehr verlierst, auch wenn Reihe 2 weitere Kreuze bekommt.',
        empty: 'In Reihe 3 steht kein Kreuz, sie bringt 0. Wähle die Reihe, die am meisten zählt.',
        lower: 'Diese Reihe bringt nur 7. Eine andere zählt 10.',
        crosses: 'Das kostet dich Punkte. Die kleine 6 bringt welche: Tippe sie an, dann deine beste Reihe.',
        colour: 'Das hilft später, aber die kleine 6 bringt jetzt 10 Punkte. Tippe sie an, dann deine beste Reihe.',
      },
    },
    limit: {
      text: 'Die kleine 6 wertet eine Reihe, die mittlere genau zwei, die große genau drei. In der ganzen Partie sind es nur drei Reihen. Eine hast du schon gewertet: Welche 6 nützt dir nichts mehr?',
      choices: {
        small: { label: 'Kleine', text: 'Sie wertet eine Reihe, und zwei sind noch übrig: Du kannst sie noch nutzen.' },
        medium: { label: 'Mittlere', text: 'Sie wertet zwei Reihen, und zwei sind noch übrig: Das passt genau.' },
        large: { label: 'Große', text: 'Richtig: Sie wertet drei Reihen, und nur zwei sind noch übrig.' },
      },
    },
    sixes: {
      text: 'Die mittlere 6 wertet zwei Reihen, jede Reihe nur einmal je Partie. Tippe sie an, dann die zwei besten, die noch übrig sind, und zuletzt die Schaltfläche.',
      answers: {
        right: '10 und 7, das sind 17 Punkte. Deine drei Reihen sind gewertet: Eine 6 nützt dir jetzt nichts mehr.',
        empty: 'In Reihe 3 steht kein Kreuz, sie bringt 0. Zwei andere Reihen bringen zusammen 17.',
        lower: '7 und 7. Eine der übrigen Reihen zählt 10.',
        crosses: 'Das kostet dich Punkte. Die mittlere 6 bringt mit den richtigen zwei Reihen 17.',
        colour: 'Das hilft später, aber die mittlere 6 bringt jetzt 17 Punkte.',
      },
    },
    must: {
      text: 'Spät in der Partie: Alle deine Farbfelder sind angekreuzt. Kannst du einen Würfel nutzen, musst du es auch, selbst wenn es wehtut; Kreuze ohne Platz verfallen. Welcher kostet dich am wenigsten?',
      answers: {
        right: 'Nur 5 Punkte. Keinen Würfel nimmst du nur, wenn du keinen nutzen kannst.',
        large:
          'Reihe 4 fällt von 10 auf 0; das dritte Kreuz passt nicht mehr und verfällt. Ein anderer Würfel kostet nur 5.',
        medium: 'Reihe 1 fällt von 10 auf 0. Ein anderer Würfel kostet nur 5.',
      },
    },
    purple: {
      text: 'Erreicht jemand in drei Reihen Lila, endet die Partie mit dieser Runde; alle, die dann drei haben, bekommen 5 Punkte. Zwei hast du schon. Welcher Würfel beendet die Partie und bringt dir Punkte?',
      answers: {
        right:
          'Reihe 3 ist deine dritte in Lila: dort ein Punkt mehr und 5 als Bonus. Person 2 spielt die Runde noch zu Ende, dann gewinnt das höchste Ergebnis.',
        medium:
          'Auch das beendet die Partie, aber Reihe 4 fällt von 10 auf 0. Welche Reihe steigt, wenn sie Lila erreicht?',
        small: 'Reihe 1 ist schon in Lila und fällt auf 0. Du brauchst eine dritte Reihe.',
      },
    },
    alone: {
      text: 'Du kannst auch allein spielen. Dann suchst du dir die Reihe für dein erstes Kreuz aus; zu mehreren beginnt Person 1 in Reihe 1, Person 2 in Reihe 2 und so weiter. Tippe eine Reihe an.',
      answers: {
        start: 'Ein guter Anfang.',
        used: 'Allein spielst du, bis drei Reihen Lila erreichen, höchstens aber 21 Runden. Dein Ergebnis bringt dir einen Rang ein.',
      },
      reply:
        'In jeder Runde ist ein anderer Würfel gesperrt: der große, der mittlere, der kleine und wieder von vorn. Nutze einen der beiden anderen.',
    },
    turn: {
      text: 'Jetzt eine Runde ohne Hilfe, mitten in einer Partie. Kann eine Reihe steigen? Bringt die 6 mehr? Oder ein Farbfeld? Entscheide selbst.',
      answers: {
        best: 'Reihe 5 steigt mit einem Würfel von 0 auf 7: Das hätte der Computer auch gewählt.',
        six: '10 Punkte sind sicher. Auch Reihe 5 hätte von 0 auf 7 steigen können: Beides ist gut.',
        good: 'Gut gewählt: kaum schlechter als der beste Zug.',
      },
    },
  },
  end: 'Und jetzt deine erste Partie: Lass deine Reihen auf der 10 stehen, und heb die Farbfelder für Würfe auf, die eine verderben würden.',
};
