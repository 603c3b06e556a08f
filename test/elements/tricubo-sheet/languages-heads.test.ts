import { expect } from '@open-wc/testing';
import { LANGUAGES } from '../languages.js';
import { openIn } from './languages.js';

/** How wide a text is where it stands, if it is not broken. */
function widthOf(place: Element, text: string): number {
  const line = document.createElement('span');
  line.style.whiteSpace = 'nowrap';
  line.textContent = text;
  place.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return width;
}

/** The parts into which a word can be broken, as they are written then. */
const parts = (word: string): string[] =>
  word.split('\u00ad').map((part, i, all) => (i < all.length - 1 ? `${part}-` : part));

for (const language of LANGUAGES) {
  describe(`the heads of the columns of <tricubo-sheet lang="${language}">`, () => {
    for (const font of ['serif', 'sans-serif', 'monospace']) {
      it(`fit their columns, broken only where they may be: ${font}`, async () => {
        const page = await openIn(language, { mode: 'diagram', position: '6,3,5,6,7 -,7,4,10,- LMSt' });
        page.element.style.fontFamily = font;
        const heads = page.all('.rows thead th:nth-child(n + 3)');
        expect(heads).to.have.lengthOf(2);
        for (const head of heads) {
          const room = head.getBoundingClientRect().width;
          expect(room).to.be.within(41, 46);
          for (const part of parts(head.textContent.trim())) {
            expect(widthOf(head, part), `${part} in ${room}`).to.be.at.most(room);
          }
        }
      });
    }
  });
}
