import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { controls, games } from '../../src/elements/registry.js';
import { kebabCase, optionSpecs } from '../../src/games/options.js';
import { LOOKS } from '../../src/embed/looks.js';
import { PARTS, ROOT, TAGS, classOf } from './project.js';
import { reachedFrom } from './reached.js';

interface Named {
  readonly name: string;
  readonly description?: string;
}

interface Member extends Named {
  readonly kind: 'field' | 'method';
}

interface Attribute extends Named {
  readonly fieldName?: string;
  readonly type: { readonly text: string };
  readonly default?: string;
}

interface Declaration extends Named {
  readonly tagName: string;
  readonly attributes: readonly Attribute[];
  readonly members: readonly Member[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssStates: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly slots: readonly Named[];
}

interface Game {
  readonly game: { readonly options: object };
}

interface ElementClass {
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<string, { readonly attribute?: boolean | string }>;
  new (): object;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const json = <T>(file: string) => JSON.parse(read(file)) as T;
const namesOf = (list: readonly Named[]) => list.map(({ name }) => name);

const { modules } = json<{ modules: readonly { path: string; declarations: readonly Declaration[] }[] }>(
  'custom-elements.json',
);
const declarations = modules.flatMap((module) => module.declarations);
const declarationOf = (tag: string) => declarations.find(({ tagName }) => tagName === tag) as Declaration;

/** A module that has been built, whose types are those of the sources. */
const built = (path: string): string => join(ROOT, 'dist', path);

describe('the manifest', () => {
  it('holds the elements and nothing else, in modules that are shipped', () => {
    expect(declarations.map(({ tagName }) => tagName)).to.have.members([...TAGS, ...PARTS]);
    for (const { path, declarations } of modules) {
      expect(read(path)).to.contain(`class ${declarations[0]?.name}`);
    }
  });
});

for (const { tag } of games) {
  describe(`the manifest of <${tag}>`, () => {
    const element = declarationOf(tag);
    let type: ElementClass;
    let events: readonly string[];
    before(async () => {
      const classes = (await import(built('classes.js'))) as Record<string, ElementClass>;
      type = classes[classOf(tag)] as ElementClass;
      events = [...read('dist/elements/base/events.d.ts').matchAll(/'(game-[a-z-]+)'/g)].map(([, name = '']) => name);
    });

    it('lists every attribute that is observed, and the language', () => {
      expect(namesOf(element.attributes)).to.have.members([...type.observedAttributes, 'lang']);
    });

    it('lists for every attribute the property that takes the same text', () => {
      const properties = [...type.elementProperties].flatMap(([name, { attribute }]) =>
        attribute === false ? [] : [name],
      );
      const fields = element.attributes.flatMap(({ fieldName }) => fieldName ?? []);
      expect(fields).to.have.members(properties);
    });

    it('tells of every attribute what may be written, and the default where words or numbers are', () => {
      for (const { name, type, default: usual } of element.attributes) {
        expect(type.text, name).to.match(/^(?:string|number|'[\w-]+')(?: \| (?:string|number|'[\w-]+'))*$/);
        if (!type.text.includes('string') && name !== 'viewer') expect(usual, name).to.be.a('string');
        if (type.text.startsWith("'") && usual) expect(type.text, name).to.contain(`'${usual}'`);
      }
    });

    it('tells of every option of the rules the words and the default that the rules have', () => {
      for (const [option, spec] of optionSpecs((new type() as Game).game.options)) {
        const attribute = element.attributes.find(
          ({ name }) => name === (option === 'sheet' ? 'side' : kebabCase(option)),
        );
        const usual = spec.type === 'boolean' ? (spec.default ? 'on' : 'off') : String(spec.default);
        expect(attribute?.default ?? '', option).to.equal(usual);
        if (spec.type === 'choice') {
          const words = spec.values.map((value) => `'${String(value)}'`).join(' | ');
          expect(attribute?.type.text, option).to.equal(words);
        }
      }
    });

    it('lists what a script may read and call, and only what there is', () => {
      const fields = element.members.filter(({ kind }) => kind === 'field');
      const methods = element.members.filter(({ kind }) => kind === 'method');
      expect(namesOf(fields)).to.have.members([...type.elementProperties.keys(), 'match', 'state', 'outcome', 'error']);
      expect(namesOf(methods)).to.include.members(['play', 'undo', 'redo', 'restart', 'goTo', 'legalMoves']);
      const made = new type() as Record<string, unknown>;
      for (const { name } of methods) expect(made[name], name).to.be.a('function');
      for (const { name } of fields) expect(name in made, name).to.equal(true);
    });

    it('lists every event by its name', () => {
      expect(events).to.include('game-move');
      expect(namesOf(element.events)).to.have.members([...new Set(events)]);
    });

    it('lists the states and the slots', () => {
      expect(namesOf(element.cssStates)).to.have.members(['over', 'hint', 'connecting', 'offline', 'loading', 'error']);
      expect(namesOf(element.slots)).to.deep.equal(['', 'caption', 'poster']);
    });

    it('describes everything in words', () => {
      const { attributes, members, events, cssParts, cssStates, cssProperties } = element;
      const all = [attributes, members, events, cssParts, cssStates, cssProperties].flat();
      expect(namesOf(all.filter(({ description }) => !description))).to.deep.equal([]);
    });

    it('lists the custom properties that the style sheets read, and no others', () => {
      const modules = reachedFrom(`dist/elements/games/${tag}/define.js`);
      const text = ['cdn/tabletop-elements.css', ...modules].map(read).join('\n');
      const used = new Set([...text.matchAll(/var\((--tabletop-[a-z0-9-]+)/g)].map(([, name = '']) => name));
      const documented = namesOf(element.cssProperties);
      // The first seat’s property speaks for those of all others.
      const outer = [...used].filter((name) => !text.includes(`${name}:`) && !/-seat-[1-9]$/.test(name));
      expect(outer.filter((name) => !documented.includes(name))).to.deep.equal([]);
      const hasMarks = modules.some((file) => file.endsWith('/marks.js'));
      expect(documented.filter((name) => !used.has(name))).to.deep.equal(hasMarks ? [] : ['--tabletop-mark']);
    });
  });
}

for (const { tag } of controls) {
  describe(`the manifest of <${tag}>`, () => {
    it('lists the attribute, the property and the states, all described', () => {
      const { attributes, members, cssParts, cssStates } = declarationOf(tag);
      expect(attributes.map(({ name, fieldName }) => [name, fieldName])).to.deep.equal([['for', 'htmlFor']]);
      expect(namesOf(members)).to.have.members(['htmlFor', 'game', 'updateComplete']);
      expect(namesOf(cssStates)).to.have.members(['over', 'error', 'empty']);
      const all = [attributes, members, cssParts, cssStates].flat();
      expect(namesOf(all.filter(({ description }) => !description))).to.deep.equal([]);
    });
  });
}

describe('what the address of a frame can say of looks', () => {
  it('is every documented custom property but the heights that a page gives, and no other', () => {
    const documented = declarations.flatMap(({ cssProperties }) => namesOf(cssProperties ?? []));
    const short = documented
      .map((name) => name.replace(/^--tabletop-/, ''))
      .filter((name) => !['room', 'view-height'].includes(name));
    const furtherSeats = [2, 3, 4, 5, 6, 7].map((seat) => `seat-${seat}`);
    expect([...LOOKS]).to.have.members([...new Set([...short, ...furtherSeats])]);
  });

  it('is never the name of an attribute', () => {
    const names = games.flatMap(({ tag }) => namesOf(declarationOf(tag).attributes));
    expect(names.filter((name) => LOOKS.includes(name))).to.deep.equal([]);
    expect(names.filter((name) => ['game', 'theme', 'dir', 'caption'].includes(name))).to.deep.equal([]);
  });
});

describe('what editors are told', () => {
  interface Tag {
    readonly name: string;
    readonly attributes: readonly (Named & { readonly values?: readonly Named[] })[];
  }

  it('has every element with its attributes, and the values where there are few: VS Code', () => {
    const { tags } = json<{ tags: readonly Tag[] }>('vscode.html-custom-data.json');
    expect(namesOf(tags)).to.have.members([...TAGS, ...PARTS]);
    for (const { name, attributes } of tags) {
      expect(namesOf(attributes)).to.include.members(namesOf(declarationOf(name).attributes));
      const mode = attributes.find((each) => each.name === 'mode');
      if (!mode) continue;
      expect(namesOf(mode.values ?? [])).to.deep.equal(['play', 'replay', 'diagram']);
      expect(mode.description).to.match(/ Default: `play`\.$/);
    }
    const { properties } = json<{ properties: readonly Named[] }>('vscode.css-custom-data.json');
    expect(namesOf(properties)).to.include('--tabletop-accent');
  });

  it('has every element with its attributes: JetBrains', () => {
    const { contributions } = json<{ contributions: { html: { elements: readonly Tag[] } } }>('web-types.json');
    const { elements } = contributions.html;
    expect(namesOf(elements)).to.have.members([...TAGS, ...PARTS]);
    for (const { name, attributes } of elements) {
      expect(namesOf(attributes)).to.include.members(namesOf(declarationOf(name).attributes));
    }
  });
});
