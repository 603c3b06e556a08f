import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { clipped, overlapping, stickingOut } from '../../fit.js';
import { inForcedColors, system } from '../../forced-colors.js';
import { motions } from '../../motions.js';
import { onScreen } from '../../on-screen.js';
import { describeWhole } from '../../whole.js';
import { MOMENTS, openMoment, openNamed } from './moments.js';
import { KubiPage, ROLLED, crossed } from './page.js';

const WORDS =
  '.sheet :is(th, td), .strip span.name, .strip .points, .entry span, .roll-label, .place-label, .result :is(th, td)';
const PLACES = `${WORDS}, .digit, .tally, .boxes, .strip > .seat, .hand-die, .number-box, .pick, .blank, .entry, .roll .group`;

const TARGETS = '.tool, .button, button.hand-die, .entry';

describeWhole({
  tag: 'kubi-sheet',
  moments: MOMENTS,
  open: (moment) => openMoment(moment, { lang: 'de' }),
  broken(page) {
    // The tray sticks to the bottom of the screen, and is in its own place there.
    scrollTo(0, document.documentElement.scrollHeight);
    // Long names end in dots.
    const things = [...clipped(page, WORDS), ...overlapping(page, PLACES)].filter(
      (thing) => !/^name “[^”]*”$/.test(thing),
    );
    return [...things, ...stickingOut(page, PLACES)];
  },
  targets: [
    { selector: TARGETS, least: 44, to: 320 },
    // Six in a row have less room where the screen is as narrow as can be.
    { selector: '.number-box, .pick', least: 36, to: 320 },
    { selector: '.number-box, .pick', least: 44, from: 320, to: 320 },
  ],
  controls: `button:not(.listed, .seat-button[aria-pressed=true]), input, ${TARGETS}`,
  texts: '.error, .status',
});

describe('the measuring of <kubi-sheet>', () => {
  onScreen(320, 900);

  it('does see what is clipped, overlaps or sticks out', async () => {
    const page = await KubiPage.open({ position: ROLLED });
    const [total, die, entry] = ['tfoot .points', 'button.hand-die', '.entry span'].map((part) => page.find(part));
    total!.style.cssText = 'position: relative; left: 60px';
    die!.style.cssText = 'translate: 60px';
    entry!.style.cssText = 'inline-size: 30px; block-size: 20px';
    const seen = [stickingOut(page, PLACES), overlapping(page, PLACES), clipped(page, WORDS)];
    expect(seen.map((things) => things.length > 0)).to.deep.equal([true, true, true]);
  });
});

describe('<kubi-sheet> in the forced colours of a reader', () => {
  inForcedColors();

  const look = (page: KubiPage, selector: string, part?: string) =>
    getComputedStyle(page.find(selector) as Element, part);

  for (const what of ['with all dice placed', 'looking through a record', 'before a diagram']) {
    it(`has boxes and marks in the colour of text, ${what}`, async () => {
      const page = await openNamed(what);
      const colors = ['.boxes .box', '.tally .ink'].map((path) => look(page, path).stroke);
      expect(colors).to.deep.equal(Array(2).fill(system('CanvasText')));
    });
  }

  it('has pencil apart from ink, and which entry is chosen', async () => {
    const page = await openNamed('with all dice placed');
    expect(look(page, '.tally .pencil').stroke).to.equal(system('Highlight'));
    expect(look(page, '.tally .pencil').strokeDasharray).to.not.equal(look(page, '.tally .ink').strokeDasharray);
    const frames = page.all('.entry').map((entry) => getComputedStyle(entry).outlineStyle === 'solid');
    expect(frames.indexOf(true)).to.equal(page.chosen).and.to.be.at.least(0);
  });

  it('has dice in the colour of text, and rings round own numbers', async () => {
    const page = await openNamed('after the roll');
    const [rect, pips] = ['.hand .die .face', '.hand .die .pip'].map((part) => look(page, part));
    expect([rect?.fill, rect?.stroke, pips?.stroke]).to.deep.equal(['Canvas', 'CanvasText', 'CanvasText'].map(system));
    const rings = page.dice.map((die) => getComputedStyle(die, '::after').borderTopColor === system('Highlight'));
    expect(rings).to.deep.equal([true, false, false, true, true]);
  });

  it('has which numbers are chosen, by a ring and a frame', async () => {
    const page = await openNamed('with three numbers chosen');
    const framed = page.all('.number-box').map((box) => getComputedStyle(box).outlineStyle === 'solid');
    expect(framed).to.deep.equal([true, false, false, true, false, true]);
    expect(look(page, '.number-box', '::after').borderTopColor).to.equal(system('Highlight'));
  });

  it('has whose sheet is shown', async () => {
    const page = await openNamed('of two, waiting for the other');
    const frames = page.all('.strip > .seat').map((seat) => getComputedStyle(seat).borderTopWidth);
    expect(frames).to.deep.equal(['3px', '1px']);
  });

  it('has the author’s marks', async () => {
    const page = await openNamed('before a diagram');
    await page.until(() => page.find('[data-traits~=marked]') !== null);
    for (const row of ['.sums [data-sum="7"]', '.countdown tr:nth-child(2)']) {
      const { borderBlockStartWidth, borderBlockStartColor } = look(page, `${row} > th`);
      expect([borderBlockStartWidth, borderBlockStartColor]).to.deep.equal(['2px', system('Highlight')]);
    }
  });
});

