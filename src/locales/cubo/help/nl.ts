import type { CuboHelp } from './terms.js';

export const help: CuboHelp = {
  title: 'Zo speel je Cubo',
  cards: {
    goal: {
      heading: 'Doel',
      text: 'Bouw van negen dobbelstenen een vierkant waarvan de rijen en kolommen punten opleveren. Na zes rondes wint het hoogste totaal.',
    },
    lines: {
      heading: 'Straten en lanen',
      text: 'Drie opeenvolgende getallen zijn een straat en leveren het hoogste op. Drie gelijke zijn een laan en leveren dat getal op. In één kleur tellen ze dubbel. Wit past bij elke kleur.',
    },
    build: {
      heading: 'Bouwen',
      text: 'Wissel telkens twee dobbelstenen, behalve de witte in het midden. Zolang niemand heeft geroepen, mag je ook alle negen opnieuw gooien.',
    },
    call: {
      heading: 'Roepen',
      text: 'Tevreden? Roep ‘Cubo!’ en neem een dobbelsteen uit het midden, of geen. Wie als laatste bouwt, heeft 6 seconden; daarna levert het vierkant niets op.',
    },
    exchange: {
      heading: 'Ruilen',
      text: 'Zijn alle vierkanten afgedekt, dan kan de dobbelsteen uit het midden een van de jouwe vervangen, maar niet de witte. Of je houdt je eigen dobbelstenen.',
    },
  },
  aim: {
    heading: 'Het doel',
    text: [
      'Van negen dobbelstenen bouw je een vierkant met drie rijen en drie kolommen. Rijen en kolommen met drie opeenvolgende of drie gelijke getallen leveren punten op, en in één kleur twee keer zoveel. Iedereen bouwt tegelijk, en wie het eerst klaar is, kiest het eerst uit de dobbelstenen in het midden.',
      'Je speelt alleen of met maximaal vier spelers. Wie na zes rondes het hoogste totaal heeft, wint.',
    ],
  },
  setUp: {
    heading: 'Het begin',
    text: [
      'Iedereen heeft negen dobbelstenen: vier rode, vier blauwe en een witte. Er liggen er nog vier in het midden, twee rode en twee blauwe.',
      'Elke ronde begint met een worp van alle dobbelstenen, eerst die in het midden. Daarna speelt iedereen tegelijk; alleen bij het ruilen komen de spelers om de beurt.',
    ],
  },
  building: {
    heading: 'Het vierkant bouwen',
    text: [
      'Je negen dobbelstenen liggen als een vierkant, met de witte op het middelste vakje, waar hij ook blijft. Van de andere mogen er telkens twee van plaats wisselen, zo vaak je wilt.',
      'Zolang er nog niemand heeft geroepen, mag je ook alle negen in de hand nemen en opnieuw gooien, zo vaak je wilt, maar nooit een deel ervan. Zolang je ze in de hand hebt, kun je niet wisselen en niet roepen. Valt juist dan de eerste roep, dan gooi je ze nog, deze ene keer; daarna neemt niemand meer dobbelstenen in de hand.',
    ],
  },
  calling: {
    heading: 'Cubo roepen',
    text: [
      'Ben je tevreden met je vierkant, dan roep je ‘Cubo!’. Het vierkant wordt afgedekt, en er verandert niets meer aan. Nu mag je een dobbelsteen uit het midden nemen, of geen; wie het eerst komt, kiest het eerst. Je hoeft hem later niet te gebruiken.',
      'Is er nog maar één speler aan het bouwen, dan heeft die 6 seconden vanaf het moment dat alle anderen een dobbelsteen hebben genomen of daarvan hebben afgezien. Wie op tijd roept, heeft nog eens 6 seconden om een van de overgebleven dobbelstenen te nemen; wie te laat is, krijgt in deze ronde geen dobbelsteen en geen punten.',
      'Zodra alle spelers op één na hebben geroepen, heeft wie nog geen dobbelsteen heeft gekozen 6 seconden; daarna krijgt die er geen. Roept de laatste speler eerder, dan kiezen ze om de beurt, in de volgorde waarin ze hebben geroepen, elk binnen 6 seconden.',
    ],
  },
  exchange: {
    heading: 'Het ruilen',
    text: [
      'Zijn alle vierkanten afgedekt, dan mag wie een dobbelsteen heeft genomen hem ruilen, de een na de ander. Elke ronde begint iemand anders: de volgende speler links. De dobbelsteen komt met het getal dat hij aangeeft op de plaats van een van je eigen dobbelstenen; alleen de witte blijft liggen. Of je houdt al je dobbelstenen.',
      'De dobbelsteen die overblijft, gaat naar het midden. Zo kun je in de volgende ronde meer dobbelstenen van de ene kleur hebben dan van de andere. Een huisregel geeft iedereen in elke ronde weer vier rode en vier blauwe.',
    ],
    caption:
      'De rode 6 is genomen. Op de plaats van de blauwe 2 maakt hij van de bovenste rij een straat en van de rechterkolom een laan, allebei rood en elk 12 waard: het vierkant levert dan 45 op in plaats van 21.',
  },
  score: {
    heading: 'De puntentelling',
    text: [
      'Elk van de drie rijen en drie kolommen kan tellen, diagonalen niet. Drie opeenvolgende getallen, langs de rij of kolom oplopend of aflopend, zijn een straat en leveren het hoogste ervan op. Drie gelijke getallen zijn een laan en leveren er een van op. Hier mogen de getallen van een straat in willekeurige volgorde liggen.',
      'Een straat of een laan in één kleur telt dubbel. De witte dobbelsteen heeft het getal dat hij aangeeft en de kleur die het beste uitkomt, zelfs rood in zijn rij en blauw in zijn kolom.',
      'Na zes rondes wint het hoogste totaal. Bij een gelijk totaal wordt de overwinning gedeeld.',
    ],
    caption:
      'Zes straten: de rijen leveren 6 + 4 + 10 = 20 op, de kolommen 3 + 4 + 5 = 12, en dat is samen 32. De bovenste rij, helemaal rood, en de onderste, helemaal blauw, tellen dubbel.',
  },
  practice: {
    heading: 'Alleen oefenen',
    text: [
      'Wie alleen speelt, speelt tegen de klok: 60 seconden per ronde. Tot je roept, mag je steeds opnieuw gooien. Roep je op tijd, dan mag je een van de vier dobbelstenen in het midden nemen; anders levert de ronde niets op. Na elke ronde zie je het beste vierkant dat mogelijk was.',
      'Je eerste ronde is zonder klok. Onder ‘Meer’, ‘Instellingen’ kun je ook tien keer zoveel tijd kiezen, of geen tijdslimiet; dan bouw je zo lang je wilt. Zolang het spel niet te zien is, staat de klok stil.',
      'Met ‘Pauze’ zet je de klok stil en dek je de dobbelstenen af, tot je op ‘Verder’ drukt.',
    ],
  },
  together: {
    heading: 'Samen op één apparaat',
    text: [
      'Jullie kunnen met meerdere spelers op één apparaat spelen. Op een groot scherm liggen de vierkanten naast elkaar, en iedereen wisselt tegelijk de dobbelstenen in het eigen vierkant. Wie tevreden is, drukt bij het eigen vierkant op ‘Cubo!’ en tikt dan op een dobbelsteen in het midden.',
      'Op een klein scherm is één vierkant groot en liggen de andere klein erboven. Tik op een klein vierkant om het groot te zien.',
    ],
  },
  byHand: {
    heading: 'Spelen met vinger of muis',
    text: [
      'Tik op een dobbelsteen en dan op een andere, en ze wisselen van plaats; of sleep de een naar de ander. Tik nog eens op de gekozen dobbelsteen om hem los te laten. De getallen naast en onder het vierkant zeggen wat elke rij en elke kolom oplevert, het getal in de hoek wat het hele vierkant waard is.',
      'Met ‘Alles opnieuw gooien’ gooi je alle negen dobbelstenen nog een keer, met ‘Cubo!’ roep je. Tik daarna in het midden op de dobbelsteen die je neemt, of op ‘Geen nemen’.',
      'Bij het ruilen staat bij elk van je dobbelstenen hoeveel het vierkant wint of verliest. Tik op een dobbelsteen om het nieuwe vierkant te zien, en druk dan op ‘Ruilen’ of tik er nog eens op. ‘Mijn dobbelstenen houden’ laat het vierkant zoals het is.',
    ],
  },
  byKey: {
    heading: 'Spelen met het toetsenbord',
    text: [
      'In het vierkant ga je met de pijltoetsen van dobbelsteen naar dobbelsteen. Met Enter of Spatie kies je er een; druk je daarna op een andere, dan wisselen de twee van plaats. Met Escape laat je de dobbelsteen los. Shift met een pijltoets wisselt de dobbelsteen meteen met zijn buur, ook over de witte heen.',
      'Shift met X roept Cubo, Shift met N gooit alle negen opnieuw. Na je roep neem je met 1 tot en met 4 de dobbelsteen op die plaats in het midden, met 0 geen. Bij het ruilen laat Enter op een dobbelsteen zien wat het vierkant wordt als je hem inruilt, nog eens Enter ruilt hem in, en K houdt je dobbelstenen.',
      'Om iets te laten voorlezen druk je op 1, 2 of 3 voor wat een rij oplevert, op A, B of C voor een kolom, op Q voor het hele vierkant, op M voor het midden, op T voor de resterende tijd. P pauzeert de partij en hervat die weer. Houdt een schermlezer deze letters voor zichzelf, schakel dan van de leesmodus naar de focusmodus.',
      'Zolang er geen tijd loopt, neemt U of Ctrl+Z een zet terug en herstelt R of Ctrl+Y hem. H geeft een tip. In een opgenomen partij ga je met pijl-links en pijl-rechts terug en vooruit, met Home en End naar het begin en het einde.',
    ],
  },
  byNotation: {
    heading: 'Zetten typen',
    text: [
      'Vakjes heten naar kolom en rij, a1 tot en met c3: de letters van links, de cijfers van boven. Met swap a1c3 wisselen de dobbelstenen op a1 en c3 van plaats; alleen a1c3 mag ook. Met roll neem je alle negen in de hand, met call roep je Cubo.',
      'Met take 2 neem je de tweede dobbelsteen uit het midden, met take - geen. Bij het ruilen leg je met put b1 de genomen dobbelsteen op b1, en met keep houd je je eigen dobbelstenen.',
      'Vraagt een pagina om je eigen dobbelstenen, gooi ze dan en tik aan wat ze aangeven, of typ het in cijfers: vier voor het midden, negen voor een vierkant, rij voor rij en elke dobbelsteen waar zijn kleur ligt.',
    ],
  },
};
