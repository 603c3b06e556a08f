import { hydrate } from '@lit-labs/ssr-client';
import { ReactiveElement, nothing, render } from 'lit';
import type { CSSResult, PropertyValues, RenderOptions, TemplateResult } from 'lit';
import { useHydration } from './elements/base/hydration.js';
import { nearestLanguage } from './interaction/nearest-language.js';

/** Milliseconds that the server's picture waits for a language or a module that does not come. */
const PATIENCE = 3000;

type Loader = () => Promise<unknown>;

/** A game element, with what it shows to hydration only. */
interface HydratedElement extends HTMLElement {
  readonly language: { lang(): string };
  readonly renderOptions: RenderOptions;
  readonly shadowRoot: ShadowRoot;
  readonly loader: { readonly loaded: unknown };
  /** The template without the part that lets a user play. */
  renderPicture(): TemplateResult;
  requestUpdate(): void;
}

/** What the browser's first picture of an element still lacks. */
interface Pending {
  readonly modules: Set<Loader>;
  timer?: ReturnType<typeof setTimeout>;
  isOver?: boolean;
}

const pendings = new WeakMap<HTMLElement, Pending>();

useHydration({
  takeRoot(element) {
    if (element.shadowRoot) pendings.set(element, { modules: new Set() });
    return element.shadowRoot ?? undefined;
  },
  noteModule(element, loader, isLoaded) {
    pendings.get(element)?.modules[isLoaded ? 'delete' : 'add'](loader);
  },
  update(element, changed, draw) {
    const pending = pendings.get(element);
    if (pending) updateFirst(element as HydratedElement, pending, changed, draw);
    else draw();
  },
});

/** The server's picture stays until the browser's is the same, and is then taken over. If it becomes another one, it is drawn anew. */
function updateFirst(element: HydratedElement, pending: Pending, changed: PropertyValues, draw: () => void): void {
  const { shadowRoot } = element;
  const updateWithoutRender = () => ReactiveElement.prototype['update'].call(element, changed);
  const picture = element.renderPicture();
  const isTaken = isShown(picture, shadowRoot) && takeOver(picture, element);
  if (!isTaken && isWaiting(element, pending)) {
    pending.timer ??= setTimeout(() => {
      pending.isOver = true;
      element.requestUpdate();
    }, PATIENCE);
    updateWithoutRender();
    return;
  }
  clearTimeout(pending.timer);
  pendings.delete(element);
  if (!isTaken) shadowRoot.replaceChildren();
  shareStyles(element);
  if (isTaken && !element.loader.loaded) updateWithoutRender();
  else draw();
}

const isWaiting = (element: HydratedElement, { modules, isOver }: Pending): boolean =>
  !isOver && (modules.size > 0 || isTranslating(element));

/** Whether the language that the server has used is being loaded. */
function isTranslating(element: HydratedElement): boolean {
  const shown = element.shadowRoot.querySelector('.container')?.getAttribute('lang');
  return shown !== element.language.lang() && shown === nearestLanguage(element)?.toLowerCase();
}

/** Whether the server's picture is the one that the browser would draw. */
function isShown(picture: TemplateResult, root: ShadowRoot): boolean {
  const wanted = document.createDocumentFragment();
  render(picture, wanted);
  const shown = document.createDocumentFragment();
  shown.append(...[...root.childNodes].map((node) => (isStyle(node) ? '' : node.cloneNode(true))));
  return withoutComments(shown).isEqualNode(withoutComments(wanted));
}

const isStyle = (node: Node): boolean => node.nodeName === 'STYLE';

/** Lit's markers between nodes differ on server and browser. */
function withoutComments(fragment: DocumentFragment): DocumentFragment {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) (comment as Comment).remove();
  fragment.normalize();
  return fragment;
}

/** @returns whether the server had the same templates: another version of the library may have others */
function takeOver(picture: TemplateResult, { shadowRoot, renderOptions }: HydratedElement): boolean {
  try {
    hydrate(withoutEmptyTexts(picture), shadowRoot, renderOptions);
    return true;
  } catch {
    return false;
  }
}

/** The server writes no text node for an empty value, so there is none to update later. */
function withoutEmptyTexts(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return nothing;
  if (Array.isArray(value)) return value.map(withoutEmptyTexts);
  if (typeof value === 'object' && 'strings' in value && 'values' in value)
    return { ...value, values: withoutEmptyTexts(value.values) };
  return value;
}

/** Replaces the style elements of the server by the shared style sheets. The last style element is the server's own. */
function shareStyles({ shadowRoot, constructor }: HydratedElement): void {
  const { elementStyles } = constructor as unknown as { readonly elementStyles: readonly CSSResult[] };
  const own = elementStyles.flatMap(({ styleSheet }) => styleSheet ?? []);
  shadowRoot.adoptedStyleSheets = [...own, ...shadowRoot.adoptedStyleSheets];
  for (const child of [...shadowRoot.children].filter(isStyle).slice(0, -1)) child.remove();
}
