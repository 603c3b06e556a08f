import { expect } from '@open-wc/testing';
import { throughAll } from '../languages.js';
import { act, openIn, textsOf } from './languages.js';
import { SENTENCES } from './sentences.js';
import { inWords, textIn } from './texts.js';

const ROLLED = '2,4,1,0,0 .,.,.,.,. L | A 1 0 346';
const TWO_SIXES = '2,4,1,0,0 0,.,.,.,. LMSt | A 4 0 365';

describe('a language that changes while Tricubo is played', () => {
  it('takes along the die that is chosen and its uses, on the sheet and in words', async () => {
    const page = await openIn('en', { position: ROLLED });
    await act(page, 'die M');
    await throughAll(page, (language) => {
      expect(page.status).to.equal(textIn(language, 'chooseUse'));
      expect(page.chosenDie).to.equal('M');
      const uses = (['cross4ForPlus7', 'mediumField', 'mediumAllColours'] as const).map((use) => textIn(language, use));
      expect(page.targets).to.deep.equal(uses);
      expect(page.all('.entry').flatMap(textsOf)).to.deep.equal(uses.map((use) => `${use}.`));
      expect(page.die('L').ariaLabel).to.equal(inWords(language, '{large3}, {closed}'));
    });
  });

  it('takes along rows that are ticked, and the button that scores them', async () => {
    const page = await openIn('en', { position: TWO_SIXES });
    for (const step of ['die M', 'interim 3', 'interim 2']) await act(page, step);
    await throughAll(page, (language) => {
      expect(page.scoring?.ariaLabel).to.equal(textIn(language, 'chooseRows'));
      expect(page.scoreButton?.textContent.trim()).to.equal(textIn(language, 'scoreRows2And3'));
      expect(page.interimTarget(2)?.ariaLabel).to.equal(textIn(language, 'scoreRow2'));
      expect([2, 3, 4].map((row) => page.interimTarget(row)?.matches(':checked'))).to.deep.equal([true, true, false]);
    });
  });

  it('takes along who has to decide, and who has the closed die', async () => {
    const page = await openIn('en', {
      names: 'Ann, Bob',
      position: '1,0,0,0,0 / 0,1,0,0,0 .,.,.,.,. MSt | A 1 0 345 L',
    });
    await act(page, 'seat 1');
    await throughAll(page, (language) => {
      expect(page.status).to.equal(inWords(language, '{bob} {useDie}'));
      expect(page.die('L').ariaLabel).to.equal(inWords(language, '{large3}, {annHasIt}'));
      expect(page.seats[0]).to.include(textIn(language, 'hasEntered'));
      expect(page.seats[1]).to.include(textIn(language, 'toDecide'));
    });
  });

  it('takes along what has been done', async () => {
    const page = await openIn('en', { record: 'tricubo 1; @2' });
    await throughAll(page, (language) => {
      const recent = page.all('.entries p').map(({ textContent }) => textContent);
      expect(recent).to.deep.equal([`${textIn(language, 'startIn2')}.`]);
      expect(page.track).to.equal(textIn(language, 'round1'));
    });
  });

  it('takes along why a die has no use', async () => {
    const page = await openIn('en', { position: '7,4,1,0,0 .,.,.,.,. Mt | A 1 0 415' });
    await act(page, 'die M');
    await throughAll(page, (language) => expect(page.status).to.equal(SENTENCES[language].noRoom));
  });

  it('takes along the result, its rank and how it comes about', async () => {
    const page = await openIn('en', { position: '6,3,5,6,7 -,7,4,10,- LMSt' });
    await throughAll(page, (language) => {
      expect(page.status).to.equal(textIn(language, 'endedByPurple'));
      expect(page.buildUp[0]).to.equal(inWords(language, '{row1With6} +5 5'));
      expect(page.buildUp.at(-1)).to.equal(inWords(language, '{purpleRows} +5 60'));
    });
  });

  it('takes along the sheet of a diagram, its heads and the parts of its score', async () => {
    const page = await openIn('en', { mode: 'diagram', position: '6,3,5,6,7 -,7,4,10,- LMSt' });
    await throughAll(page, (language) => {
      const heads = textsOf(page.find('.rows thead') as Element);
      expect(heads).to.deep.equal((['valuesOfA', 'interim', 'final'] as const).map((name) => textIn(language, name)));
      const parts = page.all('.sums dt').map(({ textContent }) => textContent);
      const names = ['interim', 'final', 'colours', 'end', 'total'] as const;
      expect(parts).to.deep.equal(names.map((name) => textIn(language, name)));
      expect(page.row(1).boxes).to.equal(textIn(language, 'crossed6Of7Purple'));
    });
  });

  it('says nothing aloud, and takes no move back', async () => {
    const page = await openIn('en', { position: ROLLED });
    await throughAll(page, () => expect(page.spoken).to.equal(''));
    expect(page.position).to.equal(ROLLED);
  });
});
