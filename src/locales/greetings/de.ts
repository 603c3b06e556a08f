import type { GreetingWords } from './terms.js';

export const greetings: GreetingWords = {
  greet: 'Etwas sagen',
  mute: 'Grüße stummschalten',
  later: 'Gleich kannst du wieder etwas sagen.',
  said: (name, greeting) => `${name}: ${greeting}`,
  greetings: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'nice-move': 'Schöner Zug!',
    thanks: 'Danke!',
    'well-played': 'Gut gespielt!',
    'one-more': 'Noch eine?',
  },
};
