import { expect, fixture, html } from '@open-wc/testing';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';

performance.setResourceTimingBufferSize(5000);

/** The parts that a page has loaded so far of those that few elements need. */
const loaded = (): string[] => {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return ['/play.', '/game-replay.', '/drawing.', '/error-message.'].filter((part) =>
    names.some((name) => name.includes(part)),
  );
};

// This has to be the first test of the page: others load more.
it('a page with diagrams loads nothing that lets a reader play, nor what draws marks or errors, until it is needed', async () => {
  const diagrams = Array(12).fill(html`<triad-board mode="diagram" position=${START}></triad-board>`);
  const top = await fixture<HTMLElement>(
    html`<div style="display: grid; grid-template-columns: repeat(4, 1fr)">${diagrams}</div>`,
  );
  const pages = [...top.querySelectorAll('triad-board')].map((board) => new TriadPage(board));
  const [first, second, third] = pages;
  if (!first || !second || !third) throw new Error('there are twelve');
  for (const page of pages) await page.ready();
  await first.clickCell('a1');
  await first.press('Tab', 'Enter');
  expect(new Set(pages.map(({ dice }) => dice))).to.deep.equal(new Set(['ccbbaa/6/6/6/6/AABBCC']));
  expect(loaded()).to.be.empty;

  await first.change({ marks: 'c3' });
  expect(loaded()).to.deep.equal(['/drawing.']);
  await second.change({ position: 'nonsense' });
  expect(loaded()).to.deep.equal(['/drawing.', '/error-message.']);
  await third.change({ mode: 'play' });
  await third.ready();
  expect(loaded()).to.deep.equal(['/play.', '/drawing.', '/error-message.']);
  expect(pages.flatMap((page) => page.all('.toolbar')).length).to.equal(1);
});

it('a replay is complete with its tools, and marks and errors with what they say, once the update is', async () => {
  const page = new TriadPage(makeBoard({ mode: 'replay', record: GAME }));
  await fixture(html`<div>${page.board}</div>`);
  await page.board.updateComplete;
  expect(page.all('.moves')).to.have.lengthOf(1);
  await page.change({ marks: 'c3' });
  expect(page.all('[part=drawing]').length).to.equal(1);
  await page.change({ marks: 'z9' });
  expect(page.all('[role=alert]').length).to.equal(1);
});
