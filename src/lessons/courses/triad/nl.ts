import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Triad leren',
  steps: {
    goal: {
      text: 'Beide spelers beginnen met zes dobbelstenen; elke dobbelsteen is een 1, een 2 of een 3. Die van jou zijn wit. Wie als eerste drie eigen dobbelstenen van het bord neemt, wint. Hier hebben beiden er al twee weggenomen.',
    },
    move: {
      text: 'Jij bent aan zet: draai een dobbelsteen naar een andere waarde en verplaats hem precies zoveel vakjes in een rechte lijn. Tik erop en je ziet waar hij heen kan. Tik dan op een vakje.',
      answers: { made: 'Precies: na een zet toont een dobbelsteen hoe ver hij is gegaan.' },
    },
    way: {
      text: 'Diagonaal mag ook. Maar de waarde moet veranderen, en dobbelstenen springen nooit over elkaar. Verplaats de enige dobbelsteen die het gemarkeerde vakje kan bereiken.',
      answers: {
        reached:
          'Ja, drie vakjes diagonaal, als 3. De 2 op d6 zou een 2 moeten blijven, en voor de 1 op b1 is de weg versperd.',
        elsewhere: 'De juiste dobbelsteen! Met welke waarde komt hij precies op het gemarkeerde vakje?',
        other:
          'Die zet mag, maar hij eindigt niet op het gemarkeerde vakje. Tik op je andere dobbelstenen: welke kan erheen?',
      },
    },
    equal: {
      text: 'Drie gelijke dobbelstenen naast elkaar in een rechte lijn vormen een triade, als beide kleuren erbij zijn. Zet een 2 naast de gemarkeerde. Tik daarna op je dobbelsteen om hem weg te nemen.',
      answers: {
        made: '2 2 2: je eerste triade, en er is een dobbelsteen weg.',
        elsewhere: 'De juiste dobbelsteen! Als 2 kan hij diagonaal naar het vakje naast de gemarkeerde.',
        other: 'Nog geen triade. De rij loopt door op e6: welke dobbelsteen komt daar als 2?',
      },
    },
    oneTwoThree: {
      text: 'Ook 1, 2 en 3 vormen een triade, in willekeurige volgorde en in elke richting: in een rij, een kolom of een diagonaal. Vul het gat tussen de gemarkeerde dobbelstenen.',
      answers: {
        made: 'Mooi: 2, 3 en 1 op een diagonaal.',
        elsewhere: 'De juiste dobbelsteen! Tussen de 2 en de 1 hoort een 3.',
        other:
          'Nog geen triade. Het gat is op e5, en daar moet een 3 komen: welke dobbelsteen staat er drie vakjes vandaan?',
      },
    },
    colours: {
      text: 'Een rij, een kolom en een diagonaal zijn gemarkeerd. Slechts één ervan is een triade: welke? Denk aan de twee kleuren.',
      choices: {
        row: {
          label: 'Rij',
          text: 'Beide kleuren zijn erbij, maar 1 1 2 is niet drie keer hetzelfde en ook niet 1, 2 en 3.',
        },
        column: { label: 'Kolom', text: 'Drie tweeën, maar allemaal wit: Zwart moet er ook bij zijn.' },
        diagonal: { label: 'Diagonaal', text: 'Goed: 3, 1 en 2, en beide kleuren zijn erbij.' },
      },
    },
    takeOff: {
      text: 'Maak 3 3 3 in de gemarkeerde kolom. Twee van de drie zijn van jou, en je kiest zelf welke weggaat. Kies goed: Zwart heeft nog maar één triade nodig.',
      answers: {
        moved: 'Goed gekozen: ook de verplaatste dobbelsteen mag weg, en aan de 3 op b4 heeft Zwart niets.',
        helpful: 'Je 3 op b5 blijft naast de 2 van Zwart staan. Zwart zet er een 1 naast en wint. Neem de andere weg.',
        elsewhere: 'De juiste dobbelsteen! Als 3 vult hij het gat in de kolom.',
        other: 'Nog geen triade. Het gat tussen de gemarkeerde drieën is op b5: welke dobbelsteen komt daar als 3?',
      },
    },
    two: {
      text: 'De vier gemarkeerde enen missen een dobbelsteen op hetzelfde vakje: maak twee triades in één zet! Ook dan neem je maar één dobbelsteen weg: kies een van je eigen dobbelstenen in die twee triades.',
      answers: {
        made: 'Twee triades, één dobbelsteen weg. Meer dan één is het nooit.',
        single: 'Het juiste vakje, en een triade: 2, 3 en 1. Maar als 1 vormt een dobbelsteen daar twee triades.',
        elsewhere: 'De juiste dobbelsteen! Hij hoeft maar één vakje te gaan.',
        other: 'Twee lijnen gemarkeerde dobbelstenen kruisen elkaar op een vrij vakje. Daar moet een 1 komen.',
      },
    },
    standing: {
      text: 'Stel, je hebt de dobbelsteen op e3 weggenomen en Zwart heeft gezet. De andere triade ligt er nog, gemarkeerd. Wat levert die je deze zet op?',
      choices: {
        another: {
          label: 'Nog een dobbelsteen weg',
          text: 'Nee. Een triade telt alleen in de zet waarmee ze ontstaat. Voor nog een dobbelsteen maak je een nieuwe.',
        },
        nothing: { label: 'Niets', text: 'Goed. Een triade telt één keer: in de zet waarmee ze ontstaat.' },
      },
    },
    defend: {
      text: 'Let op wat Zwart kan doen. Langs de pijl zou een zwarte 2 op d1 komen en 2 1 3 vormen met twee van jouw dobbelstenen. Dan wint Zwart. Voorkom het!',
      answers: {
        filled: 'Goed: d1 is nu bezet.',
        away: 'Goed: zonder die dobbelsteen komt er geen triade.',
        barred: 'Goed: de weg is versperd, en de lijn is ook verbroken.',
        column: 'De rij is veilig, maar nu komt er een zwarte 2 op f4: 2, 3 en 1 in de kolom.',
        beside: 'De weg is versperd, maar nu komt er een zwarte 1 op e3, boven jouw enen op e2 en e1.',
        other: 'Zwart komt nog steeds op d1 en wint. Bezet d1, versper de weg of haal een dobbelsteen uit de lijn.',
      },
    },
    win: {
      text: 'Twee van je dobbelstenen zijn al weg. Zoek de triade waarmee je wint.',
      answers: {
        won: 'De derde dobbelsteen is weg, dus je hebt meteen gewonnen! Nog één regel: ontstaat dezelfde stelling voor de derde keer, dan is het remise.',
        elsewhere: 'De juiste dobbelsteen! Hij moet een 2 worden, net als de twee waar hij bij komt.',
        other: 'Geen triade. Op een diagonaal staan twee zwarte tweeën naast elkaar: waar loopt die door?',
      },
    },
    stuck: {
      text: 'Het komt zelden voor: elke weg naar een nieuwe waarde is versperd. Draai een dobbelsteen op zijn plaats, of verplaats hem ongedraaid.',
      answers: {
        turned:
          'Goed. Dat mag alleen als geen dobbelsteen met een nieuwe waarde kan worden verplaatst. Een triade die zo ontstaat, telt ook.',
        moved:
          'Goed: één vakje, en nog steeds een 1. Dat mag alleen als geen dobbelsteen met een nieuwe waarde kan worden verplaatst. Een triade die zo ontstaat, telt ook.',
      },
    },
    start: {
      text: 'Zo begint een partij: de dobbelstenen worden gegooid en oplopend neergelegd, vanuit elke speler gezien van links naar rechts. Wit begint. Doe je eerste twee zetten en gun Zwart geen triade.',
      answers: {
        triad: 'Een triade, en dat zo vroeg!',
        safe: 'Goed: Zwart kan hierna geen triade vormen.',
        unsafe: 'Dat telt, maar pas op: nu kan Zwart een triade vormen.',
      },
      reply: 'Zwart heeft gezet. Jij bent weer aan zet.',
    },
  },
  end: 'Speel nu je eerste partij, en kijk vóór elke zet wat je tegenstander daarna kan doen. Dezelfde stelling voor de derde keer is remise.',
};
