import type { SetupWords } from './terms.js';

export const setup: SetupWords = {
  begin: 'Partij beginnen',
  leaves: 'Hiermee eindigt de huidige partij.',
  players: 'Aantal spelers',
  playedBy: 'Gespeeld door',
  person: 'Persoon',
  rules: 'Regels',
  options: {
    triad: {
      starter: { label: 'Wie begint', values: { 0: 'Wit', 1: 'Zwart' } },
      evenStart: 'Beide spelers beginnen met dezelfde worp',
      draws: 'Remise bij herhaling, of als er 200 zetten lang geen dobbelsteen is weggenomen',
      clock: { label: 'Klok: minuten + seconden per zet', values: { '': 'geen' } },
    },
    tricubo: {
      starter: { label: 'Wie als eerste kiest' },
      sheet: { label: 'Scoreblad', values: { A: 'Kant A', B: 'Kant B' } },
      overflow: {
        label: 'Kruisjes die niet in de rij passen',
        values: { lost: 'vervallen', forbidden: 'zijn niet toegestaan' },
      },
      colourOnSix: 'Ook met een 6 mag een kleurvak aangekruist worden',
    },
    cubo: {
      starter: { label: 'Wie als eerste ruilt' },
      timeLimits: 'Tegen de klok spelen',
      practiceSeconds: { label: 'Seconden per ronde' },
      streets: {
        label: 'De getallen van een straat',
        values: { ordered: 'op volgorde', 'any-order': 'in willekeurige volgorde' },
      },
      resetColours: 'Elke ronde weer vier rode en vier blauwe dobbelstenen',
    },
    triomino: {
      variant: { label: 'Spelregels', values: { goliath: 'Europees', pressman: 'Amerikaans' } },
      scoring: { label: 'Punten', values: { standard: 'gewoon', simple: 'één per steen', none: 'geen' } },
      target: { label: 'Punten om te winnen', values: { 0: 'één ronde' } },
      turnSeconds: { label: 'Seconden per beurt', values: { 0: 'geen limiet' } },
      clock: { label: 'Klok: minuten + seconden per beurt', values: { '': 'geen' } },
    },
  },
};
