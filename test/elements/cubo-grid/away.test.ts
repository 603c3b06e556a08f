import { expect, fixture, html } from '@open-wc/testing';
import { FakeClock } from '../../match/fake-clock.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

/** It ends when the last of two players has six seconds. */
const RECORD = `cubo 1; start=${JSON.stringify(table('oo'))}; #0 call; #0 take -`;

/** A practice round of which ten seconds are over. */
async function open(attributes: Readonly<Record<string, string>> = {}): Promise<CuboPage> {
  const page = await CuboPage.open({ position: table('o'), ...attributes });
  await page.pass(10_000);
  return page;
}

/** Takes the element out of its page, and gives back what puts it there again. */
function takeAway({ element }: CuboPage): () => Promise<unknown> {
  const parent = element.parentElement;
  element.remove();
  return () => {
    parent?.append(element);
    return element.updateComplete;
  };
}

describe('a <cubo-grid> that is taken out of its page', () => {
  it('takes no time meanwhile and sets no alarm, and goes on where it stood', async () => {
    const page = await open();
    const putBack = takeAway(page);
    expect(page.clock.pending).to.equal(0);
    await page.pass(300_000);
    expect([page.clock.pending, page.moves]).to.deep.equal([0, []]);
    await putBack();
    expect(page.time).to.equal('0:50');
    await page.pass(1000);
    expect(page.time).to.equal('0:49');
    await page.pass(48_999);
    expect(page.moves).to.be.empty;
    await page.pass(1);
    expect(page.moves).to.deep.equal(['timeout']);
  });

  it('takes none, either, where it is drawn anew there, or given another game', async () => {
    const page = await open();
    const putBack = takeAway(page);
    page.element.names = 'Ann';
    page.element.position = table('o', 2);
    await page.pass(300_000);
    expect([page.clock.pending, page.moves]).to.deep.equal([0, []]);
    await putBack();
    expect(page.time).to.equal('1:00');
  });

  it('lets the six seconds of the last of several stand as well', async () => {
    const page = await open({ position: table('oo') });
    await page.played('#0 call', '#0 take -');
    await page.pass(2000);
    const putBack = takeAway(page);
    await page.pass(60_000);
    await putBack();
    expect([page.time, page.moves]).to.deep.equal(['4', ['call', 'take -']]);
    await page.pass(4000);
    expect(page.moves.at(-1)).to.equal('timeout');
  });

  for (const [what, attributes] of Object.entries<Record<string, string>>({
    paused: { paused: '' },
    'a record that ends in the middle of a countdown': {
      mode: 'replay',
      record: RECORD,
      ply: '2',
    },
  })) {
    it(`comes back ${what}, and no time runs`, async () => {
      const page = await open(attributes);
      const { length } = page.element.match;
      await takeAway(page)();
      await page.pass(300_000);
      expect(page.element.match.length).to.equal(length);
    });
  }
});

describe('a <cubo-grid> that nobody plays on', () => {
  /** Also where there are no tools, as in a diagram. */
  const openStill = async (attributes: Readonly<Record<string, string>>) => {
    const element = Object.assign(document.createElement('cubo-grid'), attributes, { clock: new FakeClock() });
    await fixture(html`<div>${element}</div>`);
    await element.updateComplete;
    expect(element.error).to.equal(undefined);
    return new CuboPage(element);
  };

  for (const [what, attributes] of Object.entries<Record<string, string>>({
    'a replay that ends in the middle of a countdown': { mode: 'replay', record: RECORD, ply: '2' },
    'a replay at an earlier moment': { mode: 'replay', record: RECORD, ply: '0' },
    'a diagram of a practice round': { mode: 'diagram', position: table('o') },
    'a diagram of the end of such a record': { mode: 'diagram', record: RECORD },
  })) {
    it(`shows no time and takes none: ${what}`, async () => {
      const page = await openStill(attributes);
      const { match } = page.element;
      const { length } = match;
      await page.pass(300_000);
      expect([match.length, page.time]).to.deep.equal([length, '']);
    });
  }

  it('lets time run where own moves are tried from there, and the record is as it was', async () => {
    const page = await CuboPage.open({ mode: 'replay', record: RECORD, ply: '2', names: 'Ann, Bob' });
    await page.pass(30_000);
    await page.tryMoves();
    expect(page.time).to.equal('6');
    await page.pass(6000);
    expect(page.moves).to.deep.equal(['call', 'take -', 'timeout']);
    await page.returnToRecord();
    await page.pass(60_000);
    expect([page.moves, page.time]).to.deep.equal([['call', 'take -'], '']);
  });
});
