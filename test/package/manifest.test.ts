import { expect } from '@open-wc/testing';
import { CuboGrid } from '../../src/elements/cubo-grid/cubo-grid.js';
import { KubiSheet } from '../../src/elements/kubi-sheet/kubi-sheet.js';
import { TriadBoard } from '../../src/elements/triad-board/triad-board.js';
import { TricuboSheet } from '../../src/elements/tricubo-sheet/tricubo-sheet.js';
import { TriominoTable } from '../../src/elements/triomino-table/triomino-table.js';
import { EVENT_TYPES } from '../elements/event-log.js';
import { inNode, needsBuild } from './built.js';

interface Named {
  readonly name: string;
  readonly description?: string;
}

interface Member extends Named {
  readonly kind: 'field' | 'method';
  readonly privacy?: string;
  readonly static?: boolean;
}

interface Declaration extends Named {
  readonly tagName?: string;
  readonly attributes: readonly (Named & { readonly fieldName?: string })[];
  readonly members: readonly Member[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssStates: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly slots: readonly Named[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

/** What the manifest says of an element. */
async function manifestOf(tag: string): Promise<Declaration> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as Manifest;
  const found = modules.flatMap(({ declarations }) => declarations ?? []);
  return found.find(({ tagName }) => tagName === tag) as Declaration;
}

const namesOf = (list: readonly Named[]): string[] => list.map(({ name }) => name);

/** The custom properties that the styles of an element read, before it is there and with all that it loads later; and which of them it also sets. */
async function readProperties(tag: string): Promise<{ read: string[]; own: string[] }> {
  const script = await inNode<string>(`
    import { readFileSync, readdirSync } from 'node:fs';
    const chunks = readdirSync('cdn/chunks/${tag}').filter((file) => file.endsWith('.js'));
    const files = ['cdn/tabletop-elements.css', 'cdn/${tag}.js', ...chunks.map((file) => 'cdn/chunks/${tag}/' + file)];
    tell(files.map((file) => readFileSync(file, 'utf8')).join());
  `);
  const read = script.matchAll(/var\((--tabletop-[a-z0-9-]+)/g);
  const names = [...new Set([...read].map(([, name = '']) => name))];
  return { read: names, own: names.filter((name) => script.includes(`${name}:`)) };
}

/** The first seat’s property speaks for those of all others. */
const isOfLaterSeat = (name: string): boolean => /-seat-[1-9]$/.test(name);

for (const type of [TriadBoard, KubiSheet, TricuboSheet, CuboGrid, TriominoTable]) {
  describe(`the manifest of <${type.tag}>`, () => {
    const { tag } = type;
    needsBuild();
    let element: Declaration;

    before(async () => {
      type.define();
      element = await manifestOf(tag);
    });

    it('is there', () => {
      expect(element).to.include({ name: type.name });
    });

    it('lists every attribute that is observed, and the language', () => {
      expect(namesOf(element.attributes)).to.have.members([...type.observedAttributes, 'lang']);
    });

    it('lists for every attribute the property that takes the same text', () => {
      const properties = [...type.elementProperties].flatMap(([name, { attribute }]) =>
        attribute === false ? [] : [String(name)],
      );
      const fields = element.attributes.map(({ fieldName }) => fieldName).filter((name) => name !== undefined);
      expect(fields).to.have.members(properties);
    });

    it('lists what a script may read and call, and nothing of what is inside', () => {
      const fields = element.members.filter((member) => member.kind === 'field' && !member.static);
      const methods = element.members.filter((member) => member.kind === 'method' && !member.static);
      const properties = [...type.elementProperties.keys()].map(String);
      expect(namesOf(fields)).to.have.members([...properties, 'match', 'state', 'outcome', 'error']);
      expect(namesOf(methods)).to.have.members([
        'play',
        'undo',
        'redo',
        'restart',
        'goTo',
        'tryMoves',
        'returnToRecord',
        'legalMoves',
      ]);
      expect(element.members.filter(({ privacy }) => privacy === 'private' || privacy === 'protected')).to.be.empty;
    });

    it('lists only members that there are', () => {
      const made = document.createElement(tag);
      for (const { name, kind } of element.members) {
        expect(name in made, name).to.be.true;
        const value = (made as unknown as Record<string, unknown>)[name];
        expect(typeof value === 'function', name).to.equal(kind === 'method');
      }
    });

    it('lists every event by its name', () => {
      expect(namesOf(element.events)).to.have.members([...EVENT_TYPES]);
    });

    it('lists the states and the slots', () => {
      expect(namesOf(element.cssStates)).to.have.members(['over', 'error']);
      expect(namesOf(element.slots)).to.deep.equal(['', 'caption']);
    });

    it('describes everything in words', () => {
      const lists = [
        element.attributes,
        element.members,
        element.events,
        element.cssParts,
        element.cssStates,
        element.cssProperties,
      ];
      const mute = lists.flat().filter(({ description }) => !description);
      expect(namesOf(mute)).to.be.empty;
    });
  });
}

for (const tag of ['triad-board', 'kubi-sheet', 'tricubo-sheet', 'cubo-grid', 'triomino-table']) {
  describe(`the custom properties of <${tag}>`, () => {
    needsBuild();

    it('are listed in the manifest, all that the style sheets read and no others', async () => {
      const documented = namesOf((await manifestOf(tag)).cssProperties);
      const { read, own } = await readProperties(tag);
      const foreign = read.filter((name) => !own.includes(name) && !isOfLaterSeat(name));
      expect(foreign.filter((name) => !documented.includes(name))).to.be.empty;
      expect(documented.filter((name) => !read.includes(name))).to.be.empty;
    });
  });
}
