import type { TriadHelp } from './terms.js';

export const help: TriadHelp = {
  title: 'Zo speel je Triad',
  cards: {
    goal: {
      heading: 'Doel',
      text: 'Elke speler heeft zes dobbelstenen. Wie als eerste drie eigen dobbelstenen van het bord heeft weggenomen, wint. Wit heeft er hier al twee weggenomen.',
    },
    turn: {
      heading: 'Jouw zet',
      text: 'Draai een van je dobbelstenen naar een andere waarde en verplaats hem precies zoveel vakjes, recht of diagonaal. De weg moet vrij zijn: dobbelstenen springen en slaan niet.',
    },
    triad: {
      heading: 'Triades',
      text: 'Drie dobbelstenen naast elkaar in één rechte lijn vormen een triade: alle drie gelijk, of 1, 2 en 3 in willekeurige volgorde. Beide kleuren moeten erbij zijn.',
    },
    takeOff: {
      heading: 'Wegnemen',
      text: 'Vormt je zet een triade, neem dan een van je eigen dobbelstenen daaruit van het bord. Welke, kies je zelf; het mag ook de verplaatste zijn.',
    },
    stuck: {
      heading: 'Ingesloten',
      text: 'Kan geen van je dobbelstenen met een nieuwe waarde worden verplaatst, draai er dan een op zijn plaats, of verplaats er een ongedraaid zoveel vakjes als zijn waarde.',
    },
  },
  aim: {
    heading: 'Het doel',
    text: [
      'Twee spelers hebben elk zes dobbelstenen. Wie als eerste drie eigen dobbelstenen van het bord heeft weggenomen, wint.',
    ],
  },
  setUp: {
    heading: 'Het begin',
    text: [
      'De dobbelstenen worden één keer gegooid; elke dobbelsteen is dan een 1, een 2 of een 3. Beide spelers leggen hun dobbelstenen op hun achterste rij, oplopend van links naar rechts, vanuit henzelf gezien. Wit zit onderaan en begint meestal; bij een revanche begint de ander.',
      'Hier geldt één worp voor beide spelers.',
    ],
    caption: 'Beide spelers hebben 1 1 2 2 3 3 gegooid.',
  },
  move: {
    heading: 'Een zet',
    text: [
      'Draai een van je dobbelstenen naar een andere waarde en verplaats hem precies evenveel vakjes in één rechte lijn: langs een rij, een kolom of een diagonaal. De oude waarde doet er niet toe, als de nieuwe maar anders is.',
      'Alle vakjes onderweg en het laatste vakje moeten vrij zijn. Je springt nooit over een dobbelsteen heen en je slaat er nooit een.',
    ],
    caption: 'De 1 op b2 wordt een 2 en gaat twee vakjes ver, of wordt een 3 en gaat er drie ver.',
  },
  triad: {
    heading: 'Een triade',
    text: [
      'Drie dobbelstenen op aangrenzende vakjes in een rechte lijn vormen een triade als beide kleuren erbij zijn en de waarden alle drie gelijk zijn, of 1, 2 en 3 in willekeurige volgorde.',
      'Drie dobbelstenen van één kleur vormen geen triade, en 1 1 2 of 1 3 3 ook niet.',
    ],
    caption: 'Drie triades: 1 2 3 in een rij, 2 2 2 in een kolom, 3 1 2 op een diagonaal.',
  },
  takeOff: {
    heading: 'Een dobbelsteen wegnemen',
    text: [
      'Vormt je zet een triade, dan neem je een van je eigen dobbelstenen daarin van het bord weg, als deel van dezelfde zet. Welke, kies je zelf; het mag ook de dobbelsteen zijn die je net hebt verplaatst.',
      'Ook bij meerdere triades tegelijk neem je maar één dobbelsteen weg. Een triade die er vóór je zet al lag, levert niets op.',
    ],
    caption: 'Wit gaat van c1 naar e3 en vormt 2 2 2. De dobbelsteen op e3 of die op d4 wordt weggenomen.',
  },
  stuck: {
    heading: 'Als alles vastzit',
    text: [
      'Kan geen van je dobbelstenen met een nieuwe waarde worden verplaatst, dan heb je twee mogelijkheden: draai één dobbelsteen op zijn plaats naar een andere waarde, of verplaats één dobbelsteen ongedraaid, precies zoveel vakjes als zijn waarde. Een triade die zo ontstaat, telt.',
      'Draaien kan altijd, dus niemand hoeft ooit te passen.',
    ],
    caption: 'De dobbelstenen van Wit zijn ingesloten; één ervan moet worden gedraaid.',
  },
  end: {
    heading: 'Het einde',
    text: [
      'Wie de derde eigen dobbelsteen wegneemt, heeft meteen gewonnen.',
      'Een huisregel: het is remise als dezelfde stelling met dezelfde speler aan zet voor de derde keer ontstaat, of als er 200 zetten lang geen dobbelsteen is weggenomen.',
      'Met een klok heeft elke speler een tijd voor de hele partij, en elke zet levert een paar seconden extra op. De klok loopt vanaf de eerste zet. Is je tijd om, dan verlies je.',
    ],
  },
  byHand: {
    heading: 'Spelen met vinger of muis',
    text: [
      'Tik op een van je dobbelstenen: het bord toont elk vakje dat hij kan bereiken en wat hij daar zou worden. Een vakje dat oplicht betekent een triade. Tik op het vakje of sleep de dobbelsteen erheen. Tik na een triade op de dobbelsteen die je wegneemt.',
      'Een dobbelsteen die vastzit, is vervaagd. Tik erop en het bord zegt waarom.',
    ],
  },
  byKey: {
    heading: 'Spelen met het toetsenbord',
    text: [
      'Op het bord ga je met de pijltoetsen, Home, End, Page Up en Page Down van vakje naar vakje. Met Enter of Spatie kies je een dobbelsteen, zijn doel en de dobbelsteen die je wegneemt. Met Escape laat je los.',
      'U of Ctrl+Z neemt een zet terug, R of Ctrl+Y herstelt hem, F draait het bord. H geeft een tip.',
      'In een opgenomen partij ga je met pijl-links en pijl-rechts terug en vooruit, met Home en End naar het begin en het einde.',
    ],
  },
  byNotation: {
    heading: 'Zetten typen',
    text: [
      'Vakjes heten naar kolom en rij, van a1 tot en met f6, zoals op de rand staat. Een zet bestaat uit twee vakjes, van en naar: b1b4. Voeg x en een vakje toe voor de dobbelsteen die je wegneemt: b1b4xb4.',
      'Als alles vastzit, draait b1=3 de dobbelsteen op b1 naar 3, en b1>b3 verplaatst hem ongedraaid.',
    ],
  },
};
