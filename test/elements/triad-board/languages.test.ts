import type { BoardPage } from './board-page.js';
import { awaitDialog } from '../dialogs.js';
import { LANGUAGES, act, openIn, textsOf } from './languages.js';
import { START } from './positions.js';
import { KEY, forget } from './saved-games.js';
import { SCENES } from './scenes.js';
import { inWords } from './texts.js';
import { expectTexts } from '../proof-reading.js';

/** Copies by key, with a clipboard that works or does not. */
async function copy(page: BoardPage, dialog: HTMLDialogElement, writeText: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const message = () => dialog.querySelector('.copied')?.textContent;
  const before = message();
  await act(page, 'press .copy button');
  await page.until(() => message() !== before);
}

const textsBeforeTheRoll = SCENES.find(({ what }) => what === 'before the roll')?.texts ?? [];

for (const language of LANGUAGES) {
  const proofs = (templates: readonly string[]) => templates.map((template) => inWords(language, template));

  describe(`every text of <triad-board lang="${language}">`, () => {
    afterEach(() => {
      forget();
      Reflect.deleteProperty(navigator, 'clipboard');
    });

    for (const { what, attributes, steps = [], texts } of SCENES) {
      it(`is the one that was proof-read, ${what}`, async () => {
        const page = await openIn(language, attributes);
        for (const step of steps) await act(page, step);
        expectTexts(textsOf(page.root), proofs(texts));
      });
    }

    it('is the one that was proof-read, with a damaged save', async () => {
      localStorage.setItem(KEY, '{');
      const page = await openIn(language, { persist: KEY });
      const texts = [...textsBeforeTheRoll, '{saveDamaged}', page.board.error?.message ?? ''];
      expectTexts(textsOf(page.root), proofs(texts));
    });

    it('is the one that was proof-read, where a game is shared', async () => {
      const page = await openIn(language, { position: START });
      await act(page, 'tool share');
      const dialog = await awaitDialog(page);
      const records = [...dialog.querySelectorAll('textarea')].map(({ value }) => value.replaceAll('\n', ' '));
      const texts = ['{share}', '{close}', '{recordAsText}', '{recordAsTag}', '{copy}', ...records];
      expectTexts(textsOf(dialog), proofs(texts));
      await copy(page, dialog, () => Promise.resolve());
      expectTexts(textsOf(dialog), proofs([...texts, '{copied}']));
      await copy(page, dialog, () => Promise.reject(new DOMException('not here', 'NotAllowedError')));
      expectTexts(textsOf(dialog), proofs([...texts, '{copyYourself}']));
    });
  });
}
