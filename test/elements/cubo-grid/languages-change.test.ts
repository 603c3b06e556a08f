import { expect } from '@open-wc/testing';
import { LANGUAGES, languageOf, throughAll } from '../languages.js';
import type { Language } from '../languages.js';
import { act, openIn } from './languages.js';
import { table } from './moments.js';
import { SENTENCES } from './sentences.js';

type Texts = readonly [en: string, de: string, nl: string, fr: string, it: string];
const textIn = (texts: Texts, language: Language): string => texts[LANGUAGES.indexOf(language)] ?? '';
const ONE = { position: table('o') };

describe('a language that changes while Cubo is played', () => {
  it('takes along the names of dice, the one that is chosen, and what is to be done', async () => {
    const page = await openIn('en', ONE);
    await act(page, 'cell a1');
    const chosen = [
      'red 1, chosen',
      'rote 1, gewählt',
      'rode 1, gekozen',
      '1 rouge, choisi',
      '1 rosso, scelto',
    ] as const;
    await throughAll(page, (language) => {
      expect(page.cell('a1').ariaLabel).to.equal(`a1, ${textIn(chosen, language)}`);
      expect(page.status).to.equal(SENTENCES[language].goesOn);
    });
  });

  it('takes along what the lines earn, and what the square is worth', async () => {
    const page = await openIn('en', { mode: 'diagram', position: 'r1r2r3/r2w3b4/b3b4b5' });
    const lines = [
      'Row 1: street in one colour, doubled, 6',
      'Reihe 1: Straße in einer Farbe, verdoppelt, 6',
      'Rij 1: straat in één kleur, verdubbeld, 6',
      'Ligne 1\u00a0: suite d’une seule couleur, doublée, 6',
      'Riga 1: scala di un solo colore, raddoppiata, 6',
    ] as const;
    const worth = ['Worth 32', 'Wert: 32', 'Waarde: 32', 'Valeur\u00a0: 32', 'Valore: 32'] as const;
    await throughAll(page, (language) => {
      const line = page.find('.explained li')?.textContent;
      expect(line).to.equal(textIn(lines, language));
      expect(page.find('.worth')?.ariaLabel).to.equal(textIn(worth, language));
    });
  });

  it('takes along why something was refused', async () => {
    const page = await openIn('en', ONE);
    await act(page, 'cell b2');
    await throughAll(page, (language) => expect(page.status).to.equal(SENTENCES[language].whiteDie));
  });

  it('takes along the call, the dice to take, and the buttons', async () => {
    const page = await openIn('en', ONE);
    await act(page, 'key a1 x');
    const none = ['Take none', 'Keinen nehmen', 'Geen nemen', 'Ne prendre aucun dé', 'Non prenderne nessuno'] as const;
    const first = [
      'Take red 6',
      'Die rote 6 nehmen',
      'De rode 6 nemen',
      'Prendre le 6 rouge',
      'Prendi il 6 rosso',
    ] as const;
    await throughAll(page, (language) => {
      expect([page.actions()[0], page.actions().at(-1)]).to.deep.equal([
        textIn(first, language),
        textIn(none, language),
      ]);
    });
  });

  it('takes along the best square there was, the round and the table of points', async () => {
    const page = await openIn('en', ONE);
    for (const step of ['type call', 'type take -']) await act(page, step);
    await page.until(() => page.best !== '');
    const best = [
      'Best possible: 36 points',
      'Bestmöglich: 36 Punkte',
      'Best mogelijk: 36 punten',
      'Meilleur résultat possible\u00a0: 36 points',
      'Il massimo possibile: 36 punti',
    ] as const;
    const round = ['Round 2 of 6', 'Runde 2 von 6', 'Ronde 2 van 6', 'Manche 2 sur 6', 'Manche 2 di 6'] as const;
    const total = ['Total', 'Gesamt', 'Totaal', 'Total', 'Totale'] as const;
    await throughAll(page, (language) => {
      expect(page.find('.best')?.ariaLabel).to.equal(textIn(best, language));
      expect(page.find('.clock > span')?.textContent).to.equal(textIn(round, language));
      expect(page.all('.result th').map(({ textContent }) => textContent?.trim())).to.include(textIn(total, language));
    });
  });

  it('says nothing aloud, changes nothing, and lets the time run on', async () => {
    const page = await openIn('en', ONE);
    await page.pass(7000);
    const { position, time } = page;
    await throughAll(page, () => expect([page.spoken, page.urgent]).to.deep.equal(['', '']));
    expect([page.position, page.time, page.moves]).to.deep.equal([position, time, []]);
  });

  it('is that of the page where the element has none, and English for one it does not know', async () => {
    const page = await openIn('en', ONE);
    page.element.removeAttribute('lang');
    document.documentElement.lang = 'it';
    await page.until(() => languageOf(page) === 'it');
    expect(page.status).to.equal(SENTENCES.it.goesOn);
    document.documentElement.lang = 'en';
    await page.until(() => languageOf(page) === 'en');
    page.element.lang = 'tlh';
    await page.until(() => languageOf(page).startsWith('en'));
    expect(page.status).to.equal(SENTENCES.en.goesOn);
  });
});
