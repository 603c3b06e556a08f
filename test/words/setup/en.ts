import type { Sentences } from '../proof.js';

export const en: Sentences = {
  begin: 'Start game',
  leaves: 'This ends the current game.',
  players: 'Number of players',
  playedBy: 'Played by',
  person: 'Person',
  rules: 'Rules',
  'triad starter': 'Who moves first · White / Black',
  'triad evenStart': 'Both sides start with the same roll',
  'triad draws': 'Draw by repetition, or after 200 moves with no die taken off',
  'tricubo sheet': 'Sheet · Side A / Side B',
  'tricubo overflow': 'Crosses that don’t fit in a row · are lost / aren’t allowed',
  'tricubo colourOnSix': 'A 6 can also cross a colour field',
  'cubo timeLimits': 'Play against the clock',
  'cubo practiceSeconds': 'Seconds per round',
  'cubo streets': 'The numbers of a street · in order / in any order',
  'cubo resetColours': 'Four red and four blue dice again each round',
  'triomino variant': 'Rules of the game · European / American',
  'triomino scoring': 'Points · standard / one per tile / none',
  'triomino target': 'Points to win · one round',
  'triomino turnSeconds': 'Seconds per turn · no limit',
};
