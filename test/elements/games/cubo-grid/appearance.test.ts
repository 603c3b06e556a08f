import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { html } from 'lit';
import type { CuboGrid } from '../../../../src/elements/games/cubo-grid/define.js';
import { inForcedColors, system } from '../../forced-colors.js';
import { countPages, printedSheet, withPrinter } from '../../printing.js';
import { openMoment } from './moments.js';
import { CuboPage, ONE, SQUARE, TWO, table, textOf } from './page.js';

const styleOf = (page: CuboPage, selector: string) => getComputedStyle(page.find(selector) as Element);

describe('<cubo-grid> in forced colours', () => {
  inForcedColors();

  const outline = (element: Element): string | false => {
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'solid' && outlineColor;
  };

  for (const what of ['building', 'before a diagram', 'between two rounds']) {
    it(`has pips in the colour of text, and tells red, blue and white dice apart without their colours, ${what}`, async () => {
      expect(system('Highlight')).to.not.equal(system('CanvasText'));
      const page = await openMoment(what);
      const [face, pips] = ['.square .die .face', '.square .die .pip'].map((part) => styleOf(page, part));
      expect([face?.fill, face?.stroke, pips?.stroke]).to.deep.equal(
        ['Canvas', 'CanvasText', 'CanvasText'].map(system),
      );
      const signs = ['r', 'b', 'w'].map((colour) => {
        const cell = page.find(`.square [data-colour=${colour}]`) as Element;
        const [inset, face] = ['.edge', '.face'].map((part) => getComputedStyle(cell.querySelector(part) as Element));
        return `${inset?.display} ${face?.strokeWidth}`;
      });
      expect(new Set(signs).size).to.equal(3);
    });
  }

  it('shows the square, the die that is chosen and which would be swapped with it, and what is most likely wanted', async () => {
    const page = await openMoment('with a die chosen and another in view');
    const frames = (['a1', 'b1', 'c1'] as const).map((name) => outline(page.cell(name)) === system('Highlight'));
    expect(frames).to.deep.equal([true, true, false]);
    expect([styleOf(page, '.square').borderTopStyle, styleOf(page, '.buzzer').borderTopStyle]).to.deep.equal([
      ...['solid', 'solid'],
    ]);
    await page.press('Escape');
    await page.played('swap a1c3');
    const edges = (['a1', 'b1', 'c3'] as const).map((name) =>
      outline(page.cell(name).querySelector('.cube') as Element),
    );
    expect(edges, 'changed last').to.deep.equal([system('Highlight'), false, system('Highlight')]);
  });

  it('covers a square that has called', async () => {
    const page = await openMoment('of two, where one takes a die');
    const { backgroundColor, color } = styleOf(page, '.cover > span');
    expect([backgroundColor, color]).to.deep.equal(['Canvas', 'CanvasText'].map(system));
  });

  for (const [what, seat] of [
    ['of two, exchanging', 1],
    ['of four with long names, at the end', 0],
  ] as const) {
    it(`frames the square it is about, ${what}`, async () => {
      const page = await openMoment(what);
      const frames = page.all('.squares > .seat > .square').map((square) => outline(square) === system('Highlight'));
      expect(frames).to.deep.equal(frames.map((_, i) => i === seat));
    });
  }
});

