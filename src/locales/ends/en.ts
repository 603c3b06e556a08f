import type { EndsWords } from './terms.js';

export const ends: EndsWords = {
  title: 'The end of the game',
  resign: 'Resign',
  resignSure: 'Do you want to resign? The other player wins.',
  keepPlaying: 'Keep playing',
  mayGoOn: (name) => `You can go on without ${name}.`,
  claimWin: 'Claim the win',
  useComputer: 'Go on with a computer',
  lost: {
    resigned: (loser = 'You', winner) => `${loser} resigned: ${winner === undefined ? 'you win' : `${winner} wins`}.`,
    left: (loser = 'You', winner) => `${loser} left: ${winner === undefined ? 'you win' : `${winner} wins`}.`,
  },
};