describe('<kubi-sheet> in a page that is written from right to left', () => {
  before(() => {
    document.dir = 'rtl';
  });
  after(() => {
    document.dir = '';
  });

  it('has its tables, its dice and their places as in every other page, and arrows lead where they point', async () => {
    const page = await KubiPage.open({ position: ROLLED });
    const places = () =>
      page.all('.sheet :is(th, td), .hand > *').map((element) => {
        const { left } = (element.closest('.sheet, .hand') as Element).getBoundingClientRect();
        return Math.round(element.getBoundingClientRect().left - left);
      });
    const mirrored = places();
    document.dir = 'ltr';
    expect(mirrored).to.deep.equal(places()).and.to.have.length.above(50);
    document.dir = 'rtl';
    page.dice[0]?.focus();
    const [x] = page.middle(page.focused as Element);
    await page.press('ArrowRight');
    expect(page.middle(page.focused as Element)[0]).to.be.above(x);
  });
});

describe('dice that are rolled on <kubi-sheet>', () => {
  afterEach(() => resetMouse());

  const tumble = (page: KubiPage) => page.all('[data-rolling]').length;
  const WAYS: Readonly<Record<string, (page: KubiPage) => Promise<unknown>>> = {
    tap: (page) => page.confirm(),
    remote: (page) => page.played('roll 12346'),
    auto: (page) => page.played('x146'),
  };
  for (const [dice, roll] of Object.entries(WAYS)) {
    it(`tumble for at most 600 milliseconds, dice="${dice}"`, async () => {
      const page = await KubiPage.open({ dice, seed: 'a', ...(dice !== 'auto' && { position: crossed('146') }) });
      await roll(page);
      expect(tumble(page)).to.equal(5);
      expect(motions(page)).to.include('roll');
      const latestEnd = (selector: string) =>
        Math.max(
          ...page.root.getAnimations().flatMap(({ effect }) => {
            const isMeant = (effect as KeyframeEffect).target?.closest(selector);
            return isMeant ? [Number(effect?.getComputedTiming().endTime)] : [];
          }),
        );
      expect(latestEnd('[data-rolling]'), 'the dice lie').to.be.within(1, 600);
      expect(latestEnd('*'), 'threads and pencil are there').to.be.at.most(1200);
      await page.clickDice(0);
      expect(page.lifted, 'they are taken at once').to.equal(0);
      expect(tumble(page), 'the first press stops the show').to.equal(0);
    });
  }

  it('do not tumble where they have lain before: for the next player, and when something is taken back', async () => {
    const page = await KubiPage.open({ position: `${crossed('146')} / ${crossed('235')}`, dice: 'remote' });
    await page.played('roll 12346', '#0 1|23|46');
    expect([page.shownSeat, tumble(page)]).to.deep.equal([1, 0]);
    await page.undo();
    expect([page.shownSeat, page.roll.length, tumble(page)]).to.deep.equal([0, 5, 0]);
  });

  it('do not move at all for readers who want less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const page = await KubiPage.open({ position: crossed('146'), seed: 'a' });
    await page.confirm();
    expect(motions(page)).to.be.empty;
    await page.choose(0);
    expect(motions(page)).to.be.empty;
    await page.confirm();
    expect([motions(page), page.moves.length]).to.deep.equal([[], 2]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});
