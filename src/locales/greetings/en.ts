import type { GreetingWords } from './terms.js';

export const greetings: GreetingWords = {
  greet: 'Say something',
  mute: 'Mute greetings',
  later: 'You can say something again in a moment.',
  said: (name, greeting) => `${name}: ${greeting}`,
  greetings: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'nice-move': 'Nice move!',
    thanks: 'Thanks!',
    'well-played': 'Well played!',
    'one-more': 'One more?',
  },
};
