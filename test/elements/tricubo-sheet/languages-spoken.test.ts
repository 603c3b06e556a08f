import { describeSpoken } from '../spoken.js';
import { act, openIn } from './languages.js';
import { SENTENCES } from './sentences.js';
import { GAMES } from './spoken-games.js';

describeSpoken({
  tag: 'tricubo-sheet',
  openIn,
  act,
  games: GAMES,
  sentences: SENTENCES,
  refused: { step: 'type M', code: 'start-first', said: 'startFirst' },
});
