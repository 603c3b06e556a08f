import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { customProperties, ownProperties, sharedProperties } from '../../../stories/docs/custom-properties.js';
import type { Manifest } from '../../../stories/docs/custom-properties.js';
import { docsSuite } from './docs-suite.js';
import type { Shown } from './docs-suite.js';

/** Whether a colour of the first element is really taken from the styles beside it. */
const has =
  (selector: string, property: string, value: string, inside = ':host') =>
  async ({ find }: Shown) => {
    const element = find<LitElement>(selector);
    await element.updateComplete;
    const styled = inside === ':host' ? element : element.shadowRoot?.querySelector(inside);
    expect(styled && getComputedStyle(styled).getPropertyValue(property)).to.equal(value);
  };

await docsSuite('theming', {
  async first(shown) {
    const { fontFamily } = getComputedStyle(shown.find('cubo-grid'));
    expect(fontFamily).to.contain('Georgia');
    const plain = document.createElement('cubo-grid');
    Object.assign(plain, { mode: 'diagram', position: 'r1r2r3/r2w3b4/b3b4b5' });
    shown.stage.place.append(plain);
    await plain.updateComplete;
    const colourOf = (grid: Element) => {
      const red = grid.shadowRoot?.querySelector('[data-colour=r]') as Element;
      return getComputedStyle(red).getPropertyValue('--_colour').trim();
    };
    expect(colourOf(shown.find('#house cubo-grid'))).to.equal('#a34a17');
    expect(colourOf(plain)).to.not.equal('#a34a17');
  },
  garden: has('triad-board', '--tabletop-cell', '#e6ece4'),
  slate: has('kubi-sheet', 'color-scheme', 'dark'),
  newsprint: has('triomino-table', '--tabletop-shadow', 'none'),
  async scheme({ find }) {
    const paper = async (selector: string) => {
      const sheet = find<LitElement>(selector);
      await sheet.updateComplete;
      return getComputedStyle(sheet.shadowRoot?.querySelector('.sheet') as Element).backgroundColor;
    };
    expect(await paper('#day kubi-sheet')).to.not.equal(await paper('#night kubi-sheet'));
  },
  parts: has('#plain', 'border-top-style', 'double', '.board'),
  async 'states with a mistake'(shown) {
    await has('#finished', 'outline-style', 'solid', '.board')(shown);
    await has('#mistaken', 'border-left-style', 'solid')(shown);
  },
  size: has('#small', 'max-width', '256px'),
  print: () => undefined,
});

describe('the tables of custom properties', () => {
  it('say the same of what all elements have', async () => {
    const properties = customProperties((await (await fetch('/custom-elements.json')).json()) as Manifest);
    const tagsOf = (wanted: string) => properties.filter(({ name }) => name === wanted).flatMap(({ tags }) => tags);
    const shared = properties.filter(({ name }) => tagsOf(name).length === 5);
    expect(shared.filter(({ tags }) => tags.length < 5).map(({ name }) => name)).to.be.empty;
    expect(shared.map(({ name }) => name)).to.include('--tabletop-room');
  });

  it('are made from the manifest, and have each property of each element with its default', async () => {
    const manifest = (await (await fetch('/custom-elements.json')).json()) as Manifest;
    expect(sharedProperties(manifest)).to.contain('what it would make. | `light-dark(#00639e, #6cc0f0)` |');
    const own = ownProperties(manifest);
    expect(own).to.contain('| `--tabletop-cell` | A cell. | `triad-board` | `light-dark(#eee1c8, #2b251f)` |');
    const mute = customProperties(manifest).filter(({ defaults }) => defaults.length === 0);
    expect(mute.map(({ name }) => name)).to.deep.equal(['--tabletop-room']);
    expect(sharedProperties(manifest)).to.match(/`--tabletop-seat-0` .* \| `#0072b2` or `light-dark\(/);
    const page = await (await fetch('/stories/docs/theming.mdx')).text();
    expect(page).to.contain('{sharedProperties(manifest)}').and.to.contain('{ownProperties(manifest)}');
  });
});
