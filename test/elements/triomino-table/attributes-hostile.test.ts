import { expect } from '@open-wc/testing';
import { HOSTILE, expectHarmless, testHostileAttributes } from '../hostile-attributes.js';
import { DiagramPage } from './diagram-page.js';
import { RUN } from './running.js';
import { TriominoPage } from './triomino-page.js';

testHostileAttributes(
  (attributes) => TriominoPage.open(attributes),
  [
    ['position', `${RUN} | ${HOSTILE}`],
    ['position', RUN.replace('344@0,0', HOSTILE)],
    ['record', `triomino 1; start="${RUN}"; ${HOSTILE.replaceAll(';', '')}`],
    ['record', `triomino 1 {${HOSTILE}}; start="${RUN}"; buy {${HOSTILE}}`],
    ['record', `triomino 1; variant=${HOSTILE}; buy`],
    ['record', `{"format":1,"game":"triomino","seats":1,"options":{"__proto__":{"wasAttacked":true}},"moves":[]}`],
    ...['variant', 'start', 'empty-pool', 'lap', 'bridge', 'hexagons', 'target', 'scoring', 'rounds', 'turn-seconds']
      .concat(['tiles', 'viewer', 'placement'])
      .map((attribute): [string, string] => [attribute, HOSTILE]),
    ['placement', `344@0,0${HOSTILE}`],
  ],
);

describe('a hostile text on a table of Triomino', () => {
  const NAMES = '<b>Ann</b>, <i>Bo</i>';
  const ENDING = '344@0,0 | 044 / 555 | 0 1 0 - 1 | 390,0';
  beforeEach(() => Reflect.deleteProperty(globalThis, 'wasAttacked'));

  it('in names is shown as it was written: beside the table, on the cover, in sentences and in the result', async () => {
    const page = await TriominoPage.open({ names: NAMES, position: ENDING, lap: 'off' });
    expect(page.status).to.equal('Hand the device to <b>Ann</b>.');
    expect(page.seat(1).ariaLabel).to.equal('<i>Bo</i>');
    await page.uncover();
    await page.played('044@0,1');
    expect(page.status).to.contain('<b>Ann</b>');
    expect(page.find('.reckoning')?.textContent).to.contain('<i>Bo</i> still held 5-5-5: 15.');
    await expectHarmless(page);
  });

  it('in names is shown as it was written in a diagram', async () => {
    const page = await DiagramPage.open({ names: HOSTILE, position: RUN });
    expect(page.heads[0]).to.contain(HOSTILE);
    await expectHarmless(page);
  });

  it('in a comment is shown as it was written', async () => {
    const record = `triomino 1 {${HOSTILE}}; start="${RUN}"; buy {${HOSTILE}}`;
    const page = await TriominoPage.open({ mode: 'replay', record, ply: '0' });
    expect(page.comment).to.equal(HOSTILE);
    await page.click(page.step('Forward'));
    expect(page.comment).to.equal(HOSTILE);
    await expectHarmless(page);
  });
});
