import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Stop in elke rij waar de waarde hoog is.',
  six: 'Een 6 scoort rijen: groot drie, middelgroot twee, klein één.',
  closed: 'Wat de actieve speler neemt, is voor de anderen geblokkeerd.',
  resting: 'Elke ronde één geblokkeerd: groot, middelgroot, klein, enz.',
  lost: 'Kruisjes die niet meer in een rij passen, vervallen.',
  purple: 'Drie paarse rijen beëindigen de partij en geven 5 punten.',
  fields: 'Kleurvakken tellen pas als ze allemaal zijn aangekruist.',
  joker: 'De joker geeft één keer de geblokkeerde dobbelsteen vrij.',
};
