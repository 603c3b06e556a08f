import { expect } from '@open-wc/testing';
import { LOOKS } from '../../src/embed/looks.js';
import { needsBuild } from './built.js';

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
  readonly cssProperties?: readonly { readonly name: string }[];
}

describe('what the address of a frame can say of looks', () => {
  needsBuild();
  let declarations: readonly Declaration[];
  before(async () => {
    const manifest = (await (await fetch('/custom-elements.json')).json()) as {
      modules: readonly { declarations?: readonly Declaration[] }[];
    };
    const all = manifest.modules.flatMap((module) => module.declarations ?? []);
    declarations = all.filter(({ tagName }) => tagName);
    expect(declarations).to.have.lengthOf(5);
  });

  it('is every documented custom property but the room that a tag keeps, and no other', () => {
    const documented = declarations.flatMap(({ cssProperties = [] }) => cssProperties.map(({ name }) => name));
    const short = documented.map((name) => name.replace(/^--tabletop-/, '')).filter((name) => name !== 'room');
    const furtherSeats = ['seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7'];
    expect([...LOOKS].sort()).to.deep.equal([...new Set([...short, ...furtherSeats])].sort());
  });

  it('is never the name of an attribute', () => {
    const names = declarations.flatMap(({ attributes = [] }) => attributes.map(({ name }) => name));
    expect(names.filter((name) => LOOKS.includes(name))).to.deep.equal([]);
    expect(names.filter((name) => ['game', 'theme', 'dir', 'caption'].includes(name))).to.deep.equal([]);
  });
});
