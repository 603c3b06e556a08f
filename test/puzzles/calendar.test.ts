import { expect } from 'chai';
import { archiveUpTo, dayByKey, daysOf, monthsAfter, sameDayOf, weeksOf } from '../../src/puzzles/calendar.js';

const TODAY = '2026-03-18';
const SPAN = archiveUpTo(TODAY);

describe('the archive', () => {
  it('goes from the first of the month eleven months ago to today', () => {
    expect(SPAN).to.deep.equal({ first: '2025-04-01', last: TODAY });
  });

  it('has the weeks of a month from Monday to Sunday', () => {
    const days = (month: string) => weeksOf(month).map((week) => week.map((date) => Number(date?.slice(8) ?? 0)));
    expect(days('2026-02')).to.deep.equal([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 0],
    ]);
    expect(days('2021-02')).to.have.lengthOf(4);
    expect(days('2026-08')).to.have.lengthOf(6);
  });

  it('knows how long a month is, and which one comes before it', () => {
    expect(['2024-02', '2026-02', '2026-12'].map((month) => daysOf(month).at(-1))).to.deep.equal([
      '2024-02-29',
      '2026-02-28',
      '2026-12-31',
    ]);
    expect([monthsAfter('2026-01', -1), monthsAfter('2025-12', 1)]).to.deep.equal(['2025-12', '2026-01']);
    expect(sameDayOf('2026-02', '2026-01-31')).to.equal('2026-02-28');
  });

  const KEYS: readonly (readonly [from: string, key: string, to: string | undefined, why: string])[] = [
    ['2026-03-10', 'ArrowLeft', '2026-03-09', 'a day'],
    ['2026-03-01', 'ArrowLeft', '2026-02-28', 'over the end of a month'],
    ['2026-03-10', 'ArrowUp', '2026-03-03', 'a week'],
    ['2026-03-10', 'ArrowDown', '2026-03-17', 'a week'],
    ['2026-03-12', 'ArrowDown', '2026-03-12', 'but not to a day to come'],
    [TODAY, 'ArrowRight', TODAY, 'nor beyond today'],
    ['2025-04-03', 'ArrowUp', '2025-04-03', 'nor before the archive begins'],
    ['2026-03-12', 'Home', '2026-03-09', 'to Monday'],
    ['2026-03-12', 'End', '2026-03-15', 'to Sunday'],
    ['2026-03-16', 'End', TODAY, 'or as far as there is'],
    ['2026-03-31', 'PageUp', '2026-02-28', 'a month, to its last day'],
    ['2026-02-25', 'PageDown', TODAY, 'a month, as far as there is'],
    ['2025-04-20', 'PageUp', '2025-04-01', 'to the beginning of the archive'],
    ['2026-03-10', 'a', undefined, 'nowhere'],
  ];
  for (const [from, key, to, why] of KEYS) {
    it(`goes from ${from} with ${key} ${why}`, () => {
      expect(dayByKey(from, key, SPAN)).to.equal(to);
    });
  }
});
