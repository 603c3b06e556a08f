import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Stop in elke rij waar de waarde hoog is.',
  six: 'Met een 6 scoor je rijen alvast: groot drie, middelgroot twee, klein één. Drie per spel.',
  closed: 'De dobbelsteen van wie aan de beurt is, is voor de anderen geblokkeerd.',
  resting: 'Elke ronde is een andere dobbelsteen geblokkeerd: groot, middelgroot, klein, enzovoort.',
  lost: 'Kruisjes die niet meer in een rij passen, vervallen.',
  purple: 'Drie rijen in het paars beëindigen het spel met die ronde en leveren 5 punten op.',
  fields: 'Kleurvakken leveren pas punten op als ze allemaal zijn aangekruist.',
  joker: 'Eén keer per spel mag je met de joker de geblokkeerde dobbelsteen gebruiken.',
};
