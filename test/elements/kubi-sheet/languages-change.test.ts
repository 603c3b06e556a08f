import { expect } from '@open-wc/testing';
import { throughAll } from '../languages.js';
import { crossed } from '../../games/kubi/helpers.js';
import { act, openIn, textsOf } from './languages.js';
import { SENTENCES } from './sentences.js';
import { FILLED } from './sheets.js';
import { inWords, textIn } from './texts.js';

const ROLLED = `${crossed('146')} | 0 11122`;

describe('a language that changes while Kubi is played', () => {
  it('takes along the chosen numbers and the button that crosses them', async () => {
    const page = await openIn('en');
    await act(page, 'cross 146');
    await throughAll(page, (language) => {
      expect(page.status).to.equal(textIn(language, 'crossNumbers'));
      expect(page.primary?.textContent?.trim()).to.equal(textIn(language, 'cross146'));
      expect([1, 4, 6].map((number) => page.numberBox(number).checked)).to.deep.equal([true, true, true]);
    });
  });

  it('takes along placed dice, what they mean, and the entries in words', async () => {
    const page = await openIn('en', { position: ROLLED });
    await act(page, 'choose 0');
    const { placed } = page;
    expect(placed.out).to.have.lengthOf(1);
    await throughAll(page, (language) => {
      expect(page.status).to.equal(textIn(language, 'discard1For4And2'));
      expect(page.dice[0]?.ariaLabel).to.equal(inWords(language, '{die1}, {discard}'));
      const entries = page.all('.entry').flatMap(textsOf);
      expect(entries).to.deep.equal([textIn(language, 'discard1For4And2'), textIn(language, 'discard1For3Twice')]);
      expect(page.entries.map(({ isChosen }) => isChosen)).to.deep.equal([true, false]);
      expect(page.placed).to.deep.equal(placed);
    });
  });

  it('takes along who has to decide', async () => {
    const page = await openIn('en', { names: 'Ann, Bob', position: `${crossed('146')} / ${ROLLED}` });
    await throughAll(page, (language) => {
      expect(page.status).to.equal(inWords(language, '{ann} {enterRoll} {stillBob}'));
      for (const seat of [0, 1]) expect(page.seats[seat]).to.include(textIn(language, 'toDecide'));
    });
  });

  it('takes along what has been entered', async () => {
    const page = await openIn('en', { record: 'kubi 1; x146' });
    await throughAll(page, (language) => {
      const recent = page.all('.entries p').map(({ textContent }) => textContent);
      expect(recent).to.deep.equal([textIn(language, 'crossed146')]);
    });
  });

  it('takes along why something was refused', async () => {
    const page = await openIn('en');
    await act(page, 'press .primary');
    await throughAll(page, (language) => expect(page.status).to.equal(SENTENCES[language].tooFewNumbers));
  });

  it('takes along the sheet of a diagram, its heads and its marks', async () => {
    const page = await openIn('en', { mode: 'diagram', position: FILLED });
    await throughAll(page, (language) => {
      const heads = page.all('.sums thead th').map(({ textContent }) => textContent);
      const names = ['sum', 'value', 'tallies', 'count', 'points'] as const;
      expect(heads).to.deep.equal(names.map((name) => textIn(language, name)));
      expect(page.sum(7).marks).to.equal(textIn(language, 'marks10'));
      expect(page.find('.legend')?.textContent).to.equal(textIn(language, 'legend'));
    });
  });

  it('says nothing aloud, and takes no move back', async () => {
    const page = await openIn('en', { position: ROLLED });
    await throughAll(page, () => expect(page.spoken).to.equal(''));
    expect(page.position).to.equal(ROLLED);
  });
});
