import type { Sentences } from '../proof.js';

export const nl: Sentences = {
  begin: 'Spel beginnen',
  leaves: 'Hiermee eindigt het huidige spel.',
  players: 'Aantal spelers',
  playedBy: 'Gespeeld door',
  person: 'Persoon',
  rules: 'Regels',
  'triad starter': 'Wie begint · Wit / Zwart',
  'triad evenStart': 'Beide kanten beginnen met dezelfde worp',
  'triad draws': 'Remise bij herhaling, of als er 200 zetten lang geen dobbelsteen is weggenomen',
  'tricubo sheet': 'Blad · Kant A / Kant B',
  'tricubo overflow': 'Kruisjes die niet in de rij passen · vervallen / zijn niet toegestaan',
  'tricubo colourOnSix': 'Ook met een 6 mag een kleurvak aangekruist worden',
  'cubo timeLimits': 'Tegen de klok spelen',
  'cubo practiceSeconds': 'Seconden per ronde',
  'cubo streets': 'De getallen van een straat · op volgorde / in willekeurige volgorde',
  'cubo resetColours': 'Elke ronde weer vier rode en vier blauwe dobbelstenen',
  'triomino variant': 'Spelregels · Europees / Amerikaans',
  'triomino scoring': 'Punten · gewoon / één per steen / geen',
  'triomino target': 'Punten om te winnen · één ronde',
  'triomino turnSeconds': 'Seconden per beurt · geen limiet',
};
