import { expect } from '@open-wc/testing';
import { describeSpoken } from '../spoken.js';
import type { CuboPage } from './cubo-page.js';
import { act, openIn } from './languages.js';
import { SENTENCES } from './sentences.js';
import { GAMES } from './spoken-games.js';

/** Calls and the end of the time are said at once; the seconds are heard in another test. */
function urgentOf(page: CuboPage): string {
  const latest = page.moves.at(-1);
  const isUrgent = latest === 'call' || latest === 'timeout';
  return (isUrgent && page.find('[role="timer"]')?.textContent?.trim()) || '';
}

describeSpoken({
  tag: 'cubo-grid',
  openIn,
  act,
  urgentOf,
  games: GAMES,
  sentences: SENTENCES,
  refused: { step: 'type castle', code: 'bad-move', said: 'badMove' },
});

describe('the spoken games of Cubo', () => {
  it('lead to each sentence', () => {
    const said = GAMES.flatMap(({ steps }) => steps.flatMap(([, moment]) => moment ?? []));
    expect([...new Set(said)]).to.have.members(Object.keys(SENTENCES.en));
  });
});
