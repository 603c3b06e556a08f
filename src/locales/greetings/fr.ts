import type { GreetingWords } from './terms.js';

export const greetings: GreetingWords = {
  greet: 'Dire quelque chose',
  mute: 'Masquer les messages',
  later: 'Vous pourrez bientôt dire autre chose.',
  said: (name, greeting) => `${name}\u202f: ${greeting}`,
  greetings: {
    hello: 'Bonjour\u202f!',
    'good-luck': 'Bonne chance\u202f!',
    'nice-move': 'Joli coup\u202f!',
    thanks: 'Merci\u202f!',
    'well-played': 'Bien joué\u202f!',
    'one-more': 'Encore une\u202f?',
  },
};
