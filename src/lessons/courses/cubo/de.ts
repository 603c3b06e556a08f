import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Cubo lernen',
  steps: {
    square: {
      text: 'In Cubo baust du aus neun Würfeln ein Quadrat. Reihen und Spalten bringen Punkte: Wie viele, steht daneben und darunter. Die Zahl in der Ecke sagt, was das ganze Quadrat wert ist.',
    },
    street: {
      text: 'Drei aufeinanderfolgende Zahlen, auf- oder absteigend, sind eine Straße und bringen die höchste davon. Die unterste Reihe ist noch durcheinander: Tippe die 5 an, dann die 4, und sie tauschen die Plätze.',
      answers: {
        right: '3 4 5: eine Straße. Sie bringt ihre höchste Zahl, also 5 Punkte.',
        other:
          'Auch das ist eine Straße! Sie bringt ihre höchste Zahl; du siehst sie neben der Reihe oder unter der Spalte.',
        call: '„Cubo!“ beendet das Bauen, und noch bringt nichts Punkte. Tippe erst die 5 und die 4 in der untersten Reihe an.',
        roll: 'Damit wirfst du alle neun Würfel neu. Noch nicht: Tippe erst die 5 und die 4 in der untersten Reihe an.',
        mixed: 'Die richtige Reihe, aber ihre Zahlen sind noch nicht in der richtigen Folge. Mach daraus 3 4 5.',
        none: 'So entsteht keine Straße. Sieh dir die unterste Reihe an: 3, 4 und 5 sind schon da, nur durcheinander.',
      },
    },
    lane: {
      text: 'Drei gleiche Zahlen sind ein Drilling und bringen eine davon: 5 5 5 bringt 5 Punkte. Vervollständige die linke Spalte.',
      answers: {
        right: '5 5 5: ein Drilling. Er bringt 5 Punkte, nicht 15.',
        call: 'Noch nicht rufen: Keine Linie bringt etwas. In der linken Spalte fehlt eine 5.',
        roll: 'Behalte diese Würfel: Drei davon zeigen eine 5. Bring auch die dritte in die linke Spalte.',
        none: 'In der linken Spalte fehlt noch eine 5. Sieh in die Ecken: Mit welcher 1 könnte sie tauschen?',
      },
    },
    colour: {
      text: 'Eine Straße oder ein Drilling in einer Farbe zählt doppelt. Die oberste Reihe, 4 5 6, bringt 6 Punkte. Mach sie ganz rot, dann bringt sie 12.',
      answers: {
        right: 'Ganz in Rot: 12 Punkte statt 6. Auf die Farben kommt es genauso an wie auf die Zahlen.',
        broken: 'Jetzt ist die Straße zerrissen. Nur die blaue 5 soll weg, und eine andere 5 nimmt ihren Platz ein.',
        call: 'Noch nicht rufen: Aus 6 Punkten können 12 werden. Ersetze die blaue 5 in der obersten Reihe.',
        roll: 'Behalte diese Würfel: Alles Nötige liegt da. Welcher rote Würfel kann die blaue 5 ersetzen?',
        none: 'In der obersten Reihe liegt noch eine blaue 5. Welcher rote Würfel kann ihren Platz einnehmen?',
      },
    },
    white: {
      text: 'Der weiße Würfel bleibt auf dem mittleren Feld und passt zu jeder Farbe. In seiner Spalte zählt er schon als blau: Mach nun aus der mittleren Reihe eine rote Straße.',
      answers: {
        right: 'Rot in seiner Reihe und zugleich blau in seiner Spalte: Jede der beiden bringt 10 Punkte.',
        column: 'Das zerreißt die blaue Spalte, die schon 10 bringt. Nur die blaue 5 in der mittleren Reihe soll weg.',
        call: 'Noch nicht rufen: Die mittlere Reihe kann 10 statt 5 bringen. Ersetze ihre blaue 5.',
        roll: 'Behalte diese Würfel: Dir fehlt nur eine rote 5, und die liegt ganz in der Nähe.',
        none: 'Die mittlere Reihe soll 3 4 5 in Rot und Weiß werden. Welcher rote Würfel kann die blaue 5 ersetzen?',
      },
    },
    worth: {
      text: 'Vergiss kurz das Quadrat: Welche dieser drei Linien würde am meisten bringen?',
      choices: {
        street: {
          label: '4 5 6 in zwei Farben',
          text: '6 Punkte, die höchste Zahl. Aber eine Linie in einer Farbe zählt doppelt.',
        },
        lane: {
          label: '5 5 5 in einer Farbe',
          text: 'Richtig: 5 für den Drilling, verdoppelt für die Farbe, macht 10.',
        },
        six: {
          label: '6 6 6 in zwei Farben',
          text: '6 Punkte: Ein Drilling bringt seine Zahl nur einmal. Und eine Linie in einer Farbe zählt doppelt.',
        },
      },
    },
    both: {
      text: 'Jeder Würfel gehört zu einer Reihe und zu einer Spalte. Ein einziger Tausch vollendet die oberste Reihe und die rechte Spalte zugleich. Welcher Würfel gehört in ihre gemeinsame Ecke?',
      answers: {
        right: 'Die 6 dient zwei Linien zugleich: 6 + 6 macht 12 Punkte. Mit solchen Würfeln gewinnt man.',
        one: 'Eine Linie ist fertig. Aber die Ecke oben rechts gehört zu zweien: Welche Zahl passt zu beiden?',
        call: 'Noch nicht rufen: Keine Linie bringt etwas. Ein einziger Tausch ist 12 Punkte wert.',
        roll: 'Behalte diese Würfel: Ein einziger Tausch ist 12 Punkte wert. Sieh dir die Ecke oben rechts an.',
        none: 'Keine Linie ist fertig. Was folgt in der obersten Reihe auf 4 5? Die rechte Spalte braucht dieselbe Zahl.',
      },
    },
    roll: {
      text: 'Pech gewürfelt! Solange niemand „Cubo!“ gerufen hat, darfst du alle neun Würfel neu werfen, so oft du willst. Drücke „Alle neu würfeln“.',
      answers: {
        right: 'Immer alle neun, nie nur einige davon.',
        call: 'Ein Ruf brächte jetzt gar nichts. Wirf lieber alle Würfel neu.',
        swap: 'Bauen könntest du damit, aber mehr als 6 Punkte stecken nicht in diesen Würfeln. Wirf alle neu.',
      },
      reply: 'Die neuen Würfel bringen schon 6 Punkte, und es lässt sich mehr daraus bauen.',
    },
    call: {
      text: 'Zufrieden mit deinem Quadrat? Drücke „Cubo!“: Es wird abgedeckt und liegt fest. Dann nimm einen der vier Würfel aus der Mitte. Welcher würde die oberste Reihe vollenden?',
      answers: {
        called: 'Dein Quadrat ist abgedeckt. Tippe jetzt in der Mitte den Würfel an, den du haben willst.',
        right:
          'Die rote 6, für 4 5 6 in Rot in der obersten Reihe. Spielst du mit anderen, wählt zuerst, wer zuerst ruft. Aber sobald nur noch eine Person baut, bleiben dir 6 Sekunden zum Aussuchen.',
        other: 'Der passt nicht: Zu 4 5 fehlt eine 6. Sieh dir dein Quadrat noch einmal an und rufe dann wieder.',
        without:
          'Keinen zu nehmen ist erlaubt, wenn keiner hilft. Aber einer ergibt 4 5 6: Rufe noch einmal und nimm ihn.',
        roll: 'Viel zu schade zum Neuwerfen: Dieses Quadrat ist 28 wert. Drücke „Cubo!“.',
        swap: 'So wird dein Quadrat nicht besser. Drücke „Cubo!“.',
      },
    },
    exchange: {
      text: 'Haben alle gerufen, darf deine rote 6 einen deiner Würfel ersetzen, nur nicht den weißen. An jedem steht, was du gewinnst oder verlierst. Tippe einen an, dann drücke „Tauschen“.',
      answers: {
        right: 'Von 28 auf 46 Punkte! Die blaue 1 kommt in die Mitte, und die Runde ist vorbei.',
        keep: 'Hilft kein Austausch, behältst du deine Würfel. Aber hier verspricht einer 18 Punkte mehr.',
        other: 'Das kostet Punkte. Such den Würfel mit dem Plus: Er gehört noch zu keiner fertigen Linie.',
      },
    },
    last: {
      text: 'Spielst du mit anderen, bauen alle gleichzeitig. Person 2 hat gerufen und einen Würfel genommen; nur du baust noch und hast 6 Sekunden. Was nun?',
      choices: {
        roll: {
          label: 'Alle neu würfeln',
          text: 'Das geht nicht mehr: Sobald jemand gerufen hat, würfelt in dieser Runde niemand mehr neu.',
        },
        call: {
          label: '„Cubo!“',
          text: 'Richtig: Deine 13 Punkte sind sicher, und du hast noch einmal 6 Sekunden, um einen der übrigen Würfel zu nehmen.',
        },
        build: {
          label: 'Weiter tauschen',
          text: 'Das darfst du. Aber wer nach 6 Sekunden nicht gerufen hat, bekommt in dieser Runde keinen Würfel und keine Punkte.',
        },
      },
    },
    rounds: {
      text: 'Eine Partie hat sechs Runden, jede mit neuem Wurf; eingetauschte Würfel behältst du. Die meisten Punkte gewinnen. Allein hast du 60 Sekunden je Runde, nur deine allererste läuft ohne Uhr. Rufst du nicht rechtzeitig, bringt dein Quadrat nichts.',
    },
    turn: {
      text: 'Jetzt eine ganze Runde, ohne Uhr: bauen, rufen, einen Würfel aus der Mitte nehmen und austauschen. Schaffst du 20 Punkte?',
      answers: {
        great: '30 Punkte oder mehr: Du kannst es mit jedem Gegner aufnehmen!',
        good: 'Gut gespielt! 20 Punkte sind eine gute Runde, und in diesen Würfeln steckt noch mehr.',
        less: 'Das sind weniger als 20. Noch einmal: Such erst eine Straße in einer Farbe, dann Würfel, die zwei Linien dienen.',
        roll: 'Die nicht neu werfen: Darin stecken mehr als 30 Punkte. Sie liegen wieder wie am Anfang.',
      },
    },
  },
  end: 'Nun spiel deine erste Partie. Ein Tipp: Sieh vor dem Rufen in die Mitte, und lass eine Lücke, die einer der Würfel dort füllen kann.',
};
