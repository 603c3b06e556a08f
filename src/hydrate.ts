import { hydrate } from '@lit-labs/ssr-client';
import { ReactiveElement, nothing, render } from 'lit';
import type { CSSResult, PropertyValues, RenderOptions, TemplateResult } from 'lit';
import { GameElement } from './elements/game-element.js';
import { nearestLanguage } from './interaction/nearest-language.js';

/** So many milliseconds what a server has drawn waits for a language or a part that does not come. */
const PATIENCE = 3000;

type Loader = () => Promise<unknown>;

/** An element that a server has drawn: also what only the elements themselves know of each other. */
interface Drawn extends HTMLElement {
  controls: unknown;
  readonly language: { lang(): string };
  readonly renderOptions: RenderOptions;
  readonly shadowRoot: ShadowRoot;
  render(): TemplateResult;
  requestUpdate(): void;
}

interface Methods {
  createRenderRoot: (this: Drawn) => unknown;
  update: (this: Drawn, changed: PropertyValues) => void;
  late: (this: Drawn, loader: Loader) => unknown;
}

/** What the browser’s first picture still lacks, of those that stand in a server’s picture. */
interface Lack {
  readonly parts: Set<Loader>;
  timer?: ReturnType<typeof setTimeout>;
  isOver?: boolean;
}

const lacks = new WeakMap<object, Lack>();

const methods = GameElement.prototype as unknown as Methods;
const { createRenderRoot, update, late } = methods;

methods.createRenderRoot = function () {
  if (!this.shadowRoot) return createRenderRoot.call(this);
  lacks.set(this, { parts: new Set() });
  return this.shadowRoot;
};

methods.late = function (loader) {
  const part = late.call(this, loader);
  lacks.get(this)?.parts[part ? 'delete' : 'add'](loader);
  return part;
};

/** The server’s picture stays until the browser’s is the same, and then is taken over; where it becomes another, it is drawn anew. */
methods.update = function (changed) {
  const lack = lacks.get(this);
  if (!lack) return update.call(this, changed);
  const { controls, shadowRoot } = this;
  this.controls = undefined;
  const picture = this.render();
  this.controls = controls;
  const isTaken = isShown(picture, shadowRoot) && takeOver(picture, this);
  if (!isTaken && isWaiting(this, lack)) {
    lack.timer ??= setTimeout(() => {
      lack.isOver = true;
      this.requestUpdate();
    }, PATIENCE);
    return ReactiveElement.prototype['update'].call(this, changed);
  }
  clearTimeout(lack.timer);
  lacks.delete(this);
  if (!isTaken) shadowRoot.replaceChildren();
  dress(this);
  if (isTaken && !controls) return ReactiveElement.prototype['update'].call(this, changed);
  return update.call(this, changed);
};

const isWaiting = (element: Drawn, { parts, isOver }: Lack): boolean =>
  !isOver && (parts.size > 0 || isTranslating(element));

/** Whether the language in which the server has drawn it is on its way. */
function isTranslating(element: Drawn): boolean {
  const shown = element.shadowRoot.querySelector('.container')?.getAttribute('lang');
  return shown !== element.language.lang() && shown === nearestLanguage(element)?.toLowerCase();
}

/** Whether a picture, drawn anew, would be what is there. */
function isShown(picture: TemplateResult, root: ShadowRoot): boolean {
  const wanted = document.createDocumentFragment();
  render(picture, wanted);
  const shown = document.createDocumentFragment();
  shown.append(...[...root.childNodes].map((node) => (isStyle(node) ? '' : node.cloneNode(true))));
  return bare(shown).isEqualNode(bare(wanted));
}

const isStyle = (node: Node): boolean => node.nodeName === 'STYLE';

/** Without what Lit has noted between its nodes. */
function bare(fragment: DocumentFragment): DocumentFragment {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) (comment as Comment).remove();
  fragment.normalize();
  return fragment;
}

/** @returns whether the server had the same templates: another version of the library can have others */
function takeOver(picture: TemplateResult, { shadowRoot, renderOptions }: Drawn): boolean {
  try {
    hydrate(said(picture), shadowRoot, renderOptions);
    return true;
  } catch {
    return false;
  }
}

/** Where nothing was said there is no text in the page that could be replaced later. */
function said(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return nothing;
  if (Array.isArray(value)) return value.map(said);
  if (typeof value === 'object' && 'strings' in value && 'values' in value)
    return { ...value, values: said(value.values) };
  return value;
}

/** Elements share their style sheets; the server could only write them into each. The last one is the server’s own. */
function dress({ shadowRoot, constructor }: Drawn): void {
  const { elementStyles } = constructor as unknown as { readonly elementStyles: readonly CSSResult[] };
  const own = elementStyles.flatMap(({ styleSheet }) => styleSheet ?? []);
  shadowRoot.adoptedStyleSheets = [...own, ...shadowRoot.adoptedStyleSheets];
  for (const child of [...shadowRoot.children].filter(isStyle).slice(0, -1)) child.remove();
}
