import { expect } from '@open-wc/testing';
import { HOSTILE, expectHarmless, testHostileAttributes } from '../hostile-attributes.js';
import { CuboPage } from './cubo-page.js';
import { DiagramPage, EXAMPLE } from './diagram-page.js';
import { BUILDING } from './running.js';

testHostileAttributes(
  (attributes) => CuboPage.open(attributes),
  [
    ['position', `${BUILDING} | ${HOSTILE}`],
    ['position', BUILDING.replace(EXAMPLE, HOSTILE)],
    ['record', `cubo 1; middle r1r1b1b1; ${HOSTILE.replaceAll(';', '')}`],
    ['record', `cubo 1 {${HOSTILE}}; middle r1r1b1b1 {${HOSTILE}}`],
    ['record', `cubo 1; streets=${HOSTILE}; middle r1r1b1b1`],
    ['record', `{"format":1,"game":"cubo","seats":1,"options":{"__proto__":{"wasAttacked":true}},"moves":[]}`],
    ['streets', HOSTILE],
    ['reset-colours', HOSTILE],
    ['practice-seconds', HOSTILE],
    ['time-limits', HOSTILE],
    ['paused', HOSTILE],
    ['sound', HOSTILE],
  ],
);

describe('a hostile text on squares of Cubo', () => {
  const NAMES = '<b>Ann</b>, <i>Bo</i>';
  beforeEach(() => Reflect.deleteProperty(globalThis, 'wasAttacked'));

  it('in names is shown as it was written: over the square, in sentences and in the result', async () => {
    const position = `6 0 over 0 | ${EXAMPLE} t - 9 ; ${EXAMPLE} t - 9 | r6r1b6b2`;
    const page = await CuboPage.open({ names: NAMES, position });
    expect(page.field('Name of Player 1')?.value).to.equal('<b>Ann</b>');
    expect(page.status).to.contain('<b>Ann</b> and <i>Bo</i> share first place');
    expect(page.seat(1).ariaLabel).to.equal('<i>Bo</i>');
    await expectHarmless(page);
  });

  it('in names is shown as it was written where it is said what remains to be done', async () => {
    const page = await CuboPage.open({ names: NAMES, seats: 'human human' });
    await page.played('middle r1r1b1b1', 'dice 0 111111111', 'dice 1 222222222', '#0 call', '#0 take -');
    expect(page.status).to.equal('<i>Bo</i>: 6 seconds left to call.');
    expect(page.urgent).to.contain('<i>Bo</i>');
    await expectHarmless(page);
  });

  it('in names is shown as it was written in a diagram', async () => {
    const page = await DiagramPage.open({ names: HOSTILE, position: EXAMPLE });
    expect([page.names, page.labels]).to.deep.equal([[HOSTILE], [`Square of ${HOSTILE}`]]);
    await expectHarmless(page);
  });

  it('in a comment is shown as it was written', async () => {
    const record = `cubo 1 {${HOSTILE}}; middle r1r1b1b1 {${HOSTILE}}`;
    const page = await CuboPage.open({ mode: 'replay', record, ply: '0' });
    expect(page.comment).to.equal(HOSTILE);
    await page.click(page.step('Forward'));
    expect(page.comment).to.equal(HOSTILE);
    await expectHarmless(page);
  });
});
