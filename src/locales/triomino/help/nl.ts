import type { TriominoHelp } from './terms.js';

export const help: TriominoHelp = {
  title: 'Zo speel je Triomino',
  cards: {
    goal: {
      heading: 'Doel',
      text: 'Leg je driehoekige stenen zijde aan zijde en verzamel punten. Na de ronde waarin iemand het doel bereikt, meestal 400, wint het hoogste totaal.',
    },
    lay: {
      heading: 'Aanleggen',
      text: 'Een steen deelt minstens één zijde met een andere. Alle getallen die in een hoek samenkomen, moeten gelijk zijn. Een steen levert de som van zijn getallen op.',
    },
    bridge: {
      heading: 'Bruggen',
      text: 'Een steen die één zijde deelt en met de hoek daartegenover een andere steen raakt, is een brug. Die levert 40 punten extra op.',
    },
    hexagon: {
      heading: 'Zeshoeken',
      text: 'Een steen die de ring van zes rond een hoek sluit, levert 50 punten extra op; 60 als hij er zoals hier twee tegelijk sluit.',
    },
    buy: {
      heading: 'Kopen',
      text: 'In plaats van een steen aan te leggen mag je er een kopen voor 5 punten, tot drie toe. Na de derde leg je er een aan of pas je voor nog eens 10 punten.',
    },
    end: {
      heading: 'Einde van de ronde',
      text: 'Wie als eerste zijn laatste steen legt, krijgt 25 punten en de som van alle stenen die de anderen nog hebben.',
    },
  },
  aim: {
    heading: 'Het doel',
    text: [
      'Er zijn 56 driehoekige stenen met een getal van 0 tot en met 5 in elke hoek. Je legt ze zijde aan zijde, zodat alle getallen die in een hoek samenkomen gelijk zijn. Met de klok mee gelezen vanaf het laagste worden de getallen van een steen nooit lager.',
      'Elke steen levert de som van zijn getallen op, en meer als hij een brug of een zeshoek voltooit. Een ronde eindigt als iemand geen stenen meer heeft. De partij eindigt na de ronde waarin iemand het doel van 400 punten bereikt, en wie dan het hoogste totaal heeft, wint.',
    ],
  },
  start: {
    heading: 'Het begin van een ronde',
    text: [
      'Met één of twee spelers krijgt iedereen 9 stenen, met drie of vier 7, met vijf of zes 6. De rest is de pot.',
      'Dan trekt iedereen een steen, en wie de hoogste som heeft, begint; wie gelijkstaat, trekt opnieuw, en de getrokken stenen gaan terug. Wie begint, legt een steen naar keuze en krijgt de getallen ervan als punten. Volgens de Amerikaanse regels begint het hoogste trio, de hoogste steen met drie gelijke getallen. Die moet worden gelegd en levert 10 punten extra op; wie drie nullen heeft, mag in plaats daarvan die leggen, voor 40 punten. Heeft niemand een trio, dan begint de hoogste som.',
    ],
  },
  laying: {
    heading: 'Een steen aanleggen',
    text: [
      'Ben je aan de beurt, leg dan een steen zo aan dat hij minstens één zijde deelt met een andere steen en dat elke hoek die hij raakt overeenkomt, ook een hoek die hij alleen met zijn punt raakt.',
    ],
    caption: 'De zijde onderaan klopt, maar bij de punt ligt de 2 tegen een 3: deze steen past niet.',
  },
  buying: {
    heading: 'Kopen en passen',
    text: [
      'In plaats van een steen aan te leggen mag je er een uit de pot kopen, voor 5 punten, ook als een van je stenen past. Na elke aankoop mag je een willekeurige passende steen aanleggen. Als je eenmaal begint te kopen, ga je door tot je een steen aanlegt of er drie hebt gekocht.',
      'Na de derde aankoop leg je een steen aan of pas je voor nog eens 10 punten. Is de pot leeg, dan moet wie kan een steen aanleggen; wie dat niet kan, past. Volgens de Europese regels kost dat niets, ook als je derde aankoop de pot heeft geleegd. Dat kost 20 punten.',
    ],
  },
  bridge: {
    heading: 'Bruggen',
    text: [
      'Een brug levert 40 punten extra op: de steen deelt precies één zijde, en de hoek daartegenover raakt een andere steen. Volgens de Amerikaanse regels is een steen die twee of drie zijden deelt ook een brug.',
    ],
    caption: '3-4-4 deelt onderaan een zijde en raakt met zijn punt een andere steen: 3+4+4, en 40 voor de brug.',
  },
  hexagon: {
    heading: 'Zeshoeken',
    text: [
      'Een steen die de ring van zes rond een hoek sluit, voltooit een zeshoek. Eén zeshoek levert 50 punten extra op; voltooit een steen er twee of drie tegelijk, dan levert dat 60 of 70 op. Zeshoeken en een brug worden niet opgeteld: dan tellen de zeshoeken.',
    ],
    caption: '3-4-5 sluit twee zeshoeken tegelijk: 3+4+5, en 60 voor de zeshoeken.',
  },
  ending: {
    heading: 'Het einde van een ronde',
    text: [
      'Wie zijn laatste steen legt, krijgt 25 punten en de som van alle stenen die de anderen nog hebben. Eerst spelen de anderen nog door tot iedereen even vaak aan de beurt is geweest; alleen wie als eerste uit was, krijgt de bonus. Volgens de Amerikaanse regels eindigt de ronde meteen.',
      'Is de pot leeg en kan niemand meer een steen aanleggen, dan is de ronde geblokkeerd. Wie het kleinste restant heeft, krijgt wat de anderen nog hebben, min het eigen restant.',
    ],
  },
  variants: {
    heading: 'Varianten',
    text: [
      'Een pagina kiest uit twee sets spelregels, de Europese en de Amerikaanse, en kan elke regel afzonderlijk wijzigen: wie begint, wat passen kost, of iedereen even vaak aan de beurt komt, wat een brug is, wat zeshoeken opleveren, het doel of een aantal rondes, en een tijdslimiet per beurt. Is de tijd om, dan verlies je de beurt, alsof je drie stenen had gekocht en gepast. Met een klok geldt je tijd voor de hele partij, en elke beurt levert een paar seconden extra op.',
      'Kinderen kunnen spelen om één punt per steen, meestal één ronde, of zonder punten: dan wint de ronde wie als eerste uit is. Met 76 stenen doen ook de spiegelbeelden mee.',
    ],
  },
  together: {
    heading: 'Alleen en samen',
    text: [
      'Tot zes spelers delen één apparaat. Tussen twee beurten zijn de stenen afgedekt: geef het apparaat door, en wie aan de beurt is, toont de eigen stenen. Wat de anderen hebben, is nooit te zien, ook niet in een partij die je deelt terwijl ze nog bezig is.',
      'Alleen speel je één ronde: leg zoveel mogelijk stenen, voor zoveel mogelijk punten.',
    ],
  },
  byHand: {
    heading: 'Spelen met vinger of muis',
    text: [
      'Tik op een van je stenen: de tafel toont elke plaats waar hij past, met de punten. Tik op zo’n plaats of sleep de steen erheen; hij draait vanzelf. Dezelfde plaatsen staan in woorden onder ‘Meer’, ‘Alle zetten’.',
      'Je ziet de hele tafel zolang de getallen groot genoeg zijn; daarna het deel rond de laatste steen. Een knop op de tafel toont alles. Verschuif de tafel met één vinger of de muis, naast de plaatsen waar een steen past, of overal met twee vingers; zoom met twee vingers, met Ctrl en het muiswiel, of onder ‘Meer’.',
    ],
  },
  byKey: {
    heading: 'Spelen met het toetsenbord',
    text: [
      'Met de pijltoetsen ga je langs je stenen, en met Enter of Spatie kies je er een. Dan ga je met de pijltoetsen van plaats naar plaats, zoals ze op tafel liggen; Enter legt de steen aan en Escape laat hem los.',
      'B koopt een steen, P past. L leest de laatste zet nog eens voor, C zegt hoeveel stenen iedereen heeft, T hoeveel tijd er nog is. U of Ctrl+Z neemt een zet terug, R of Ctrl+Y herstelt hem. H geeft een tip.',
      'Met plus en min zoom je in en uit, met Shift en een pijltoets verschuif je de tafel, en 0 toont alles weer. In een opgenomen partij ga je met pijl-links en pijl-rechts terug en vooruit, met Home en End naar het begin en het einde.',
    ],
  },
  byNotation: {
    heading: 'Zetten typen',
    text: [
      'Een zet bestaat uit de getallen van de steen, met de klok mee vanaf zijn punt, de hoek die alleen naar boven of naar beneden wijst; daarna komen @ en de plaats: 012@3,-1 ligt in kolom 3 en rij −1. De eerste steen ligt op 0,0; kolommen tel je naar rechts en rijen naar beneden. Typ buy om een steen te kopen en pass om te passen.',
      'Vraagt een pagina om je eigen stenen, trek ze dan en tik aan wat je hebt getrokken, of typ hun namen: 012,055,344. Een steen heet naar zijn getallen, met de klok mee vanaf het laagste.',
    ],
  },
};
