import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { countPages, finish, printedSheet, withPrinter } from '../printing.js';
import { TricuboPage } from '../games/tricubo-sheet/page.js';
import { GAMES } from './games.js';
import { SheetsPage, humans, textOf } from './page.js';
import type { SheetElement } from './page.js';
import { waitUntil } from '../../wait-until.js';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

/** The sheets of paper that lie in the page to be printed. */
function paper() {
  const printed = printedSheet();
  return { ...printed, page: new SheetsPage(printed.element.firstElementChild as SheetElement) };
}

for (const game of GAMES) {
  const { name, open, three, moves, filled, marks, values, begin } = game;
  const [first, second] = moves;

  describe(`what ${name} prints`, () => {
    const printer = withPrinter();
    const print = (page: SheetsPage, tool: string) => printer.print(page, textOf(page.tool(tool)));

    it('is every player’s sheet with the dice, what is to be done, and the moves, and nothing to press', async () => {
      const page = await (await open({ position: three, names: 'Ann, Bob, Cleo' })).played(first);
      await print(page, 'print');
      const { page: printed, caption, moves: list } = paper();
      expect(printed.element.error).to.equal(undefined);
      expect(printed.writtenNames).to.deep.equal(['Ann', 'Bob', 'Cleo']);
      expect(values(printed)).to.deep.equal(page.roll);
      expect([caption, list]).to.deep.equal([page.situation, `1. ${first}`]);
      expect(printed.all('button, input, .hand, .track').map(({ className }) => className)).to.deep.equal([]);
    });

    it('leaves out what is only begun in pencil', async () => {
      const page = await (await open({ position: three })).played(first);
      await begin(page);
      await print(page, 'print');
      const drawn = paper()
        .page.all('.pencil')
        .map((pencil) => pencil.getAttribute('d') ?? '');
      expect(drawn.join('')).to.equal('');
      expect(paper().page.all('[data-draft]')).to.be.empty;
    });

    it('is the result of a game that is over', async () => {
      const page = await open({ position: filled });
      await print(page, 'print');
      expect(paper().caption).to.equal(page.status);
    });

    it('has numerals and the author’s marks where the element has them', async () => {
      const page = await open({ position: three, numerals: '', marks });
      await print(page, 'print');
      const { page: printed } = paper();
      await printed.until(() => printed.all('[data-traits~=marked]').length > 0);
      expect(printed.all('.roll .die text').map((text) => Number(text.textContent))).to.deep.equal(page.roll);
      expect(printed.all('[data-traits~=marked]')).to.have.lengthOf(2 * 3);
    });

    it('fits on one page of paper for one, and on two for as many as can play', async () => {
      const page = await open();
      await print(page, 'print');
      expect(await countPages()).to.equal(1);
      finish();
      await page.set({ seats: humans(game.seats) });
      await print(page, 'print');
      expect(await countPages()).to.be.within(1, 2);
    });

    const PLAYED = {
      'a game': { position: three, names: 'Ann, Bob, Cleo' },
      'a game that is over': { position: [filled, filled, filled].join(' / '), names: 'Ann, Bob, Cleo' },
      'a replay': { mode: 'replay', record: `${name.toLowerCase()} 1; start="${three}"`, names: 'Ann, Bob, Cleo' },
    };
    for (const [what, attributes] of Object.entries(PLAYED)) {
      it(`is an empty sheet for each player with nothing of the game but the name: ${what}`, async () => {
        const looks = (each: SheetsPage) => each.papers.map((sheet) => sheet.querySelectorAll('.ink[d*=M]').length);
        const unused = await open({ seats: humans(3), names: 'Ann, Bob, Cleo' });
        await print(unused, 'print-empty');
        const empty = looks(paper().page);
        finish();
        unused.element.remove();
        const page = await open(attributes);
        if (what === 'a game') await page.played(first, `#1 ${second}`);
        const { position } = page;
        await print(page, 'print-empty');
        const { page: printed, caption, moves: list } = paper();
        expect([looks(printed), printed.element.error]).to.deep.equal([empty, undefined]);
        expect(printed.writtenNames).to.deep.equal(['Ann', 'Bob', 'Cleo']);
        expect(printed.all('.roll, [data-traits*=last]')).to.be.empty;
        expect([caption, list, page.position]).to.deep.equal([undefined, undefined, position]);
      });
    }

    it('is an empty sheet in the language of the element', async () => {
      const page = await open({ seats: humans(2), lang: 'fr' });
      await waitUntil(() => page.find('.container')?.lang === 'fr', 'it is not in French');
      await print(page, 'print-empty');
      const { page: printed } = paper();
      await waitUntil(() => printed.labels[0] === page.labels[0], 'the paper is in another language');
      expect(page.labels[0]).to.not.contain('sheet of');
    });
  });

  describe(`a page with ${name} that the browser prints`, () => {
    afterEach(() => emulateMedia({ media: 'screen', colorScheme: 'light' }));

    for (const mode of ['play', 'replay', 'diagram']) {
      it(`has white paper with black marks and no tools, also in the dark: ${mode}`, async () => {
        const page = await open({ mode, position: filled });
        page.element.style.cssText = 'color-scheme: dark; --tabletop-paper: pink; --tabletop-ink: red';
        await emulateMedia({ media: 'print', colorScheme: 'dark' });
        const sheet = getComputedStyle(page.find('.sheet') as Element);
        expect([sheet.backgroundColor, sheet.color, sheet.breakInside]).to.deep.equal([WHITE, BLACK, 'avoid']);
        const ink = page.all('.sheet .ink').map((path) => getComputedStyle(path).stroke);
        expect(new Set(ink)).to.deep.equal(new Set([BLACK]));
        const tools = page.all('.panel, .tool, .button, .move-field, .moves').filter((tool) => tool.checkVisibility());
        expect(tools.map(({ className }) => className)).to.deep.equal([]);
      });
    }
  });
}

describe('a sheet of Tricubo on which a die is chosen', () => {
  afterEach(() => emulateMedia({ media: 'screen' }));

  it('has on paper nothing that looks as if it could be pressed', async () => {
    const page = await TricuboPage.open({ position: '2,4,1,0,0 | B 2 0 661' });
    const isOffered = () =>
      page.all('.slot').some((slot) => getComputedStyle(slot).borderTopStyle === 'dashed') ||
      page.all('tr [data-target]').some((target) => getComputedStyle(target, '::after').display !== 'none');
    for (const die of ['L', 'S'] as const) {
      await page.clickDie(die);
      expect(isOffered(), die).to.be.true;
      await emulateMedia({ media: 'print' });
      expect(isOffered(), die).to.be.false;
      const shown = page.all(':is(td, li) .target').filter((target) => target.checkVisibility());
      expect(shown.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      await emulateMedia({ media: 'screen' });
    }
  });
});
