import { expect } from '@open-wc/testing';
import { describeSpoken } from '../spoken.js';
import { act, openIn } from './languages.js';
import { SENTENCES } from './sentences.js';
import { GAMES } from './spoken-games.js';

describeSpoken({
  tag: 'triomino-table',
  openIn,
  act,
  games: GAMES,
  sentences: SENTENCES,
  refused: { step: 'type castle', code: 'bad-move', said: 'badMove' },
});

describe('the spoken games of Triomino', () => {
  it('lead to each sentence', () => {
    const said = GAMES.flatMap(({ steps }) => steps.flatMap(([, moment]) => moment ?? []));
    expect([...new Set(said)]).to.have.members(Object.keys(SENTENCES.en));
  });
});
