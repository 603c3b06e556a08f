import type { Hints } from './index.js';

export const de: Hints = {
  triadEven: [
    'Sieh dir deinen Würfel auf a1 an.',
    'Von a1 nach a3, gedreht auf 2.',
    'Danach ist für die Gegenseite nicht gleich eine Triade möglich. Gewinnchance: etwa 62\u00a0%. Nächstbester Zug: von b1 nach b2, gedreht auf 1, etwa 55\u00a0%.',
  ],
  triadTakes: [
    'Sieh dir deinen Würfel auf c1 an.',
    'Von c1 nach e3, gedreht auf 2, und e3 wegnehmen.',
    'Triade. Der Würfel auf e3 kommt weg, 1 von 3. Trotzdem ist danach für die Gegenseite eine Triade möglich. Gewinnchance: etwa 80\u00a0%. Nächstbester Zug: von a6 nach a4, gedreht auf 2, etwa 40\u00a0%.',
  ],
  triadWins: [
    'Sieh dir deinen Würfel auf a1 an.',
    'Von a1 nach a3, gedreht auf 2.',
    'Damit ist der Sieg sicher, was auch immer darauf folgt.',
  ],
  triadLoses: [
    'Sieh dir deinen Würfel auf a1 an.',
    'Von a1 nach a3, gedreht auf 2.',
    'Gegen bestes Spiel verliert jeder Zug; dieser hält am längsten stand.',
  ],
  triadTurns: [
    'Sieh dir deinen Würfel auf b2 an.',
    'Den Würfel auf b2 zur 2 drehen.',
    'Trotzdem ist danach für die Gegenseite eine Triade möglich. Gewinnchance: etwa 60\u00a0%. Nächstbester Zug: den Würfel auf b1 zur 2 drehen, etwa 50\u00a0%.',
  ],
  triadSteps: [
    'Sieh dir deinen Würfel auf f2 an.',
    'Von f2 nach e1, ohne zu drehen.',
    'Trotzdem ist danach für die Gegenseite eine Triade möglich. Gewinnchance: etwa 60\u00a0%. Nächstbester Zug: den Würfel auf f2 zur 3 drehen, etwa 50\u00a0%.',
  ],
  kubiCrosses: [
    'Beginne mit der Zahl 1.',
    '1, 2 und 6 ankreuzen.',
    'Damit sind etwa 316 Punkte zu erwarten. Im Schnitt um 1 Punkt besser als der nächstbeste Zug: 1, 2 und 5 ankreuzen.',
  ],
  kubiEnters: [
    'Sieh dir die Summen 6 und 9 an.',
    '1 zur Strichmenge · 9 + 6 · −200.',
    '6 kostet 200, 9 braucht noch 3. Bei der 1 bleiben noch 3. Im Schnitt um 2,4 Punkte besser als der nächstbeste Zug: 4 zur Strichmenge · 9 + 3 · keine Änderung.',
  ],
  kubiAsGood: [
    'Sieh dir die Summen 5 und 10 an.',
    '1 zur Strichmenge · 10 + 5 · −200.',
    '5 braucht noch 1, 10 kostet 200. Bei der 1 bleiben noch 3. Im Schnitt genauso gut: 4 zur Strichmenge · 9 + 3 · keine Änderung.',
  ],
  tricuboClimbs: [
    'Sieh dir diesen Würfel an: große 3.',
    'Große 3: 3 Kreuze in Reihe 3, dann 0 wert (−2).',
    'Große 3: Reihe 3 fällt von 2 auf 0. Am Ende sind etwa 62 Punkte zu erwarten. Im Schnitt um 1 Punkt besser als der nächstbeste Zug: mittlere 4: 2 Kreuze in Reihe 4, dann 2 wert (−5).',
  ],
  tricuboField: [
    'Sieh dir diesen Würfel an: große 3.',
    'Große 3: das Feld mit allen drei Farben ankreuzen (0).',
    'Am Ende sind etwa 62 Punkte zu erwarten. Im Schnitt um 14 Punkte besser als der nächstbeste Zug: große 3: 3 Kreuze in Reihe 3, dann 0 wert (−2).',
  ],
  tricuboScores: [
    'Sieh dir diesen Würfel an: mittlere 6.',
    'Mittlere 6: Reihen 2 und 5 werten (+8).',
    'Am Ende sind etwa 62 Punkte zu erwarten. Im Schnitt um 0,3 Punkte besser als der nächstbeste Zug: große 1: 3 Kreuze in Reihe 1, dann 5 wert (+1).',
  ],
  tricuboStarts: [
    'Sieh dir Reihe 3 an.',
    'Erstes Kreuz in Reihe 3.',
    'Am Ende sind etwa 66 Punkte zu erwarten. Im Schnitt um 0,1 Punkte besser als der nächstbeste Zug: erstes Kreuz in Reihe 2.',
  ],
  cuboSwaps: [
    'Sieh dir a1 und b1 an.',
    'Rote 1 auf a1 und blaue 1 auf b1 tauschen.',
    'Diese Würfel können 22 wert sein, jetzt 0. Dazu musst du 3-mal tauschen. Dazu gehört die rote 6 aus der Mitte. Im Schnitt um 15 Punkte besser als der nächstbeste Zug: „Cubo“ rufen.',
  ],
  cuboCalls: [
    'Sieh dir das ganze Quadrat an.',
    '„Cubo“ rufen.',
    'Mehr als 36 geben diese Würfel nicht her, auch nicht mit einem aus der Mitte. Im Schnitt um 8 Punkte besser als der nächstbeste Zug: alle Würfel neu würfeln.',
  ],
  cuboRolls: [
    'Sieh dir das ganze Quadrat an.',
    'Alle Würfel neu würfeln.',
    'Im Schnitt um 8 Punkte besser als der nächstbeste Zug: „Cubo“ rufen.',
  ],
  cuboTakes: [
    'Sieh dir die Würfel in der Mitte an.',
    'Die blaue 2 nehmen.',
    'Das Quadrat kann dann 36 wert sein, jetzt 32. Im Schnitt um 1 Punkt besser als der nächstbeste Zug: keinen nehmen.',
  ],
  cuboTakesNone: [
    'Sieh dir die Würfel in der Mitte an.',
    'Keinen nehmen.',
    'Im Schnitt genauso gut: die blaue 2 nehmen.',
  ],
  cuboGives: [
    'Sieh dir a2 an.',
    'Die rote 2 auf a2 hergeben.',
    'Das Quadrat kann dann 36 wert sein, jetzt 32. Im Schnitt um 4 Punkte besser als der nächstbeste Zug: deine Würfel behalten.',
  ],
  cuboKeeps: [
    'Sieh dir das ganze Quadrat an.',
    'Deine Würfel behalten.',
    'Im Schnitt um 10 Punkte besser als der nächstbeste Zug: die rote 1 auf a1 hergeben.',
  ],
  triominoLays: [
    'Sieh dir 3-4-5 unter deinen Steinen an.',
    '3-4-5 links neben 3-4-4 legen.',
    '+12 (4+5+3). Danach passt 1 deiner 2 anderen Steine. Im Schnitt um 14 Punkte besser als der nächstbeste Zug: 3-4-5 links neben 4-4-5 legen.',
  ],
  triominoLaysLastButOne: [
    'Sieh dir 3-4-5 unter deinen Steinen an.',
    '3-4-5 links neben 3-4-4 legen.',
    '+12 (4+5+3). Danach passt dein anderer Stein nicht. Im Schnitt um 30 Punkte besser als der nächstbeste Zug: einen Stein kaufen.',
  ],
  triominoBuys: ['Sieh dir den Topf an.', 'Einen Stein kaufen.', 'Es ist der einzige mögliche Zug.'],
};
