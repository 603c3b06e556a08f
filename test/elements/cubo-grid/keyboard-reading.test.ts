import { expect } from '@open-wc/testing';
import { pressInside } from '../keyboard.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

async function openOnDie(attributes: Readonly<Record<string, string>> = { position: table('o') }): Promise<CuboPage> {
  const page = await CuboPage.open(attributes);
  page.cell('a1').focus();
  return page;
}

describe('what the keys of <cubo-grid> read out', () => {
  const READ: readonly (readonly [key: string, said: string])[] = [
    ['1', 'Row 1: street in one colour, doubled, 6. Red 1, red 2, red 3.'],
    ['3', 'Row 3: street in one colour, doubled, 10. Blue 3, blue 4, blue 5.'],
    ['a', 'Column a: street, 3. Red 1, red 2, blue 3.'],
    ['C', 'Column c: street, 5. Red 3, blue 4, blue 5.'],
    [
      'q',
      'Red 1, red 2, red 3; red 2, white 3, blue 4; blue 3, blue 4, blue 5. Row 1: street in one colour, doubled, 6. Row 2: street, 4. Row 3: street in one colour, doubled, 10. Column a: street, 3. Column b: street, 4. Column c: street, 5. Worth 32.',
    ],
    ['m', 'In the middle: red 6, red 1, blue 6, blue 2.'],
    ['t', '60 seconds'],
  ];
  for (const [key, said] of READ) {
    it(`is on ${key}: ${said.slice(0, 30)}…`, async () => {
      const page = await openOnDie();
      await pressInside(page, key);
      expect(page.spoken).to.equal(said);
    });
  }

  it('is what the line would earn on the way to a swap', async () => {
    const page = await openOnDie();
    await pressInside(page, 'Enter', 'ArrowRight', '1');
    expect(page.spoken).to.equal('Row 1: 0. Red 2, red 1, red 3.');
  });

  it('is on t how much time is left', async () => {
    const page = await openOnDie();
    await page.pass(58_500);
    await pressInside(page, 't');
    expect(page.spoken).to.equal('2 seconds');
  });

  it('is on t that no time runs', async () => {
    const page = await openOnDie({ position: table('o'), 'time-limits': 'off' });
    await pressInside(page, 't');
    expect(page.spoken).to.equal('No time is running.');
  });

  it('is on m which place of the middle is empty', async () => {
    const page = await openOnDie();
    await pressInside(page, 'x', '2', 'm');
    expect(page.spoken).to.equal('In the middle: red 6, empty, blue 6, blue 2.');
  });
});
