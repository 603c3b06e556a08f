import { expect } from '@open-wc/testing';
import { accessibleThings } from '../accessibility-tree.js';
import { BoardPage } from './board-page.js';
import { DiagramPage } from './diagram-page.js';
import { MODES, drawingLabel, drawingOf, openMarked } from './drawings.js';
import { START } from './positions.js';

const MARKS = 'c3 a3 b1-b4 f6-c6';

describe('marks for those who do not see them', () => {
  const sentences = {
    'c3 a3': 'Marked: c3, a3.',
    'b1-b4': 'Arrow from b1 to b4.',
    'b1-b4 C3 f6-c6 d4': 'Marked: c3, d4. Arrow from b1 to b4. Arrow from f6 to c6.',
  };
  for (const [marks, sentence] of Object.entries(sentences)) {
    it(`are said as one image: ${marks}`, async () => {
      const page = await DiagramPage.open({ position: START, marks });
      expect(drawingOf(page)?.getAttribute('role')).to.equal('img');
      expect(drawingLabel(page)).to.equal(sentence);
    });
  }

  for (const mode of MODES) {
    it(`are in the accessibility tree of a ${mode}, on the cells and as an image`, async () => {
      await openMarked(mode, { marks: MARKS });
      const things = await accessibleThings();
      expect(things).to.include('image Marked: c3, a3. Arrow from b1 to b4. Arrow from f6 to c6.');
      const role = mode === 'play' ? 'button' : 'image';
      expect(things).to.include.members([
        `${role} c3, empty, marked`,
        `${role} a3, White 2, marked, moved last`,
        `${role} b1, White 1`,
        `${role} d4, empty`,
      ]);
      expect(things.filter((thing) => /^(button|image) [a-f][1-6].*, marked/.test(thing))).to.have.lengthOf(2);
    });
  }

  it('are said beside what the game says of a cell', async () => {
    const page = await BoardPage.open({ position: START, marks: 'a1 a3' });
    await page.clickCell('a1');
    expect(page.label('a1')).to.equal('a1, White 1, marked, chosen');
    expect(page.label('a3')).to.equal('a3, empty, marked, the die would show 2');
  });

  it('are not said any more when they are gone', async () => {
    const page = await openMarked('play', { marks: MARKS });
    page.board.removeAttribute('marks');
    await page.board.updateComplete;
    expect(page.label('c3')).to.equal('c3, empty');
    expect((await accessibleThings()).filter((thing) => /marked|Arrow/i.test(thing))).to.be.empty;
  });

  it('are not spoken by themselves: they are there when the reader comes', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.marks = MARKS;
    await page.board.updateComplete;
    expect(page.spoken).to.equal('');
  });
});

describe('marks in other languages', () => {
  const languages = {
    de: ['c3, leer, markiert', 'Markiert: c3. Pfeil von b1 nach b4.'],
    nl: ['c3, leeg, gemarkeerd', 'Gemarkeerd: c3. Pijl van b1 naar b4.'],
    fr: ['c3, vide, en évidence', 'En évidence\u00a0: c3. Flèche de b1 à b4.'],
    it: ['c3, vuota, in evidenza', 'In evidenza: c3. Freccia da b1 a b4.'],
    en: ['c3, empty, marked', 'Marked: c3. Arrow from b1 to b4.'],
  } as const;
  const marks = 'c3 b1-b4';

  for (const [lang, [cell, sentence]] of Object.entries(languages)) {
    it(`are said in ${lang} from the start`, async () => {
      const page = await DiagramPage.open({ position: START, marks, lang });
      await page.until(() => page.label('c3') === cell);
      expect([page.label('c3'), drawingLabel(page)]).to.deep.equal([cell, sentence]);
    });
  }

  for (const mode of MODES) {
    it(`are said in the language to which a ${mode} changes, and back`, async () => {
      const page = await openMarked(mode, { marks });
      for (const [lang, [cell, sentence]] of Object.entries(languages)) {
        page.board.lang = lang;
        await page.until(() => page.label('c3') === cell);
        expect([page.label('c3'), drawingLabel(page)]).to.deep.equal([cell, sentence]);
      }
    });
  }

  it('are said in the language that was there before the first marks', async () => {
    const page = await DiagramPage.open({ position: START, lang: 'de' });
    await page.until(() => page.label('c3') === 'c3, leer');
    page.board.marks = marks;
    await page.board.updateComplete;
    expect([page.label('c3'), drawingLabel(page)]).to.deep.equal(languages.de);
  });
});
