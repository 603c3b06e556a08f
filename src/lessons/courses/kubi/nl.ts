import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Kubi leren',
  steps: {
    pairs: {
      text: 'Kubi draait om de som van twee dobbelstenen. De 6 met de ring leg je af; de andere liggen als twee paren. Tik op twee dobbelstenen om ze te wisselen. Druk op ‘Invullen’.',
      answers: {
        sevenAndEight:
          '3 + 4 en 3 + 5: een streepje naast de 7 en een naast de 8. Bovenaan heeft de afgelegde 6 er ook een.',
        sixAndNine:
          '3 + 3 en 4 + 5: een streepje naast de som 6 en een naast de 9. Bovenaan heeft de afgelegde 6 er ook een.',
      },
    },
    points: {
      text: 'Wat is dat waard? Eén tot vier streepjes naast een som kosten 200 punten, zoals bij de 6. Vijf kosten niets, zoals bij de 7. Het zesde tot en met tiende leveren de gedrukte waarde op, zoals bij de 8.',
    },
    worth: {
      text: 'De 8 heeft zeven streepjes: twee daarvan leveren iets op, samen 80 punten. Wat levert het volgende op?',
      choices: {
        value: {
          label: '40 punten',
          text: 'Ja, zoals gedrukt. Bij 2 en 12 levert elk streepje 100 op, maar die zijn zeldzaam. Een som zonder streepjes kost niets.',
        },
        sum: { label: '8 punten', text: 'De som zelf is niet haar waarde. Kijk in de kolom ‘elk’.' },
        nothing: {
          label: 'Niets',
          text: 'Van het zesde tot en met het tiende telt elk streepje, en dit wordt het achtste. Kijk in de kolom ‘elk’.',
        },
      },
    },
    even: {
      text: 'De 7 heeft vier streepjes: −200. Maak een paar dat samen 7 is: tik op twee dobbelstenen om ze te wisselen. In potlood zie je wat er zou veranderen.',
      answers: {
        seven: 'Het vijfde streepje: de 200 punten zijn terug, en voortaan levert elke 7 er 30 op.',
        eights: 'De 8 heeft nu vier streepjes en kost nog steeds 200. Welke twee dobbelstenen zijn samen 7?',
      },
    },
    double: {
      text: 'Twee paren met dezelfde som leveren daar twee streepjes op. De 8 kost 200. Hoe levert die na deze worp 40 op?',
      answers: {
        eights: 'Twee keer 3 + 5: het vijfde streepje wint 200 punten terug, het zesde levert 40 op.',
        ten: 'Met 5 + 5 begin je aan de 10: het eerste streepje kost 200. Leg een 3 en een 5 bij elkaar.',
      },
    },
    choose: {
      text: 'Leg een van je drie getallen bovenaan af: de 1 of de 6. Maak paren zonder nieuwe som: het eerste streepje kost 200.',
      answers: {
        nines: 'Beide paren naast de 9: geen nieuwe som, en de 9 heeft er nog maar één nodig.',
        sixAndSeven: 'Geen nieuwe som. De 7 levert 30 op, en de 6 heeft nog maar één streepje nodig.',
        small:
          'Met de 1 is een kleine som gemaakt die nog leeg was: −200. Leg de 1 af of zet hem bij een andere dobbelsteen.',
        large:
          'Met de 6 is een grote som gemaakt die nog leeg was: −200. Leg de 6 af of zet hem bij een andere dobbelsteen.',
      },
    },
    clock: {
      text: 'Het achtste streepje naast een van je getallen beëindigt je partij, en de 1 heeft er zeven. Speel door, zonder nieuwe som.',
      answers: {
        five: 'Je speelt door, en de 5 heeft zijn vijfde streepje: 200 punten terug.',
        sevens: 'Je speelt door, en twee streepjes erbij naast de 7 leveren 60 punten op.',
        over: 'Dat was de achtste 1: je partij zou voorbij zijn. De 6 is ook van jou.',
        opened: 'Je speelt door, maar 4 en 10 zijn nieuw: −400. Maak andere paren.',
      },
    },
    free: {
      text: 'Geen van je getallen: leg een dobbelsteen naar keuze apart. Die levert geen streepje op, dus het einde komt niet dichterbij. Krijgen de 6 en de 9 allebei hun vijfde streepje?',
      answers: {
        both: '400 punten met één worp! Heeft geen dobbelsteen een ring, leg dan de dobbelsteen apart die je het minst nodig hebt.',
        ten: 'Met 5 + 5 begin je aan de 10: −200. Je hebt maar één van de vijven nodig.',
        nine: 'De 9 heeft vijf streepjes, de 6 nog maar vier. Houd allebei de drieën.',
        eight: 'De 8 levert wat op, maar de 6 en de 9 kosten elk nog 200. Begin met een paar dat samen 6 is.',
      },
    },
    full: {
      text: 'De 7 heeft tien streepjes: alle vakjes zijn vol. Wat doet een elfde streepje?',
      choices: {
        earns: {
          label: 'Het levert 30 op',
          text: 'Alleen het zesde tot en met het tiende streepje leveren punten op.',
        },
        nothing: {
          label: 'Niets',
          text: 'Klopt: het mag, levert niets op en kost niets. Een goede plek voor een paar dat nergens anders past.',
        },
        costs: { label: 'Het kost 200', text: 'Alleen sommen met één tot en met vier streepjes kosten punten.' },
      },
    },
    last: {
      text: 'Alleen de 1 is van jou: nu komt het achtste streepje. Deze laatste worp telt nog helemaal. Alleen win je met 500 punten; je hebt er 340.',
      answers: {
        won: 'Gewonnen! De 10 heeft zijn vijfde streepje, en het andere paar gaat naar de volle 7.',
        lost: 'Dat is 90 erbij: niet genoeg. Welke som kost je nog 200?',
      },
    },
    several: {
      text: 'Kubi speel je met één tot acht spelers, ieder met een eigen scoreblad en drie eigen getallen. Ann heeft deze dobbelstenen gegooid. Wie vult ze in?',
      choices: {
        roller: { label: 'Alleen Ann', text: 'Dan zouden de anderen alleen maar wachten. Bij Kubi wacht niemand.' },
        everyone: {
          label: 'Iedereen',
          text: 'Ja, elke worp geldt voor iedereen. Is je scoreblad klaar, dan spelen de anderen door. Het hoogste totaal wint.',
        },
      },
    },
    turn: {
      text: 'Nu beslis jij. Bij welk getal is er nog plaats? Welke sommen hebben streepjes nodig? Vul deze worp zo goed mogelijk in.',
      answers: {
        sixes: 'Beter kan niet: bij het getal 6 is de meeste plaats, en twee keer de som 6 levert 80 op.',
        nine: 'Goed gedaan: de 9 heeft zijn vijfde streepje, de 8 levert 40 op en er is geen nieuwe som.',
        good: 'Goed: geen nieuwe som, en er is nog tijd voor meer worpen.',
        two: 'Goede sommen, maar de 2 heeft al vijf streepjes. Leg een getal af waar meer plaats is.',
        opened:
          'Je begint aan een nieuwe som: −200, en de tijd voor vijf streepjes wordt krap. Blijf bij de sommen die je hebt.',
      },
    },
    begin: {
      text: 'Zo begint een partij: kies drie getallen en kruis ze aan. Die leg je af, dus de meeste sommen komen van de andere drie. Vul daarna je eerste worp in.',
      answers: {
        close: 'Een sterke keuze: de andere drie liggen dicht bij elkaar en leveren steeds dezelfde sommen op.',
        middle:
          'Dat kan, maar 1 en 6 blijven in het spel en maken veel verschillende sommen. Kruis de volgende keer eens 1, 2 en 6 aan.',
        crossed: 'Dit zijn nu je drie getallen. Naast elk is plaats voor acht streepjes.',
        oneSum: 'Maar één nieuwe som: een mooi begin!',
        twoSums: 'Twee nieuwe sommen, −400: zo beginnen de meeste partijen. Verzamel daar nu meer streepjes.',
      },
      reply: 'En dit is je eerste worp.',
    },
  },
  end: 'Veel plezier bij je eerste partij, en vraag je bij elke nieuwe som af of die vijf streepjes haalt.',
};
