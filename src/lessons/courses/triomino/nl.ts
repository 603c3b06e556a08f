import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Triomino leren',
  steps: {
    goal: {
      text: 'Bij Triomino leggen jullie om de beurt driehoekige stenen met een getal in elke hoek. Elke steen levert punten op. Je speelt een aantal rondes, meestal tot 400 punten; dan wint het hoogste totaal. Alleen speel je één ronde.',
    },
    lead: {
      text: 'Onderaan liggen je stenen. Elke steen levert de som van zijn getallen op. Jij begint, met een steen naar keuze. Neem de steen die het meeste oplevert: tik erop, en dan op de plaats die op tafel verschijnt.',
      answers: {
        ten: '2+3+5: je begint met 10 punten.',
        seven: 'Deze getallen zijn samen 7. Tel de andere ook op: een van je stenen levert 10 op.',
        three: '0+1+2 is maar 3. Tel de andere ook op: een van je stenen levert 10 op.',
      },
    },
    side: {
      text: 'Je tegenstander heeft 0-2-5 aangelegd: 2 tegen 2 en 5 tegen 5. Leg net zo een steen aan, zijde aan zijde. Stenen die nergens passen, zijn donkerder.',
      answers: {
        seven: '2 ligt tegen 2, en 3 tegen 3: 7 punten. Die stonden al bij de plaats voordat je de steen legde.',
        three:
          '0 ligt tegen 0, en 2 tegen 2: 3 punten. 2-2-3 had er 7 opgeleverd. Bij elke plaats staat wat een steen daar oplevert.',
        buy: 'Zo koop je een steen voor 5 punten. Dat hoeft nog niet: twee van je stenen passen.',
      },
    },
    corner: {
      text: 'Alle getallen die in een hoek samenkomen, moeten gelijk zijn, ook waar een steen alleen met zijn punt raakt. Welke van je stenen past tussen de twee gemarkeerde?',
      answers: {
        gap: 'Aan de zijde ligt 3 tegen 3, bij de punt 2 tegen 2. Maar waarom 48 punten in plaats van 8? Dat zie je zo.',
        outside: 'De juiste steen! Leg hem nu in het gat, waar zijn 2 tegen de 2 van 1-2-2 komt.',
        other:
          'Hier past hij, maar niet in het gat: daar zou zijn punt een 2 raken. Welke steen heeft twee keer een 3 en een 2?',
        buy: 'Kopen hoeft niet: een van je drie stenen past in het gat.',
      },
    },
    bridge: {
      text: 'Dat was een brug: precies één zijde ligt tegen een steen, en de hoek daartegenover raakt een andere. Die levert 40 punten extra op. Met een van je stenen maak je hier een brug. Leg hem!',
      answers: {
        bridge: 'Een zijde tegen de ene steen, de punt tegen de andere: een brug. 8 punten voor de steen en 40 extra.',
        far: 'De juiste steen, maar hier raakt zijn punt niets. Hij past nog ergens anders, en daar levert hij veel meer op.',
        other:
          'Wel een zijde, maar geen punt: dat is geen brug. Tik je stenen een voor een aan. Waar een brug kan, zijn de punten goudkleurig.',
        buy: 'Kopen hoeft niet: met een van je drie stenen maak je een brug.',
      },
    },
    hexagon: {
      text: 'Zes stenen rond een hoek vormen een zeshoek. Wie de zesde legt, krijgt 50 punten extra. Vijf zijn er hier gemarkeerd. Sluit de ring!',
      answers: {
        hexagon: 'De ring is gesloten: 13 punten voor de steen en 50 extra.',
        outside: 'De juiste steen, maar hier blijft de ring open. Hij past nog ergens anders.',
        other: 'De ring is nog open. In het gat hoort bovenaan een 5, en in de andere hoeken een 4.',
        buy: 'Kopen hoeft niet: een van je drie stenen sluit de ring.',
      },
    },
    two: {
      text: 'Soms sluit één steen twee zeshoeken tegelijk. Dat levert 60 punten extra op; bij drie tegelijk zijn het er 70. Zoek de steen die er twee sluit.',
      answers: {
        two: 'Twee ringen in één keer: 67 punten. Meer haal je zelden in een beurt.',
        one: 'Eén zeshoek, 51 punten. Goed gezien, maar een andere steen sluit er twee.',
        outside: 'De juiste steen! Leg hem nu in het gat waar aan alle drie de zijden stenen liggen.',
        other: 'Zo sluit je geen zeshoek. Kijk naar het gat waar aan alle drie de zijden stenen liggen.',
        buy: 'Kopen hoeft niet: een van je drie stenen sluit twee zeshoeken.',
      },
    },
    buy: {
      text: 'Geen van je stenen past. Met ‘Kopen’ krijg je er een uit de pot, voor 5 punten. Dat mag ook als er wel een past, tot drie keer per beurt.',
      answers: {
        buy: 'Een steen kost 5 punten. Na elke aankoop mag je een willekeurige passende steen aanleggen.',
        lay: '11 punten voor de steen, min 5 voor de aankoop: 6 punten, en je tegenstander is aan de beurt.',
      },
      reply: 'Het is 3-4-4, en die past. Leg hem aan!',
    },
    pass: {
      text: 'Pech: je hebt drie stenen gekocht en er past nog steeds niets. Een vierde per beurt mag nooit, en eerder passen mag alleen als de pot leeg is. Druk op ‘Passen’; dat kost nog eens 10 punten.',
      answers: {
        pass: '5+5+5+10: de hele beurt kostte je 25 punten. Erger wordt het nooit.',
      },
    },
    out: {
      text: 'Je laatste steen! Wie als eerste zijn laatste steen legt, krijgt 25 punten. De anderen spelen door tot iedereen even vaak aan de beurt is geweest; daarna krijg je ook de som van hun resterende stenen. Leg hem!',
      answers: {
        out: '11 voor de steen, 25 voor de laatste, 15 voor de stenen van je tegenstander: 51 punten. Je tegenstander was begonnen, dus jullie zijn even vaak aan de beurt geweest en de ronde is afgelopen.',
        buy: 'Koop nu niet: je laatste steen past.',
      },
    },
    blocked: {
      text: 'Is de pot leeg, dan leg je aan als je kunt; anders pas je gratis. Na jouw 0-2-5 kan niemand meer: het kleinste restant wint. Jij hebt dan nog 9, je tegenstander 22. Hoeveel punten levert dat je op?',
      choices: {
        difference: {
          label: '13',
          text: 'Ja: de 22 van je tegenstander min je eigen 9. Ook daarom leg je hoge stenen vroeg.',
        },
        theirs: { label: '22', text: 'Bijna: je eigen 9 gaan er nog af.' },
        nothing: { label: 'Geen', text: 'Toch wel: je krijgt wat je tegenstander nog heeft, min je eigen restant.' },
      },
    },
    target: {
      text: 'Met twee spelers krijg je voor elke ronde elk negen stenen, en wie de hoogste trekt, begint. Midden in een ronde kom je op 402 punten. Heb je gewonnen?',
      choices: {
        no: { label: 'Nog niet', text: 'Klopt: de ronde wordt uitgespeeld. Pas dan wint het hoogste totaal.' },
        yes: { label: 'Ja', text: 'Nog niet: de ronde wordt uitgespeeld, en je kunt nog worden ingehaald.' },
      },
    },
    turn: {
      text: 'Nu een hele beurt op eigen houtje. Tik je stenen aan, vergelijk de plaatsen en leg de steen die het meeste oplevert.',
      answers: {
        best: 'Een brug, en 48 punten. Je kunt Triomino spelen!',
        elsewhere: 'De juiste steen, maar niet zijn beste plaats: daar zijn de punten goudkleurig.',
        other: 'Er zit meer in: bij één plaats zijn de punten goudkleurig. Welke steen past daar?',
        buy: 'Kopen hoeft niet: sommige van je stenen passen. Tik ze aan en kijk wat ze opleveren.',
      },
    },
  },
  end: 'Je bent klaar voor je eerste partij. Een tip: zoek eerst naar een brug of een zeshoek voordat je een hoge steen legt.',
};
