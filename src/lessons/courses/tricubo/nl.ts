import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Tricubo leren',
  steps: {
    sheet: {
      text: 'Je scoreblad heeft vijf rijen, die je van links af aankruist. Een rij is de waarde bij zijn laatste kruisje waard, in het rondje: rij 2 is 7 waard. Het hoogste totaal wint.',
    },
    worth: {
      text: 'Rij 4 heeft drie kruisjes en is 4 waard. Hoeveel zou hij waard zijn met één kruisje meer?',
      choices: {
        next: {
          label: '2',
          text: 'Ja, de volgende waarde is 2. De waarden gaan op en neer: het komt erop aan waar je stopt.',
        },
        sum: {
          label: '6',
          text: 'De waarden worden niet opgeteld: in elke rij telt alleen de laatste. Kijk naar het kader.',
        },
        highest: { label: '10', text: 'De 10 is nog twee kruisjes verder. Het kader laat het volgende vakje zien.' },
      },
    },
    die: {
      text: 'Het getal van een dobbelsteen is de rij, de grootte het aantal kruisjes: groot drie, middelgroot twee, klein één. Tik op de middelgrote 3 en dan op rij 3.',
      answers: {
        right: 'Twee kruisjes: rij 3 is 7 waard. Het kruisje in rij 1 stond er al: een partij begint met één kruisje.',
        large: 'Dat was de grote dobbelsteen: zijn 5 zet drie kruisjes in rij 5. Probeer de middelgrote.',
        small: 'Dat was de kleine dobbelsteen: zijn 4 zet één kruisje in rij 4. Probeer de middelgrote.',
        colour: 'Dat is een kleurvak; die komen later. Tik nu op rij 3.',
      },
    },
    stop: {
      text: 'Elke ronde gebruik je één dobbelsteen. Hier staan ze alle drie op 2, dus telt alleen de grootte. Met welke stopt rij 2 precies op de 10?',
      answers: {
        right: 'Rij 2 stopt precies op de 10. De potloodkruisjes laten vooraf zien wat elke dobbelsteen doet.',
        large: 'Met nog drie kruisjes schiet je de 10 voorbij en is rij 2 maar 5 waard. Je hebt er één minder nodig.',
        small: 'Met nog één kruisje daalt rij 2 naar 2. De 10 is één vakje verder.',
        colour: 'De kleurvakken komen later. Rij 2 kan naar 10 stijgen: hoeveel kruisjes zijn daarvoor nodig?',
      },
    },
    draft: {
      text: 'Iedereen gebruikt dezelfde worp. Wie aan de beurt is, neemt een dobbelsteen; de anderen elk een van de twee andere, dezelfde mag ook. Speler 2 heeft de grote 5. Welke rij wordt beter?',
      answers: {
        right: 'Rij 1 stijgt van 1 naar 7. In de volgende ronde ben jij aan de beurt en kies je eerst.',
        medium: 'Rij 2 staat op de 10; met nog twee kruisjes wordt dat 0. Probeer de andere vrije dobbelsteen.',
        colour: 'Dat kan geen kwaad, maar één rij kan 6 punten stijgen. Zoek het groene getal.',
      },
    },
    colours: {
      text: 'Nu zou elke dobbelsteen een rij bederven. Hij kan in plaats daarvan het kleurvak in zijn kleur of het driekleurige aankruisen. Alle vier samen leveren 10 punten op. Tik op een dobbelsteen en dan op een kleurvak.',
      answers: {
        own: 'Er is geen rij bedorven, en een van de vier kleurvakken is aangekruist. Let op: minder dan vier leveren niets op.',
        shared:
          'Er is geen rij bedorven. In dit kleurvak past elke dobbelsteen van 1 tot en met 5: bewaar het liefst tot het laatst.',
        large: 'Rij 2 daalt van 10 naar 0. Tik op de grote dobbelsteen en dan op een van de omkaderde kleurvakken.',
        medium:
          'Rij 1 daalt van 7 naar 2. Tik op de middelgrote dobbelsteen en dan op een van de omkaderde kleurvakken.',
        small: 'Rij 2 daalt van 10 naar 5. Tik op de kleine dobbelsteen en dan op een van de omkaderde kleurvakken.',
      },
    },
    six: {
      text: 'Een 6 kan geen kleurvak aankruisen. Je scoort er alvast een rij mee, in de kolom ‘Bij 6’, en aan het einde telt die rij nog eens. Tik op de kleine 6 en dan op je beste rij.',
      answers: {
        right: '10 punten die je niet meer kwijtraakt, ook als rij 2 nog kruisjes krijgt.',
        empty: 'Rij 3 heeft geen kruisje en levert 0 op. Kies de rij die het meest waard is.',
        lower: 'Die rij levert maar 7 op. Een andere is 10 waard.',
        crosses: 'Dat kost je punten. De kleine 6 levert er juist op: tik erop en dan op je beste rij.',
        colour: 'Goed voor later, maar de kleine 6 levert nu 10 punten op. Tik erop en dan op je beste rij.',
      },
    },
    limit: {
      text: 'Met de kleine 6 scoor je één rij, met de middelgrote precies twee, met de grote precies drie. In de hele partij zijn het er maar drie; één heb je al. Aan welke 6 heb je niets meer?',
      choices: {
        small: {
          label: 'Kleine',
          text: 'Daarmee scoor je één rij, en er zijn er nog twee over: je kunt hem nog gebruiken.',
        },
        medium: {
          label: 'Middelgrote',
          text: 'Daarmee scoor je twee rijen, en er zijn er nog twee over: dat past precies.',
        },
        large: { label: 'Grote', text: 'Klopt: daarmee scoor je drie rijen, en er zijn er nog maar twee over.' },
      },
    },
    sixes: {
      text: 'Met de middelgrote 6 scoor je twee rijen, elke rij maar één keer per partij. Tik erop, dan op de beste twee die nog over zijn en dan op de knop.',
      answers: {
        right: '10 en 7: dat is 17 punten. Je drie rijen zijn gescoord, dus aan een 6 heb je nu niets meer.',
        empty: 'Rij 3 heeft geen kruisje en levert 0 op. Twee andere rijen leveren samen 17 op.',
        lower: '7 en 7. Een van de andere rijen is 10 waard.',
        crosses: 'Dat kost je punten. De middelgrote 6 levert met de juiste twee rijen 17 op.',
        colour: 'Goed voor later, maar de middelgrote 6 levert nu 17 punten op.',
      },
    },
    must: {
      text: 'De partij is bijna uit: al je kleurvakken zijn aangekruist. Kun je een dobbelsteen gebruiken, dan moet dat ook, zelfs als het pijn doet; kruisjes die niet passen, vervallen. Welke kost je het minst?',
      answers: {
        right: 'Maar 5 punten. Alleen als je er geen enkele kunt gebruiken, neem je geen dobbelsteen.',
        large:
          'Rij 4 daalt van 10 naar 0; het derde kruisje past niet meer en vervalt. Een andere dobbelsteen kost maar 5.',
        medium: 'Rij 1 daalt van 10 naar 0. Een andere dobbelsteen kost maar 5.',
      },
    },
    purple: {
      text: 'Heeft iemand drie rijen in het paars, dan eindigt de partij met die ronde; iedereen die er dan drie heeft, krijgt 5 punten. Jij hebt er al twee. Welke dobbelsteen beëindigt de partij met winst?',
      answers: {
        right:
          'Rij 3 is je derde in het paars: één punt erbij, en 5 als bonus. Speler 2 speelt de ronde nog uit; dan wint het hoogste totaal.',
        medium: 'Ook dat beëindigt de partij, maar rij 4 daalt van 10 naar 0. Welke rij stijgt als hij paars bereikt?',
        small: 'Rij 1 staat al in het paars en daalt naar 0. Je hebt een derde rij nodig.',
      },
    },
    alone: {
      text: 'Je kunt ook alleen spelen. Dan kies je zelf de rij voor je eerste kruisje; met anderen begint speler 1 in rij 1, speler 2 in rij 2, enzovoort. Tik een rij aan.',
      answers: {
        start: 'Een goed begin.',
        used: 'Alleen speel je tot drie rijen paars zijn, en hoogstens 21 rondes. Je totaal levert je een rang op.',
      },
      reply:
        'Elke ronde is een andere dobbelsteen geblokkeerd: de grote, de middelgrote, de kleine, enzovoort. Gebruik een van de twee andere.',
    },
    turn: {
      text: 'Nu een ronde zonder hulp, midden in een partij. Kan er een rij stijgen? Levert de 6 meer op? Of een kleurvak? Kies zelf.',
      answers: {
        best: 'Rij 5 stijgt met één dobbelsteen van 0 naar 7: dat zou de computer ook kiezen.',
        six: 'Die 10 punten zijn binnen. Rij 5 had ook van 0 naar 7 kunnen stijgen: allebei goed.',
        good: 'Goed gekozen: nauwelijks minder dan de beste zet.',
      },
    },
  },
  end: 'Speel nu je eerste partij: stop je rijen op de 10, en bewaar de kleurvakken voor worpen die een rij zouden bederven.',
};