describe('what moves on <cubo-grid>', () => {
  afterEach(() => resetMouse());

  const animations = (page: CuboPage) =>
    page.root.getAnimations().map((each) => (each instanceof CSSAnimation ? each.animationName : 'transition'));
  const fresh = (page: CuboPage, seat = 0) => page.seat(seat).querySelectorAll('[data-fresh]').length;
  /** When the last of all that moves comes to rest, in milliseconds. */
  const ends = (page: CuboPage): number =>
    Math.max(...page.root.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)));

  it('is dice that are rolled, which show at once what they show, and take no press from others', async () => {
    const page = await CuboPage.open({ seed: 'a' });
    await page.goOn();
    expect([fresh(page), animations(page).includes('throw'), ends(page) <= 1500]).to.deep.equal([9, true, true]);
    expect(page.square().replace(/\D/g, '')).to.equal(page.moves.at(-1)?.slice(-9));
    for (let time = 0; time < 500; time += 50) {
      for (const flight of page.root.getAnimations()) {
        flight.pause();
        flight.currentTime = time;
      }
      const missed = page
        .all('button.cell')
        .filter((cell) => page.root.elementFromPoint(...page.middle(cell))?.closest('button') !== cell)
        .map(({ ariaLabel }) => ariaLabel);
      expect(missed, `after ${time} ms`).to.be.empty;
    }
  });

  it('stops at the first touch, which counts', async () => {
    const page = await CuboPage.open({ seed: 'a' });
    await page.goOn();
    page.cell('a1').click();
    page.cell('c3').click();
    await page.element.updateComplete;
    expect([page.moves.at(-1), fresh(page), animations(page).includes('throw')]).to.deep.equal([
      ...['swap a1c3', 0, false],
    ]);
  });

  it('is the dice of one who rolls again, and the cover at a call, for less than half a second', async () => {
    const page = await CuboPage.open({ ...TWO, seed: 'a' });
    expect([fresh(page, 0), fresh(page, 1)], 'a position is only shown').to.deep.equal([0, 0]);
    await page.do('Roll all again', 1);
    expect([fresh(page, 0), fresh(page, 1)]).to.deep.equal([0, 9]);
    const called = await (await CuboPage.open(ONE)).played('call');
    expect([animations(called).length > 0, ends(called) <= 500]).to.deep.equal([true, true]);
  });

  it('is a die that another player takes and exchanges, until the next press', async () => {
    const page = await CuboPage.open({ ...TWO, seats: 'human remote' });
    for (const [before, move, dice] of [
      [['#1 call'], '#1 take 2', 1],
      [['#0 call', '#0 take -'], '#1 put a1', 2],
    ] as const) {
      await page.played(...before);
      await page.played(move);
      expect(page.all('.flight'), move).to.have.lengthOf(dice);
      page.element.dispatchEvent(new PointerEvent('pointerdown'));
      await page.element.updateComplete;
      expect(page.all('.flight'), move).to.be.empty;
    }
  });

  it('is nothing if the user prefers less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const page = await CuboPage.open({ seed: 'a' });
    await page.goOn();
    expect(animations(page)).to.be.empty;
    await page.swap('a1', 'c3');
    expect(animations(page)).to.be.empty;
    await page.do('Cubo!');
    expect([animations(page), page.isCovered()]).to.deep.equal([[], true]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('what <cubo-grid> prints', () => {
  const printer = withPrinter();

  /** The squares that lie in the page to be printed. */
  const paper = () => {
    const printed = printedSheet();
    return { ...printed, page: new CuboPage(printed.element.firstElementChild as CuboGrid) };
  };

  it('is the square with what its lines earn, in words too, what is to be done, and the moves', async () => {
    const page = await CuboPage.open({ ...ONE, names: 'Ann' });
    await page.played('swap a1c3', 'swap a1c3');
    await printer.print(page);
    const { page: printed, caption, moves } = paper();
    expect([printed.element.error, printed.squares, textOf(printed.find('.name'))]).to.deep.equal([
      ...[undefined, [SQUARE], 'Ann'],
    ]);
    expect(printed.explained().at(-1)).to.equal('Worth 32');
    expect(caption).to.equal('Swap two dice at a time, then call Cubo.');
    expect(moves).to.equal('1. swap a1c3  2. swap a1c3');
    expect(printed.all('button, input, .clock, .cover')).to.have.lengthOf(0);
    await page.pass(60_000);
    expect(page.moves.at(-1), 'the time runs on').to.equal('timeout');
  });

  it('is every player’s square at the moment that is shown, with the middle and the die that was taken', async () => {
    const record = `cubo 2; start=${JSON.stringify(table('oo'))}; #1 swap a3b3; #0 call; #0 take 2; timeout; put c1`;
    await printer.print(await CuboPage.open({ mode: 'replay', record, ply: '4' }));
    const { page, moves } = paper();
    expect(page.squares).to.deep.equal([SQUARE, 'r6r5r4/b1w2b3/b5r2b6']);
    expect([page.taken(0), page.facts(1), page.middleDice[1]]).to.deep.equal(['has taken red 1', 'too late', 'empty']);
    expect(moves).to.match(/ {2}4\. timeout$/);
  });

  it('counts by the options of the game, has its numerals and marks, and no preview of what is only begun', async () => {
    const position = `1 0 exchange 0 | r2b1b3/r4w3r5/b3b2r4 t r6 0 | -r1b6b2`;
    const page = await CuboPage.open({ position, streets: 'any-order', numerals: '', marks: 'a1 2' });
    await page.click(page.cell('a1'));
    await printer.print(page);
    const { page: printed } = paper();
    await printed.until(() => printed.find('.ring') !== null);
    expect([printed.element.error, printed.worth()]).to.deep.equal([undefined, 32]);
    expect(printed.all('.ring, .edges [data-marked]')).to.have.lengthOf(2);
    expect(printed.faces('.square').join('')).to.equal('213435324');
  });

  it('is alone on the paper and not on the screen, and fits on one page, also for four', async () => {
    const page = await CuboPage.within(html`
      <main>
        <h1>A page</h1>
        ${CuboPage.create({ position: table('oooo') })}
      </main>
    `);
    await printer.print(page);
    const { element, page: printed } = paper();
    expect([page.element.checkVisibility(), element.checkVisibility()]).to.deep.equal([true, false]);
    await emulateMedia({ media: 'print' });
    expect([document.body.checkVisibility(), element.checkVisibility()]).to.deep.equal([false, true]);
    expect(printed.seat().checkVisibility()).to.be.true;
    expect(await countPages()).to.equal(1);
  });
});

describe('a page with <cubo-grid> that is printed', () => {
  const BLACK = 'rgb(0, 0, 0)';
  before(() => {
    document.documentElement.style.colorScheme = 'light dark';
    return emulateMedia({ colorScheme: 'dark' });
  });
  after(() => {
    document.documentElement.style.colorScheme = '';
    return emulateMedia({ colorScheme: 'light' });
  });
  afterEach(() => emulateMedia({ media: 'screen' }));

  for (const what of ['building', 'giving a die', 'of two, where one takes a die', 'looking through a record']) {
    it(`has black numbers also of a dark page, and nothing to press or to wait for, ${what}`, async () => {
      const page = await openMoment(what, { width: 700 });
      await emulateMedia({ media: 'print' });
      const { backgroundColor, color } = styleOf(page, '.square');
      expect([backgroundColor, color]).to.deep.equal(['rgba(0, 0, 0, 0)', BLACK]);
      const tools = '.panel, .tool, .button, .move-field, .moves, .clock, .cover, .seat-actions';
      const seen = page.all(tools).filter((tool) => tool.checkVisibility());
      expect(seen.map(({ className }) => className)).to.be.empty;
      expect(page.cell('a1').checkVisibility()).to.be.true;
    });
  }

  it('keeps red and blue dice apart without colours, and has the author’s marks in black', async () => {
    const page = await CuboPage.open({ mode: 'diagram', position: SQUARE, marks: 'a1 2' });
    await page.until(() => page.find('.ring') !== null);
    await emulateMedia({ media: 'print' });
    const rim = (name: 'a1' | 'c3') => getComputedStyle(page.cell(name).querySelector('.edge') as Element).display;
    expect(rim('a1')).to.not.equal(rim('c3'));
    expect([styleOf(page, '.ring').stroke, styleOf(page, '[data-line="2"]').outlineColor]).to.deep.equal([
      ...[BLACK, BLACK],
    ]);
  });
});
