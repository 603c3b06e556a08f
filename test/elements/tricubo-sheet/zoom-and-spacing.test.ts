import { expect } from '@open-wc/testing';
import { clipped, overlapping, spaceOut, stickingOut } from '../fit.js';
import { onScreen } from '../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';
import { ROLLED } from './sheets.js';
import type { TricuboPage } from './tricubo-page.js';
import { PLACES, WORDS, expectWhole } from './whole.js';

/** How far the letters of all colours stand over their frame. */
function lettersOver(page: TricuboPage): number {
  const field = page.find('.fields [data-die="t"]');
  const letters = field?.querySelector('span');
  if (!field || !letters) return 0;
  const range = document.createRange();
  range.selectNodeContents(letters);
  return range.getBoundingClientRect().width - field.getBoundingClientRect().width;
}

/** The last of twelve values reaches a little over its column, with wide letters to the head beside it and out of its box. */
const isLastOfTwelve = (thing: string): boolean => /^(span|slot|th) “(1234567891011)?−12/.test(thing);

/** What is not whole, beside letters that come near their frame, and names that are longer than what they stand on. */
const broken = (page: TricuboPage, hasLongNames: boolean) =>
  clipped(page, WORDS)
    .filter(
      (thing) => thing !== 'li “LMS”' && !isLastOfTwelve(thing) && !(hasLongNames && /^(seat-)?name /.test(thing)),
    )
    .join(', ');

for (const width of [320, 1080]) {
  describe(`a <tricubo-sheet> ${width} wide`, () => {
    onScreen(width, 900);
    let endSpacing = () => {};
    afterEach(() => endSpacing());

    for (const moment of MOMENTS) {
      for (const lang of ['en', 'de']) {
        it(`is whole for a reader who spaces all text out, ${moment.what}, ${lang}`, async () => {
          const page = await openMoment(moment, { lang });
          endSpacing = spaceOut(page);
          expect(broken(page, /Wilhelmina/.test(moment.attributes['names'] ?? ''))).to.equal('');
          expect(lettersOver(page)).to.be.at.most(0);
          const covered = overlapping(page, PLACES).filter((thing) => !isLastOfTwelve(thing));
          expect(covered.join(', ')).to.equal('');
          expect(stickingOut(page, PLACES).join(', ')).to.equal('');
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
        });
      }
    }
  });
}

describe('the measuring of a <tricubo-sheet>', () => {
  onScreen(320, 900);

  it('does see what is clipped, overlaps or sticks out on a sheet and beside it', async () => {
    const page = await openMoment({ what: '', attributes: { position: ROLLED } });
    expectWhole(page);
    const box = page.find('td:last-child .slot') as HTMLElement;
    box.style.cssText = 'position: relative; left: 60px';
    expect(stickingOut(page, PLACES)).to.not.be.empty;
    box.style.cssText = '';
    const die = page.die('L');
    die.style.cssText = 'translate: 90px';
    expect(overlapping(page, PLACES)).to.not.be.empty;
    die.style.cssText = '';
    const entry = page.find('.entry span') as HTMLElement;
    entry.style.cssText = 'inline-size: 30px; block-size: 20px';
    expect(clipped(page, WORDS)).to.have.lengthOf(1);
  });
});
