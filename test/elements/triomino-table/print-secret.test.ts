import { expect } from '@open-wc/testing';
import { printedSheet, withPrinter } from '../printing.js';
import { TriominoPage } from './triomino-page.js';

const paper = printedSheet;

describe('what <triomino-table> prints of a game that goes on', () => {
  const printer = withPrinter();

  it('does not say with what one has to lead', async () => {
    const page = await TriominoPage.open({ position: '| 012,333,555 / 222,011,001 | 0 0 0 - 1', start: 'triple' });
    await page.uncover();
    expect(page.status).to.contain('5-5-5');
    await printer.print(page);
    expect(paper().caption).to.not.contain('5-5-5');
  });
});
