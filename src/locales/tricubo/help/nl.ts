import type { TricuboHelp } from './terms.js';

export const help: TricuboHelp = {
  title: 'Zo speel je Tricubo',
  cards: {
    goal: {
      heading: 'Doel',
      text: 'Drie dobbelstenen zetten kruisjes in vijf rijen. Aan het einde telt in elke rij de waarde boven het laatste kruisje. Die gaat op en neer: stop waar ze hoog is.',
    },
    die: {
      heading: 'Een dobbelsteen',
      text: 'Het getal is de rij, de grootte het aantal kruisjes: groot drie, middelgroot twee, klein één. Wie aan de beurt is, kiest eerst; die dobbelsteen is voor de anderen geblokkeerd.',
    },
    six: {
      heading: 'Een 6',
      text: 'Met een 6 scoor je rijen al vóór het einde: met de grote precies drie, met de middelgrote twee, met de kleine één. Ze tellen later nog een keer. Maximaal drie rijen per partij.',
    },
    colours: {
      heading: 'Kleurvakken',
      text: 'In plaats van kruisjes te zetten kan een dobbelsteen van 1 tot en met 5 het kleurvak in zijn kleur of het driekleurige aankruisen. Op kant A leveren alle vier samen 10 punten op.',
    },
    end: {
      heading: 'Het einde',
      text: 'Zodra iemand in drie rijen paars bereikt, eindigt de partij met die ronde. Drie van zulke rijen leveren 5 punten op. Het hoogste totaal wint.',
    },
  },
  aim: {
    heading: 'Het doel',
    text: [
      'Met drie dobbelstenen, een grote, een middelgrote en een kleine, zet je kruisjes in de vijf rijen van je scoreblad. Aan het einde telt in elke rij de waarde boven het laatste kruisje. Die gaat op en neer: het komt erop aan waar je stopt. Wie het hoogste totaal heeft, wint.',
      'Je speelt alleen of met maximaal vijf spelers, ieder op een eigen scoreblad.',
    ],
  },
  setUp: {
    heading: 'Het begin',
    text: [
      'Iedereen begint met een kruisje in het eerste vakje van een rij: de eerste speler in rij 1, de tweede in rij 2, enzovoort. Speel je alleen, dan kies je zelf de rij.',
    ],
  },
  draft: {
    heading: 'Een dobbelsteen nemen',
    text: [
      'Alle drie de dobbelstenen worden gegooid. Wie aan de beurt is, neemt er een en gebruikt hem; voor de anderen is hij dan geblokkeerd. Zij gebruiken daarna elk een van de twee andere dobbelstenen; meerdere spelers mogen dezelfde kiezen. In de volgende ronde is de speler links aan de beurt.',
      'Kun je een van de dobbelstenen gebruiken die voor jou vrij zijn, dan moet je dat ook doen; welke en waarvoor, kies je zelf. Alleen wie er geen kan gebruiken, neemt er geen. Neemt de speler die aan de beurt is er geen, dan zijn ze alle drie vrij voor de anderen.',
    ],
    caption:
      'Wie aan de beurt is, heeft de grote 3 genomen en drie kruisjes in rij 3 gezet. Voor de ander blijven de middelgrote 5 en de kleine 2 over.',
  },
  rows: {
    heading: 'Een getal van 1 tot en met 5',
    text: [
      'Het getal bepaalt in welke rij je kruisjes zet, de grootte van de dobbelsteen hoeveel: drie met de grote, twee met de middelgrote, één met de kleine. Een rij vul je van links af, zonder gaten.',
      'Zijn er minder vakjes vrij, dan vervalt de rest van de kruisjes; in een volle rij kan er niets meer bij. Hier moeten alle kruisjes in de rij passen.',
    ],
  },
  fields: {
    heading: 'De kleurvakken',
    text: [
      'In plaats van kruisjes in zijn rij te zetten, kan een dobbelsteen met een getal van 1 tot en met 5 een kleurvak aankruisen: dat in zijn eigen kleur of dat met alle drie de kleuren. Hier kan dat ook met een 6.',
      'Op kant A leveren alle vier de kleurvakken samen 10 punten op, minder leveren niets op. Op kant B kosten aangekruiste kleurvakken juist punten.',
    ],
  },
  interim: {
    heading: 'Tussentijds scoren met een 6',
    text: [
      'Met een 6 scoor je rijen al vóór het einde: met de grote dobbelsteen precies drie, met de middelgrote twee, met de kleine één. Welke, kies je zelf. In de kolom ‘Tus\u00adsen’ krijgt elk daarvan de waarde boven zijn laatste kruisje; een rij zonder kruisje krijgt 0.',
      'In de hele partij kun je zo maar drie rijen scoren, elk één keer. Aan een grote 6 heb je dus alleen iets zolang er nog geen rij is gescoord, aan een middelgrote zolang het er hoogstens één is, aan een kleine zolang het er hoogstens twee zijn. In een gescoorde rij mag je verder kruisjes zetten, en aan het einde telt die nog een keer.',
    ],
    caption:
      'Met een middelgrote 6 zijn de rijen 1 en 2 gescoord, voor 7 en 10. In rij 2 kwam er daarna een kruisje bij; aan het einde zou die nu nog eens 5 opleveren.',
  },
  joker: {
    heading: 'De joker',
    text: [
      'Op kant B is er een joker. Eén keer per partij kun je daarmee de dobbelsteen gebruiken die voor jou geblokkeerd is: kies gewoon die dobbelsteen. Het hoeft nooit.',
    ],
  },
  end: {
    heading: 'Het einde',
    text: [
      'Zodra iemand in drie rijen een paarse kolom heeft bereikt, eindigt de partij met die ronde; iedereen speelt die nog uit. Wie drie van zulke rijen heeft, krijgt 5 punten.',
    ],
  },
  score: {
    heading: 'Het totaal',
    text: [
      'Tel de tussentijdse scores, voor elke rij de waarde boven zijn laatste kruisje, de kleurvakken en de punten voor drie paarse rijen bij elkaar op.',
      'Het hoogste totaal wint. Bij een gelijk totaal wint wie meer kruisjes heeft gezet: in vakjes, in kleurvakken en op de joker. Is ook hun aantal gelijk, dan wordt de plaats gedeeld.',
    ],
    caption:
      'Tussentijds 7 + 4 + 10 = 21, aan het einde 5 + 4 + 10 + 5 + 0 = 24, alle kleuren 10, drie paarse rijen 5: dat is samen 60.',
  },
  solo: {
    heading: 'Alleen spelen',
    text: [
      'In elke ronde is één dobbelsteen voor jou geblokkeerd: in de eerste de grote, in de tweede de middelgrote, in de derde de kleine, en dan weer van voren af aan. Je gebruikt een van de twee andere. De partij eindigt met drie paarse rijen, die hun 5 punten opleveren, of na 21 rondes.',
      'Je totaal levert je een rang op: Beginner tot en met 40, Leerling vanaf 41, Talent vanaf 61, Expert vanaf 71. Boven de 80, alleen op kant A: Legende.',
    ],
  },
  sides: {
    heading: 'Kant A en kant B',
    text: [
      'Kant A is precies zoals hij is gedrukt. Van kant B komen tot nu toe alleen de joker, de −5 voor vier kleurvakken en de ontbrekende hoogste rang van de uitgever; de andere getallen zijn voorlopig.',
    ],
  },
  byHand: {
    heading: 'Spelen met vinger of muis',
    text: [
      'Tik op een dobbelsteen: zijn rij is gekozen, en al het andere wat je ermee kunt doen verschijnt in potlood op het scoreblad. Tik op de rij of druk op de grote knop naast de dobbelstenen, en het is gedaan; of tik op een kleurvak of op een vakje voor de tussentijdse score. Tik je op een rij, dan kies je de dobbelsteen die erbij hoort. Tik nog eens op de dobbelsteen om je keuze terug te nemen. Speel je alleen, tik dan eerst op de rij voor je eerste kruisje.',
      'Met de 6 van de grote of de middelgrote dobbelsteen tik je de rijen aan die je wilt scoren en druk je op de grote knop. Onder ‘Meer’ kun je een lijst met alle zetten in woorden openen.',
      'Met meerdere spelers zie je aan de knoppen boven het scoreblad wie nog moet kiezen; met die knoppen bekijk je ook de andere scorebladen. Met ‘Terugnemen’ neem je terug wat op het getoonde scoreblad is gedaan.',
    ],
  },
  byKey: {
    heading: 'Spelen met het toetsenbord',
    text: [
      'Met de pijltoetsen ga je van dobbelsteen naar dobbelsteen. Met Enter of Spatie kies je er een, en ook met L, M en S. Daarna kom je bij wat je ermee kunt doen op het scoreblad: met de pijltoetsen of Tab ga je van het een naar het ander, met Enter doe je het, met Spatie vink je een rij aan die je wilt scoren. Escape neemt de keuze terug.',
      'In de lijst met keuzes kies je met de pijltoetsen en bevestig je met Enter.',
      'U of Ctrl+Z neemt een zet terug, R of Ctrl+Y herstelt hem. H geeft een tip. In een opgenomen partij ga je met pijl-links en pijl-rechts terug en vooruit, met Home en End naar het begin en het einde.',
      'In de leesmodus van een schermlezer horen letters bij de schermlezer; schakel over naar de focusmodus om ze hier te gebruiken.',
    ],
  },
  byNotation: {
    heading: 'Zetten typen',
    text: [
      'L, M of S, voor de grote, de middelgrote of de kleine dobbelsteen, zet kruisjes in de rij die de dobbelsteen aangeeft. Lc kruist het kleurvak in zijn kleur aan, Lt dat met alle drie de kleuren. M:2,5 scoort met een 6 de rijen 2 en 5.',
      'Een J voor de zet gebruikt de joker: JM. Speel je alleen, dan zet @2 het eerste kruisje, in rij 2. Om geen dobbelsteen te nemen, typ je -.',
    ],
  },
  onPaper: {
    heading: 'Echte dobbelstenen, echt papier',
    text: [
      'Vraagt een pagina om je eigen dobbelstenen, gooi ze dan en tik aan wat je hebt gegooid, of typ de drie cijfers, eerst de grote dobbelsteen, als laatste de kleine. Met ‘Leeg scoreblad afdrukken’ krijg je een scoreblad om met een pen in te vullen.',
    ],
  },
};
