import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GamePage } from './game-page.js';

/** A page with a sheet for each player. */
interface SheetsPage extends GamePage<LitElement & { names?: string | null }> {
  seatButton(seat: number): HTMLElement;
}

const seatNames = (page: SheetsPage) => page.all('.seat-name').map((each) => each.textContent?.trim());

/**
 * What holds for the names of players wherever each has a sheet.
 * @param open a game without a position
 * @param game what it is called
 */
export function namesSuite(open: (attributes?: Readonly<Record<string, string>>) => Promise<SheetsPage>, game: string) {
  it('are numbers where they have none', async () => {
    const page = await open({ seats: 'human human human', names: ', Bob' });
    expect(seatNames(page)).to.deep.equal(['Player 1', 'Bob', 'Player 3']);
  });

  it('are written on each one’s own sheet, and the others stay as they are', async () => {
    const page = await open({ seats: 'human human human', names: ', Bob' });
    await page.click(page.seatButton(2));
    await page.fill('Name of Player 3', 'Mary, Jane');
    await page.press('Enter');
    expect(seatNames(page)).to.deep.equal(['Player 1', 'Bob', 'Mary Jane']);
    expect(page.element.names).to.equal(', Bob, Mary Jane');
    await page.click(page.seatButton(1));
    expect(page.field('Name of Player 2')?.value).to.equal('Bob');
    await page.fill('Name of Player 2', ' ');
    await page.press('Enter');
    expect(seatNames(page)).to.deep.equal(['Player 1', 'Player 2', 'Mary Jane']);
  });

  it('do not go to another sheet while they are being written', async () => {
    const page = await open({ seats: 'human human' });
    await page.fill('Name of Player 1', 'Ann');
    await page.click(page.seatButton(1));
    expect(page.field('Name of Player 2')?.value).to.equal('');
    expect(seatNames(page)).to.deep.equal(['Ann', 'Player 2']);
  });

  it('are asked for also where one plays alone', async () => {
    const page = await open();
    await page.fill('Name of Player 1', 'Ann');
    await page.press('Enter');
    expect(page.element.names).to.equal('Ann');
    expect(page.find('.sheet')?.getAttribute('aria-label')).to.equal(`${game} sheet of Ann`);
  });
}
