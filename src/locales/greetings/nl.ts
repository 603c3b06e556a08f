import type { GreetingWords } from './terms.js';

export const greetings: GreetingWords = {
  greet: 'Iets zeggen',
  mute: 'Groeten dempen',
  later: 'Je kunt zo weer iets zeggen.',
  said: (name, greeting) => `${name}: ${greeting}`,
  greetings: {
    hello: 'Hallo!',
    'good-luck': 'Succes!',
    'nice-move': 'Mooie zet!',
    thanks: 'Bedankt!',
    'well-played': 'Goed gespeeld!',
    'one-more': 'Nog een keer?',
  },
};
