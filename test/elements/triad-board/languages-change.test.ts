import { expect } from '@open-wc/testing';
import type { BoardPage } from './board-page.js';
import { awaitDialog } from '../dialogs.js';
import { LANGUAGES, act, languageOf, openIn, textsOf } from './languages.js';
import type { Language } from './languages.js';
import { CROWDED, START } from './positions.js';
import { SENTENCES } from './sentences.js';
import { inWords, textIn } from './texts.js';

/** Every language after another one, and English again. */
async function throughAll(page: BoardPage, check: (language: Language) => void): Promise<void> {
  for (const language of [...LANGUAGES, 'en'] as const) {
    page.board.lang = language;
    await page.until(() => languageOf(page) === language);
    check(language);
  }
}

describe('a language that changes', () => {
  it('takes along the question whether a game is to be left', async () => {
    const page = await openIn('en', { position: START });
    for (const step of ['a1', 'a3', 'tool new-game']) await act(page, step);
    await throughAll(page, (language) => {
      const texts = ['{leaveGame}', '{keepPlaying}', '{newGame}'].map((text) => inWords(language, text));
      expect(textsOf(page.find('.actions') as Element)).to.deep.equal(texts);
    });
  });

  it('takes along a record, its list and what stands beside it', async () => {
    const page = await openIn('en', { mode: 'replay', record: 'triad 1; roll 112233 112233; a1a3', ply: '2' });
    await throughAll(page, (language) => {
      expect(page.status).to.equal(textIn(language, 'moved'));
      const list = textsOf(page.find('.moves') as Element);
      expect(list).to.include.members([textIn(language, 'rolled'), textIn(language, 'moved')]);
      expect(page.find('.steps')?.ariaLabel).to.equal(textIn(language, 'steps'));
    });
  });

  it('takes along what is open over the page', async () => {
    const page = await openIn('en', { position: START });
    await act(page, 'tool share');
    const dialog = await awaitDialog(page);
    await throughAll(page, (language) => {
      const texts = ['{share}', '{close}', '{recordAsText}', '{recordAsTag}', '{copy}'];
      expect(textsOf(dialog)).to.include.members(texts.map((text) => inWords(language, text)));
    });
  });

  it('takes along the marks of the author', async () => {
    const page = await openIn('en', { mode: 'diagram', position: START, marks: 'b1 c1-e3' });
    await throughAll(page, (language) => {
      expect(page.find('.drawing')?.ariaLabel).to.equal(textIn(language, 'marks'));
      expect(page.label('b1')).to.equal(inWords(language, 'b1, {white} 1, {marked}'));
    });
  });

  it('says nothing aloud', async () => {
    const page = await openIn('en', { position: START });
    await throughAll(page, () => expect(page.spoken).to.equal(''));
  });

  it('takes along the reason why something was refused [bug: it stays in the language in which it was said]', async () => {
    const page = await openIn('en', { position: CROWDED });
    await act(page, 'b4');
    await throughAll(page, (language) => expect(page.status).to.equal(SENTENCES[language].notYours));
  });

  it('takes along that a text has been copied [bug: it stays in the language in which it was said]', async () => {
    const page = await openIn('en', { position: START });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.resolve() },
      configurable: true,
    });
    try {
      await act(page, 'tool share');
      const dialog = await awaitDialog(page);
      await act(page, 'press .copy button');
      await page.until(() => dialog.querySelector('.copied')?.textContent !== '');
      await throughAll(page, (language) => {
        expect(dialog.querySelector('.copied')?.textContent).to.equal(textIn(language, 'copied'));
      });
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  });
});
