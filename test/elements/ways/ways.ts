import { MARKUP } from './specimens.js';
import type { FramePage } from './frame-page.js';

/** How elements come into a page. */
export interface Way {
  readonly name: string;
  /** Whether the page must not know the elements yet. */
  readonly isFresh?: boolean;
  readonly come: (page: FramePage) => Promise<unknown> | void;
}

const EVERYTHING = '/src/index.ts';
const GAMES = ['triad-board', 'kubi-sheet'].map((tag) => `/src/elements/games/${tag}/define.ts`);
/** All elements but the games. */
export const OTHERS = [
  '/src/elements/lesson/define.ts',
  '/src/elements/puzzle/define.ts',
  ...['seats', 'status', 'moves', 'toolbar', 'move-input'].map(
    (name) => `/src/elements/controls/game-${name}/define.ts`,
  ),
];

/** A body as a router gets it from an address. */
const parseBody = (markup: string): HTMLElement =>
  new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html').body;

const insert = ({ body }: FramePage): void => {
  body.innerHTML = MARKUP;
};

/** Hands each element with what is in it over, as `persist` and `preserve` of routers do. */
function handOver(from: Iterable<Element>, to: ParentNode): void {
  const targets = [...to.children];
  [...from].forEach((element, index) => targets[index]!.replaceWith(element));
}

async function shown(page: FramePage): Promise<void> {
  insert(page);
  await page.isWhole();
}

/** Builds the elements as frameworks do: each first into the page, then its attributes, then what is in it. */
function build(from: Element, parent: Element): void {
  for (const node of from.childNodes) {
    if (!(node instanceof Element)) {
      parent.append(node.cloneNode());
      continue;
    }
    const element = parent.ownerDocument.createElement(node.localName);
    parent.append(element);
    for (const { name, value } of node.attributes) element.setAttribute(name, value);
    build(node, element);
  }
}

export const WAYS: readonly Way[] = [
  {
    name: 'parsed before the script',
    isFresh: true,
    come: async (page) => {
      page.write(MARKUP);
      await page.load(EVERYTHING);
    },
  },
  {
    name: 'parsed after the script',
    isFresh: true,
    come: async (page) => {
      await page.load(EVERYTHING);
      page.write(MARKUP);
    },
  },
  {
    name: 'parsed in pieces, on a slow network',
    isFresh: true,
    come: async (page) => {
      await page.load(EVERYTHING);
      await page.writeSlowly(MARKUP);
    },
  },
  {
    name: 'parsed, with the games defined first',
    isFresh: true,
    come: async (page) => {
      page.write(MARKUP);
      await page.load(...GAMES);
      await page.load(...OTHERS);
    },
  },
  {
    name: 'parsed, with the games defined last',
    isFresh: true,
    come: async (page) => {
      page.write(MARKUP);
      await page.load(...OTHERS);
      await page.frame();
      await page.load(...GAMES);
    },
  },
  {
    name: 'upgraded by the autoloader',
    isFresh: true,
    come: async (page) => {
      page.write(MARKUP);
      await page.autoload();
    },
  },
  { name: 'by innerHTML', come: insert },
  {
    name: 'by innerHTML, before it is in the page',
    come: ({ body, document }) => {
      const place = document.createElement('main');
      place.innerHTML = MARKUP;
      body.replaceChildren(place);
    },
  },
  { name: 'built by a framework', come: ({ body }) => build(parseBody(MARKUP), body) },
  {
    name: 'by cloneNode of a template',
    come: ({ body, document }) => {
      const template = document.createElement('template');
      template.innerHTML = MARKUP;
      body.replaceChildren(template.content.cloneNode(true));
    },
  },
  {
    name: 'by importNode of a template',
    come: ({ body, document }) => {
      const template = document.createElement('template');
      template.innerHTML = MARKUP;
      body.replaceChildren(document.importNode(template.content, true));
    },
  },
  {
    name: 'by cloneNode of what is shown, as Turbo keeps pages',
    come: async (page) => {
      await shown(page);
      const copy = page.body.cloneNode(true);
      page.body.replaceChildren();
      await page.frame();
      page.body.replaceWith(copy);
    },
  },
  {
    name: 'by the text of what is shown, as htmx keeps pages',
    come: async (page) => {
      await shown(page);
      page.body.innerHTML = `${page.body.innerHTML}`;
    },
  },
  { name: 'in a new body, as of Turbo', come: ({ body }) => body.replaceWith(parseBody(MARKUP)) },
  {
    name: 'in a new body, in place of what was there',
    come: async (page) => {
      await shown(page);
      page.body.replaceWith(page.document.adoptNode(parseBody(MARKUP)));
    },
  },
  {
    name: 'by htmx, which inserts nodes and settles their attributes later',
    come: async ({ body, document, frame }) => {
      const attributes = new Map<Element, readonly Attr[]>();
      const nodes = [...parseBody(`<template>${MARKUP}</template>`).querySelector('template')!.content.childNodes];
      for (const node of nodes) {
        if (node instanceof Element && node.id) {
          attributes.set(
            node,
            [...node.attributes].filter(({ name }) => name !== 'id'),
          );
          for (const { name } of attributes.get(node)!) node.removeAttribute(name);
        }
        body.insertBefore(node, null);
      }
      await frame();
      expectIn(document);
      for (const [node, settled] of attributes) for (const { name, value } of settled) node.setAttribute(name, value);
    },
  },
  {
    name: 'kept in a new body, as by Astro’s router',
    come: async (page) => {
      await shown(page);
      const { body } = page;
      const kept = [...body.children];
      body.replaceWith(parseBody(MARKUP));
      handOver(kept, page.body);
    },
  },
  {
    name: 'kept without their games, in a new body',
    come: async (page) => {
      await shown(page);
      const { body } = page;
      const kept = [...body.children];
      body.replaceWith(parseBody(MARKUP));
      const targets = [...page.body.children];
      kept.forEach((element, index) => {
        if (element.localName.startsWith('game-')) targets[index]!.replaceWith(element);
      });
    },
  },
  {
    name: 'kept in a fragment of another document, as by htmx',
    come: async (page) => {
      await shown(page);
      const { content } = parseBody(`<template>${MARKUP}</template>`).querySelector('template')!;
      handOver([...page.body.children], content);
      page.body.replaceChildren(content);
    },
  },
  {
    name: 'moved in the page',
    come: async (page) => {
      await shown(page);
      const place = page.document.createElement('main');
      page.body.prepend(place);
      for (const element of [...page.body.children].slice(1)) place.append(element);
    },
  },
  {
    name: 'taken away, and inserted later',
    come: async (page) => {
      await shown(page);
      const all = [...page.body.children];
      page.body.replaceChildren();
      await page.frame();
      page.body.append(...all);
    },
  },
];

function expectIn(document: Document): void {
  if (!document.querySelector('game-lesson')) throw new Error('nothing was inserted');
}
