import type { SetupWords } from './terms.js';

export const setup: SetupWords = {
  begin: 'Start game',
  leaves: 'This ends the current game.',
  players: 'Number of players',
  playedBy: 'Played by',
  person: 'Person',
  rules: 'Rules',
  options: {
    triad: {
      starter: { label: 'Who moves first', values: { 0: 'White', 1: 'Black' } },
      evenStart: 'Both sides start with the same roll',
      draws: 'Draw by repetition, or after 200 moves with no die taken off',
      clock: { label: 'Clock: minutes + seconds per move', values: { '': 'none' } },
    },
    tricubo: {
      starter: { label: 'Who chooses first' },
      sheet: { label: 'Sheet', values: { A: 'Side A', B: 'Side B' } },
      overflow: { label: 'Crosses that don’t fit in a row', values: { lost: 'are lost', forbidden: 'aren’t allowed' } },
      colourOnSix: 'A 6 can also cross a colour field',
    },
    cubo: {
      starter: { label: 'Who exchanges first' },
      timeLimits: 'Play against the clock',
      practiceSeconds: { label: 'Seconds per round' },
      streets: { label: 'The numbers of a street', values: { ordered: 'in order', 'any-order': 'in any order' } },
      resetColours: 'Four red and four blue dice again each round',
    },
    triomino: {
      variant: { label: 'Rules of the game', values: { goliath: 'European', pressman: 'American' } },
      scoring: { label: 'Points', values: { standard: 'standard', simple: 'one per tile', none: 'none' } },
      target: { label: 'Points to win', values: { 0: 'one round' } },
      turnSeconds: { label: 'Seconds per turn', values: { 0: 'no limit' } },
      clock: { label: 'Clock: minutes + seconds per turn', values: { '': 'none' } },
    },
  },
};
