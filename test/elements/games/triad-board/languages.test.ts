import { expect } from '@open-wc/testing';
import { goldenOf } from '../../golden.js';
import { throughAll } from '../../languages.js';
import type { Language } from '../../languages.js';
import { act, openIn } from './languages.js';

const SENTENCES = await goldenOf('triad');
const SAID = SENTENCES.fr;
const SHARED = (await goldenOf('common')).fr;

/** Why a typed word is refused that is no move. */
const badMove = (language: Language) => String(SENTENCES[language]['bad-move']);

/** An element speaks with the words that are proof-read in `test/words`, and changes its language at any time. */
describe('the language of <triad-board>', () => {
  it('is heard in a short game', async () => {
    const page = await openIn('fr', { position: 'ccbbaa/6/6/6/6/AABBCC w 0-0' });
    await act(page, 'type a1a3');
    expect(page.spoken).to.equal(`${SAID['whiteMoved']} ${SAID['blackToMove']}`);
    await act(page, 'tool undo');
    expect(page.spoken).to.equal(`${SHARED['undone']?.replace('…', SAID['whiteMoved'] ?? '')} ${SAID['whiteToMove']}`);
  });

  it('changes at any time: what is shown changes along, nothing is said, and no move is taken back', async () => {
    const page = await openIn('en', { position: 'ccbbaa/6/6/6/6/AABBCC w 0-0' });
    const refusals = page.listen('game-refuse');
    await act(page, 'type castle');
    expect(refusals).to.deep.equal([{ code: 'bad-move', message: badMove('en') }]);
    expect(page.spoken).to.equal(badMove('en'));
    const { position, spoken } = page;
    await throughAll(page, (each) => expect([page.status, page.spoken]).to.deep.equal([badMove(each), spoken]));
    expect(page.position).to.equal(position);
  });
});
