import type { Hints } from './index.js';

export const nl: Hints = {
  triadEven: [
    'Kijk naar je dobbelsteen op a1.',
    'Van a1 naar a3, gedraaid naar 2.',
    'Daarna kan de tegenpartij niet meteen een triade maken. Winstkans: ongeveer 62%. Op één na beste zet: van b1 naar b2, gedraaid naar 1, ongeveer 55%.',
  ],
  triadTakes: [
    'Kijk naar je dobbelsteen op c1.',
    'Van c1 naar e3, gedraaid naar 2, en e3 wegnemen.',
    'Triade. De dobbelsteen op e3 wordt weggenomen, 1 van de 3. Toch kan de tegenpartij daarna een triade maken. Winstkans: ongeveer 80%. Op één na beste zet: van a6 naar a4, gedraaid naar 2, ongeveer 40%.',
  ],
  triadWins: [
    'Kijk naar je dobbelsteen op a1.',
    'Van a1 naar a3, gedraaid naar 2.',
    'Dit wint zeker, wat het antwoord ook is.',
  ],
  triadLoses: [
    'Kijk naar je dobbelsteen op a1.',
    'Van a1 naar a3, gedraaid naar 2.',
    'Tegen het beste spel verliest elke zet; deze houdt het langst stand.',
  ],
  triadTurns: [
    'Kijk naar je dobbelsteen op b2.',
    'De dobbelsteen op b2 naar 2 draaien.',
    'Toch kan de tegenpartij daarna een triade maken. Winstkans: ongeveer 60%. Op één na beste zet: de dobbelsteen op b1 naar 2 draaien, ongeveer 50%.',
  ],
  triadSteps: [
    'Kijk naar je dobbelsteen op f2.',
    'Van f2 naar e1 zonder te draaien.',
    'Toch kan de tegenpartij daarna een triade maken. Winstkans: ongeveer 60%. Op één na beste zet: de dobbelsteen op f2 naar 3 draaien, ongeveer 50%.',
  ],
  kubiCrosses: [
    'Begin met het getal 1.',
    '1, 2 en 6 aankruisen.',
    'Daarmee kun je ongeveer 316 punten verwachten. Gemiddeld 1 punt beter dan de op één na beste zet: 1, 2 en 5 aankruisen.',
  ],
  kubiEnters: [
    'Kijk naar de sommen 6 en 9.',
    '1 afleggen · 9 + 6 · −200.',
    '6 kost 200, 9 heeft er nog 3 nodig. Bij de 1 nog 3 over. Gemiddeld 2,4 punten beter dan de op één na beste zet: 4 afleggen · 9 + 3 · geen verandering.',
  ],
  kubiAsGood: [
    'Kijk naar de sommen 5 en 10.',
    '1 afleggen · 10 + 5 · −200.',
    '5 heeft er nog 1 nodig, 10 kost 200. Bij de 1 nog 3 over. Gemiddeld even goed: 4 afleggen · 9 + 3 · geen verandering.',
  ],
  tricuboClimbs: [
    'Kijk naar deze dobbelsteen: grote 3.',
    'Grote 3: 3 kruisjes in rij 3, dan 0 waard (−2).',
    'Grote 3: rij 3 daalt van 2 naar 0. Aan het eind kun je ongeveer 62 punten verwachten. Gemiddeld 1 punt beter dan de op één na beste zet: middelgrote 4: 2 kruisjes in rij 4, dan 2 waard (−5).',
  ],
  tricuboField: [
    'Kijk naar deze dobbelsteen: grote 3.',
    'Grote 3: het vak met alle drie de kleuren aankruisen (0).',
    'Aan het eind kun je ongeveer 62 punten verwachten. Gemiddeld 14 punten beter dan de op één na beste zet: grote 3: 3 kruisjes in rij 3, dan 0 waard (−2).',
  ],
  tricuboScores: [
    'Kijk naar deze dobbelsteen: middelgrote 6.',
    'Middelgrote 6: de rijen 2 en 5 scoren (+8).',
    'Aan het eind kun je ongeveer 62 punten verwachten. Gemiddeld 0,3 punten beter dan de op één na beste zet: grote 1: 3 kruisjes in rij 1, dan 5 waard (+1).',
  ],
  tricuboStarts: [
    'Kijk naar rij 3.',
    'Eerste kruisje in rij 3.',
    'Aan het eind kun je ongeveer 66 punten verwachten. Gemiddeld 0,1 punten beter dan de op één na beste zet: eerste kruisje in rij 2.',
  ],
  cuboSwaps: [
    'Kijk naar a1 en b1.',
    'Rode 1 op a1 en blauwe 1 op b1 verwisselen.',
    'Deze dobbelstenen kunnen 22 waard zijn, nu 0. Daarvoor moet je 3 keer wisselen. Daar hoort de rode 6 uit het midden bij. Gemiddeld 15 punten beter dan de op één na beste zet: ‘Cubo’ roepen.',
  ],
  cuboCalls: [
    'Kijk naar het hele vierkant.',
    '‘Cubo’ roepen.',
    'Meer dan 36 kunnen deze dobbelstenen niet waard zijn, ook niet met één uit het midden. Gemiddeld 8 punten beter dan de op één na beste zet: alle dobbelstenen opnieuw gooien.',
  ],
  cuboRolls: [
    'Kijk naar het hele vierkant.',
    'Alle dobbelstenen opnieuw gooien.',
    'Gemiddeld 8 punten beter dan de op één na beste zet: ‘Cubo’ roepen.',
  ],
  cuboTakes: [
    'Kijk naar de dobbelstenen in het midden.',
    'De blauwe 2 nemen.',
    'Het vierkant kan dan 36 waard zijn, nu 32. Gemiddeld 1 punt beter dan de op één na beste zet: geen nemen.',
  ],
  cuboTakesNone: ['Kijk naar de dobbelstenen in het midden.', 'Geen nemen.', 'Gemiddeld even goed: de blauwe 2 nemen.'],
  cuboGives: [
    'Kijk naar a2.',
    'De rode 2 op a2 weggeven.',
    'Het vierkant kan dan 36 waard zijn, nu 32. Gemiddeld 4 punten beter dan de op één na beste zet: je dobbelstenen houden.',
  ],
  cuboKeeps: [
    'Kijk naar het hele vierkant.',
    'Je dobbelstenen houden.',
    'Gemiddeld 10 punten beter dan de op één na beste zet: de rode 1 op a1 weggeven.',
  ],
  triominoLays: [
    'Kijk naar 3-4-5 bij je stenen.',
    '3-4-5 links van 3-4-4 leggen.',
    '+12 (4+5+3). Daarna past 1 van je 2 andere stenen. Gemiddeld 14 punten beter dan de op één na beste zet: 3-4-5 links van 4-4-5 leggen.',
  ],
  triominoLaysLastButOne: [
    'Kijk naar 3-4-5 bij je stenen.',
    '3-4-5 links van 3-4-4 leggen.',
    '+12 (4+5+3). Daarna past je andere steen niet. Gemiddeld 30 punten beter dan de op één na beste zet: een steen kopen.',
  ],
  triominoBuys: ['Kijk naar de pot.', 'Een steen kopen.', 'Het is de enige mogelijke zet.'],
};
