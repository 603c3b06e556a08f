import type { KubiHelp } from './terms.js';

export const help: KubiHelp = {
  title: 'Zo speel je Kubi',
  cards: {
    goal: {
      heading: 'Doel',
      text: 'Verzamel veel streepjes naast weinig sommen. Weinig streepjes kosten punten, veel leveren ze op. Het hoogste totaal wint; speel je alleen, dan win je vanaf 500 punten.',
    },
    numbers: {
      heading: 'Je drie getallen',
      text: 'Kruis vóór de eerste worp drie getallen aan. Zitten er een of meer van in een worp, dan moet je een van die dobbelstenen afleggen.',
    },
    roll: {
      heading: 'Een worp',
      text: 'Leg een dobbelsteen met een van je getallen af; is die er niet, leg er dan een apart. Maak van de andere vier twee paren: elk levert een streepje op naast zijn som.',
    },
    score: {
      heading: 'Punten',
      text: 'Eén tot en met vier streepjes naast een som kosten 200 punten, vijf zijn niets waard. Het zesde tot en met het tiende leveren elk de gedrukte waarde op. Zonder streepjes verlies je niets.',
    },
    end: {
      heading: 'Het einde',
      text: 'Staan er acht streepjes naast een van je getallen, dan is je scoreblad klaar. Elke worp geldt voor iedereen; de anderen spelen door tot alle scorebladen klaar zijn.',
    },
  },
  aim: {
    heading: 'Het doel',
    text: [
      'Er wordt telkens weer met vijf dobbelstenen gegooid. Elke worp levert op je scoreblad streepjes op naast twee sommen. Een som met weinig streepjes kost punten, een som met veel streepjes levert ze op. Wie het hoogste totaal heeft, wint; speel je alleen, dan win je met 500 punten of meer.',
      'Je speelt alleen of met maximaal acht spelers, ieder op een eigen scoreblad. Elke worp geldt voor iedereen.',
    ],
  },
  setUp: {
    heading: 'Het begin',
    text: [
      'Kruis vóór de eerste worp drie verschillende getallen van 1 tot en met 6 aan. Dobbelstenen met die getallen leg je tijdens de partij af; naast elk getal is plaats voor acht streepjes.',
    ],
  },
  roll: {
    heading: 'Een worp invullen',
    text: [
      'Zitten er een of meer van je drie getallen in de worp, dan moet je een van die dobbelstenen afleggen. Dat levert een streepje op naast het getal.',
      'Maak van de andere vier dobbelstenen twee paren, zoals je wilt. Elk paar levert een streepje op naast zijn som; twee paren met dezelfde som leveren daar twee streepjes op.',
    ],
    caption: 'De getallen zijn 1, 4 en 6. Van 1 2 3 4 6 wordt de 1 afgelegd; 3 en 4 zijn samen 7, 2 en 6 zijn samen 8.',
  },
  freeRide: {
    heading: 'Geen van je getallen',
    text: [
      'Zit geen van je drie getallen in de worp, dan kies je zelf welke dobbelsteen je apart legt. Die levert geen streepje op: zo’n worp brengt je niet dichter bij het einde.',
    ],
  },
  score: {
    heading: 'Wat streepjes waard zijn',
    text: [
      'Een som zonder streepjes is niets waard. Eén tot en met vier streepjes kosten 200 punten, precies vijf zijn weer niets waard.',
      'Het zesde tot en met het tiende streepje leveren elk de waarde op die naast de som staat. Meer streepjes mag, maar die tellen niet meer.',
    ],
    caption: 'Dit scoreblad is klaar: naast de 5 staan acht streepjes. De sommen zijn samen 200 punten waard.',
  },
  end: {
    heading: 'Het einde',
    text: [
      'Je scoreblad is klaar bij het achtste streepje naast een van je getallen; die worp vul je nog helemaal in. De anderen spelen door tot alle scorebladen klaar zijn.',
      'Het hoogste totaal wint. Bij een gelijk totaal wordt de plaats gedeeld.',
    ],
  },
  byHand: {
    heading: 'Spelen met vinger of muis',
    text: [
      'De dobbelstenen liggen eerst zoals ze meteen het meest opleveren: één apart, twee paren. Tik op twee dobbelstenen om ze te wisselen, of sleep de ene op de andere. Een dobbelsteen met een ring toont een van je getallen.',
      'De streepjes die je zou zetten, verschijnen in potlood op het scoreblad, met wat ze veranderen. Met ‘Invullen’ maak je ze definitief. Je kunt ook kiezen uit de lijst waarin elke keuze met de punten staat: ‘Alle zetten’ onder ‘Meer’.',
      'Met meerdere spelers zie je aan de knoppen boven het scoreblad wie nog moet kiezen; met die knoppen bekijk je ook de andere scorebladen. Met ‘Terugnemen’ neem je terug wat op het getoonde scoreblad is ingevuld.',
    ],
  },
  byKey: {
    heading: 'Spelen met het toetsenbord',
    text: [
      'Met de pijltoetsen ga je van dobbelsteen naar dobbelsteen. Enter of Spatie kiest een dobbelsteen en wisselt hem met de volgende. D legt hem apart, 1 en 2 leggen hem in het eerste of het tweede paar, Backspace en Escape leggen alles terug.',
      'Vóór de eerste worp kies je met de cijfertoetsen welke getallen je aankruist. In de lijst met keuzes kies je met de pijltoetsen en bevestig je met Enter.',
      'U of Ctrl+Z neemt een zet terug, R of Ctrl+Y herstelt hem. H geeft een tip. In een opgenomen partij ga je met pijl-links en pijl-rechts terug en vooruit, met Home en End naar het begin en het einde.',
    ],
  },
  byNotation: {
    heading: 'Zetten typen',
    text: [
      'x126 kruist drie getallen aan. Een worp vul je in met de dobbelsteen die je apart legt en de twee paren: 1|34|66, of gewoon 1 34 66. Een dobbelsteen die geen streepje oplevert, staat tussen haakjes: (2)|34|66.',
    ],
  },
  onPaper: {
    heading: 'Echte dobbelstenen, echt papier',
    text: [
      'Vraagt een pagina om je eigen dobbelstenen, gooi ze dan en tik aan wat je hebt gegooid, of typ de vijf cijfers. Met ‘Leeg scoreblad afdrukken’ krijg je een scoreblad om met een pen in te vullen.',
    ],
  },
};
