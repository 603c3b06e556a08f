import { expect } from '@open-wc/testing';
import { LOOKS, isLook } from '../../src/embed/looks.js';

describe('a colour or a length in the address of a frame', () => {
  for (const [name, value] of [
    ['accent', '#0a7'],
    ['accent', 'rebeccapurple'],
    ['accent', 'light-dark(#00639e, #6cc0f0)'],
    ['paper', 'oklch(0.9 0.02 120)'],
    ['seat-7', 'rgb(10 20 30 / 0.5)'],
    ['radius', '2px'],
    ['radius', '0'],
    ['shadow', 'none'],
    ['shadow-raised', '0 1px 2px rgb(0 0 0 / 0.3)'],
    ['die-size', '3rem'],
    ['die-size', 'calc(2rem + 4px)'],
  ] as const) {
    it(`is taken: ${name}=${value}`, () => {
      expect(isLook(name, value)).to.equal(true);
    });
  }

  for (const [name, value] of [
    ['accent', ''],
    ['accent', 'reddish'],
    ['accent', '2px'],
    ['accent', 'red; background: blue'],
    ['accent', 'red } body { display: none'],
    ['accent', 'var(--anything, url(https://example.org/))'],
    ['accent', 'v\\61r(--anything)'],
    ['accent', 'env(anything, red)'],
    ['accent', 'url(https://example.org/)'],
    ['accent', '</style><script>alert(1)</script>'],
    ['accent', 'javascript:alert(1)'],
    ['accent', 'expression(alert(1))'],
    ['accent', `red${'/**/'.repeat(3)}; x`],
    ['radius', 'red'],
    ['shadow', 'url(x)'],
    ['die-size', '-3rem'],
    ['size', '3rem'],
    ['_size', '3rem'],
    ['__proto__', 'red'],
    ['constructor', 'red'],
    ['accent-color', 'red'],
  ] as const) {
    it(`is refused: ${name}=${value}`, () => {
      expect(isLook(name, value)).to.equal(false);
    });
  }

  it('can be every custom property of the elements, by its short name', () => {
    expect(LOOKS).to.have.lengthOf(new Set(LOOKS).size);
    expect(LOOKS).to.include.members(['accent', 'seat-0-ink', 'tile-back', 'seat-7']);
  });
});
