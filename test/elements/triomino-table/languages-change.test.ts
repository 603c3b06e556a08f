import { expect } from '@open-wc/testing';
import { LANGUAGES, languageOf, throughAll } from '../languages.js';
import type { Language } from '../languages.js';
import { act, openIn } from './languages.js';
import { ALONE, TWO } from './moments.js';
import { SENTENCES } from './sentences.js';

type Texts = readonly [en: string, de: string, nl: string, fr: string, it: string];
const textIn = (texts: Texts, language: Language): string => texts[LANGUAGES.indexOf(language)] ?? '';

describe('a language that changes while Triomino is played', () => {
  it('takes along a tile that is chosen, where it fits, and what is to be done', async () => {
    const page = await openIn('en', ALONE);
    await act(page, 'tile 345');
    const first = [
      'beside 3-4-4 on the left for 12 points',
      'links neben 3-4-4 für 12 Punkte',
      'links van 3-4-4 voor 12 punten',
      'à gauche de 3-4-4 pour 12 points',
      'a sinistra di 3-4-4 per 12 punti',
    ] as const;
    await throughAll(page, (language) => {
      expect([page.chosen, page.places[0]]).to.deep.equal(['345', textIn(first, language)]);
      expect(SENTENCES[language].shown).to.equal(`${language === 'fr' ? 'Ann\u00a0' : 'Ann'}: ${page.status}`);
    });
  });

  it('takes along the cover, and who gets the device', async () => {
    const page = await openIn('en', TWO);
    const show = ['Show my tiles', 'Meine Steine zeigen', 'Mijn stenen tonen', 'Voir mes tuiles'] as const;
    await throughAll(page, (language) => {
      const [button, said] = ['.cover .button', '.cover p'].map((part) => page.find(part)?.textContent?.trim());
      if (language !== 'it') expect(button).to.equal(textIn([...show, ''], language));
      expect(page.status).to.equal(said);
      expect(page.rack).to.be.empty;
    });
  });

  it('takes along why something was refused', async () => {
    const page = await openIn('en', ALONE);
    await act(page, 'tile 122');
    await throughAll(page, (language) => expect(page.status).to.equal(SENTENCES[language].fitsNowhere));
  });

  it('takes along what was done last, and what it has earned', async () => {
    const page = await openIn('en', ALONE);
    await act(page, 'type 453@-1,0');
    await throughAll(page, (language) => {
      expect(SENTENCES[language].laid.replaceAll('\u00a0', ' ').startsWith(page.latest), page.latest).to.be.true;
      expect(page.latest).to.match(/12\.$/);
    });
  });

  it('takes along the facts of the players, the round and the table of points', async () => {
    const page = await openIn('en', { position: '344@0,0 | 345 / 111,222 | 0 1 0 - 3 | 110,95', lap: 'off' });
    await act(page, 'uncover');
    await act(page, 'type 453@-1,0');
    const facts = ['95 points', '95 Punkte', '95 punten', '95 points', '95 punti'] as const;
    const total = ['Total', 'Gesamt', 'Totaal', 'Total', 'Totale'] as const;
    await throughAll(page, (language) => {
      expect(page.facts(1)).to.include(textIn(facts, language));
      expect(page.all('.result th').map(({ textContent }) => textContent?.trim())).to.include(textIn(total, language));
    });
  });

  it('says nothing aloud, changes nothing, and lets the time run on', async () => {
    const page = await openIn('en', { ...ALONE, 'turn-seconds': '60' });
    await page.pass(7000);
    const { position, time, spoken } = page;
    await throughAll(page, () => expect([page.spoken, page.urgent]).to.deep.equal([spoken, '']));
    expect([page.position, page.time, page.moves]).to.deep.equal([position, time, []]);
  });

  it('is that of the page where the element has none, and English for one it does not know', async () => {
    const page = await openIn('en', TWO);
    page.button('Show my tiles')?.click();
    page.element.removeAttribute('lang');
    document.documentElement.lang = 'it';
    await page.until(() => languageOf(page) === 'it');
    expect(page.status).to.equal(SENTENCES.it.shown);
    document.documentElement.lang = 'en';
    await page.until(() => languageOf(page) === 'en');
    page.element.lang = 'tlh';
    await page.until(() => languageOf(page).startsWith('en'));
    expect(page.status).to.equal(SENTENCES.en.shown);
  });
});
