import type { GreetingWords } from './terms.js';

export const greetings: GreetingWords = {
  greet: 'Di’ qualcosa',
  mute: 'Silenzia i saluti',
  later: 'Tra poco puoi dire di nuovo qualcosa.',
  said: (name, greeting) => `${name}: ${greeting}`,
  greetings: {
    hello: 'Ciao!',
    'good-luck': 'Buona fortuna!',
    'nice-move': 'Bella mossa!',
    thanks: 'Grazie!',
    'well-played': 'Ben giocato!',
    'one-more': 'Ancora una?',
  },
};
