import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { CROWDED, ROOM_FOR_ONE, START, TRIAD_AHEAD, WIN_AHEAD } from './positions.js';

/** A board in German, once the words have come. */
async function open(position: string): Promise<BoardPage> {
  const page = await BoardPage.open({ position, lang: 'de' });
  return page.until(() => page.status.startsWith('Weiß'));
}

describe('<triad-board> in German', () => {
  it('says a move', async () => {
    const page = await open(START);
    await page.clickCell('a1');
    expect(page.spoken).to.equal('Der Würfel auf a1 ist gewählt. Mögliche Felder: a3, a4, c3, d4.');
    await page.clickCell('a3');
    expect(page.spoken).to.equal('Weiß: a1 nach a3, jetzt 2. Schwarz ist am Zug.');
    expect(page.status).to.equal('Schwarz ist am Zug.');
  });

  it('says why something was refused', async () => {
    const page = await open(CROWDED);
    const refusals = page.listen('game-refuse');
    await page.clickCell('b2');
    await page.clickCell('b5');
    const message = 'Der Weg nach b5 ist durch den Würfel auf b4 versperrt.';
    expect(page.status).to.equal(message);
    expect(refusals).to.deep.equal([{ code: 'blocked', message }]);
  });

  it('says a triad and the end', async () => {
    const page = await open(WIN_AHEAD);
    for (const cell of ['b1', 'd3', 'f3']) await page.clickCell(cell);
    expect(page.spoken).to.equal(
      'Weiß: b1 nach d3, jetzt 2. Triade. Der Würfel auf f3 kommt weg, 3 von 3. ' +
        'Weiß gewinnt. Der dritte Würfel ist weg.',
    );
    expect(page.button('Revanche') === undefined).to.be.false;
  });

  it('says to which values a die can be turned', async () => {
    const page = await open(ROOM_FOR_ONE);
    await page.clickCell('f3');
    expect(page.spoken).to.equal('Der Würfel auf f3 lässt sich drehen auf: 1, 3.');
  });

  it('labels cells, tools and fields', async () => {
    const page = await open(TRIAD_AHEAD);
    expect(page.label('b1')).to.equal('b1, Weiß 1');
    expect(page.label('a1')).to.equal('a1, leer');
    const tools = page.all('.tool').map((tool) => tool.title);
    expect(tools).to.deep.equal([
      'Zurücknehmen',
      'Wiederholen',
      'Neues Spiel',
      'Brett drehen',
      'Hilfe',
      'Teilen',
      'Drucken',
    ]);
    expect(page.field('Zug eintippen')?.placeholder).to.equal('b1b4');
    expect(page.find('.grid')?.ariaLabel).to.equal('Triad-Brett, Weiß gegen Schwarz');
  });
});
