import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Cubo leren',
  steps: {
    square: {
      text: 'In Cubo bouw je van negen dobbelstenen een vierkant. Rijen en kolommen leveren punten op: hoeveel, staat ernaast en eronder. Het getal in de hoek zegt wat het hele vierkant waard is.',
    },
    street: {
      text: 'Drie opeenvolgende getallen, oplopend of aflopend, zijn een straat en leveren het hoogste op. De onderste rij ligt nog door elkaar: tik op de 5 en dan op de 4, en ze wisselen van plaats.',
      answers: {
        right: '3 4 5: een straat. Die levert het hoogste getal op, dus 5 punten.',
        other: 'Ook dat is een straat! Die levert het hoogste getal op; je ziet het naast de rij of onder de kolom.',
        call: 'Met ‘Cubo!’ stop je met bouwen, en er levert nog niets punten op. Tik eerst op de 5 en de 4 in de onderste rij.',
        roll: 'Daarmee gooi je alle negen dobbelstenen opnieuw. Nog niet: tik eerst op de 5 en de 4 in de onderste rij.',
        mixed: 'De goede rij, maar de getallen liggen nog niet op volgorde. Maak er 3 4 5 van.',
        none: 'Zo krijg je geen straat. Kijk naar de onderste rij: 3, 4 en 5 liggen er al, alleen door elkaar.',
      },
    },
    lane: {
      text: 'Drie gelijke getallen zijn een laan en leveren dat getal één keer op: 5 5 5 is 5 punten. Maak de linkerkolom af.',
      answers: {
        right: '5 5 5: een laan. Die levert 5 punten op, geen 15.',
        call: 'Nog niet roepen: geen enkele lijn levert iets op. In de linkerkolom ontbreekt een 5.',
        roll: 'Houd deze dobbelstenen: drie ervan geven een 5 aan. Breng ook de derde naar de linkerkolom.',
        none: 'In de linkerkolom ontbreekt nog een 5. Kijk in de hoeken: met welke 1 kan die van plaats wisselen?',
      },
    },
    colour: {
      text: 'Een straat of laan in één kleur telt dubbel. De bovenste rij, 4 5 6, levert 6 punten op. Maak hem helemaal rood, en hij levert 12 op.',
      answers: {
        right: 'Helemaal rood: 12 punten in plaats van 6. De kleuren tellen even zwaar als de getallen.',
        broken: 'Nu is de straat verbroken. Alleen de blauwe 5 moet weg, en een andere 5 komt op die plaats.',
        call: 'Nog niet roepen: van 6 punten kun je er 12 maken. Vervang de blauwe 5 in de bovenste rij.',
        roll: 'Houd deze dobbelstenen: alles wat je nodig hebt, ligt er. Welke rode kan de blauwe 5 vervangen?',
        none: 'In de bovenste rij ligt nog een blauwe 5. Welke rode dobbelsteen kan die vervangen?',
      },
    },
    white: {
      text: 'De witte dobbelsteen blijft op het middelste vakje en past bij elke kleur. In zijn kolom telt hij al als blauw: maak nu van de middelste rij een rode straat.',
      answers: {
        right: 'Rood in zijn rij en tegelijk blauw in zijn kolom: elk levert 10 punten op.',
        column: 'Dat verbreekt de blauwe kolom, die al 10 oplevert. Alleen de blauwe 5 in de middelste rij moet weg.',
        call: 'Nog niet roepen: de middelste rij kan 10 opleveren in plaats van 5. Vervang de blauwe 5.',
        roll: 'Houd deze dobbelstenen: je mist alleen een rode 5, en die ligt vlakbij.',
        none: 'De middelste rij moet 3 4 5 in rood en wit worden. Welke rode dobbelsteen kan de blauwe 5 vervangen?',
      },
    },
    worth: {
      text: 'Vergeet het vierkant even: welke van deze drie lijnen zou het meeste opleveren?',
      choices: {
        street: {
          label: '4 5 6 in twee kleuren',
          text: '6 punten, het hoogste getal. Maar een lijn in één kleur telt dubbel.',
        },
        lane: { label: '5 5 5 in één kleur', text: 'Klopt: 5 voor de laan, dubbel voor de kleur, is 10.' },
        six: {
          label: '6 6 6 in twee kleuren',
          text: '6 punten: een laan levert zijn getal maar één keer op. En een lijn in één kleur telt dubbel.',
        },
      },
    },
    both: {
      text: 'Elke dobbelsteen hoort bij een rij en bij een kolom. Met één wissel maak je de bovenste rij en de rechterkolom tegelijk af. Welke dobbelsteen hoort in hun gezamenlijke hoek?',
      answers: {
        right: 'De 6 telt in twee lijnen tegelijk: 6 + 6 is 12 punten. Met zulke dobbelstenen win je.',
        one: 'Eén lijn is af. Maar de hoek rechtsboven hoort bij twee lijnen: welk getal past bij allebei?',
        call: 'Nog niet roepen: geen enkele lijn levert iets op. Eén wissel is 12 punten waard.',
        roll: 'Houd deze dobbelstenen: één wissel is 12 punten waard. Kijk naar de hoek rechtsboven.',
        none: 'Er is nog geen lijn af. Wat volgt in de bovenste rij op 4 5? De rechterkolom heeft hetzelfde getal nodig.',
      },
    },
    roll: {
      text: 'Wat een pech, deze worp! Zolang niemand ‘Cubo!’ heeft geroepen, mag je alle negen opnieuw gooien, zo vaak je wilt. Druk op ‘Alles opnieuw gooien’.',
      answers: {
        right: 'Altijd alle negen, nooit een deel ervan.',
        call: 'Roepen zou nu niets opleveren. Gooi liever alle dobbelstenen opnieuw.',
        swap: 'Bouwen kan, maar meer dan 6 punten zit er niet in deze dobbelstenen. Gooi ze opnieuw.',
      },
      reply: 'De nieuwe dobbelstenen leveren al 6 punten op, en er zit meer in.',
    },
    call: {
      text: 'Tevreden met je vierkant? Druk op ‘Cubo!’: het wordt afgedekt en ligt vast. Neem dan een van de vier dobbelstenen uit het midden. Welke zou de bovenste rij afmaken?',
      answers: {
        called: 'Je vierkant is afgedekt. Tik nu in het midden op de dobbelsteen die je wilt hebben.',
        right:
          'De rode 6, voor 4 5 6 in het rood op de bovenste rij. Speel je met anderen, dan kiest het eerst wie het eerst roept. Maar zodra er nog slechts één speler bouwt, heb je 6 seconden om te kiezen.',
        other: 'Die past niet: bij 4 5 hoort een 6. Kijk nog eens naar je vierkant en roep dan opnieuw.',
        without: 'Helpt er geen, dan hoef je er geen te nemen. Maar een ervan maakt 4 5 6: roep opnieuw en neem die.',
        roll: 'Veel te mooi om opnieuw te gooien: dit vierkant is 28 waard. Druk op ‘Cubo!’.',
        swap: 'Zo wordt je vierkant niet beter. Druk op ‘Cubo!’.',
      },
    },
    exchange: {
      text: 'Heeft iedereen geroepen, dan mag je rode 6 een van jouw dobbelstenen vervangen, behalve de witte. Bij elke staat wat je wint of verliest. Tik er een aan en druk op ‘Ruilen’.',
      answers: {
        right: 'Van 28 naar 46 punten! De blauwe 1 gaat naar het midden, en de ronde is afgelopen.',
        keep: 'Helpt ruilen niet, dan houd je je dobbelstenen. Maar hier belooft er een 18 punten extra.',
        other: 'Dat kost punten. Zoek de dobbelsteen met de plus: die hoort nog bij geen enkele lijn die telt.',
      },
    },
    last: {
      text: 'Speel je met anderen, dan bouwt iedereen tegelijk. Speler 2 heeft geroepen en een dobbelsteen genomen; alleen jij bouwt nog en je hebt 6 seconden. Wat nu?',
      choices: {
        roll: {
          label: 'Alles opnieuw gooien',
          text: 'Dat kan niet meer: zodra iemand heeft geroepen, gooit niemand in deze ronde nog opnieuw.',
        },
        call: {
          label: '‘Cubo!’',
          text: 'Klopt: je 13 punten zijn binnen, en je hebt nog eens 6 seconden om een van de overgebleven dobbelstenen te nemen.',
        },
        build: {
          label: 'Verder wisselen',
          text: 'Dat mag, maar wie na 6 seconden niet heeft geroepen, krijgt in deze ronde geen dobbelsteen en geen punten.',
        },
      },
    },
    rounds: {
      text: 'Een partij heeft zes rondes, elk met een nieuwe worp; het hoogste totaal wint. Een geruilde dobbelsteen houd je. Speel je alleen, dan duurt een ronde 60 seconden, behalve je allereerste. Roep je niet op tijd, dan krijg je niets.',
    },
    turn: {
      text: 'Nu een hele ronde, zonder klok: bouwen, roepen, een dobbelsteen uit het midden nemen en ruilen. Haal je 20 punten?',
      answers: {
        great: '30 punten of meer: jij kunt elke tegenstander aan!',
        good: 'Goed gespeeld! 20 punten is een goede ronde, en er zit nog meer in deze dobbelstenen.',
        less: 'Minder dan 20. Nog een keer: zoek eerst een straat in één kleur, dan dobbelstenen die in twee lijnen tellen.',
        roll: 'Gooi deze niet opnieuw: er zitten meer dan 30 punten in. Ze liggen weer zoals ze gegooid zijn.',
      },
    },
  },
  end: 'Speel nu je eerste partij. Eén tip: kijk vóór je roept naar het midden, en laat een gat open dat een van die dobbelstenen kan vullen.',
};
