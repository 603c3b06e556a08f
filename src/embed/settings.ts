import type { LessonTag } from '../elements/registry.js';
import { LOOKS, isLook, setLook } from './looks.js';
import type { Problem } from './messages.js';

/** A text, or `null` to remove the setting. */
type Value = string | null;
/** Sets a value. @returns what was expected instead, if the value is wrong */
type Setter = (value: Value) => string | undefined;

const word =
  (attribute: string, words: readonly string[]): Setter =>
  (value) => {
    if (value && !words.includes(value)) return words.join(' or ');
    if (value) document.documentElement.setAttribute(attribute, value);
    else document.documentElement.removeAttribute(attribute);
    return undefined;
  };

/** Without a value, the language of the user's browser. */
const language: Setter = (value) => {
  try {
    document.documentElement.lang = value ? (Intl.getCanonicalLocales(value)[0] ?? '') : navigator.language;
    return undefined;
  } catch {
    return 'a language, such as de';
  }
};

const look =
  (name: string): Setter =>
  (value) => {
    if (value !== null && !isLook(name, value)) return 'a colour or a length, as in a style sheet';
    setLook(name, value);
    return undefined;
  };

/** Settings of the page in the frame. */
const ON_PAGE: ReadonlyMap<string, Setter> = new Map([
  ['lang', language],
  ['dir', word('dir', ['ltr', 'rtl', 'auto'])],
  ['theme', word('data-theme', ['light', 'dark', 'auto'])],
  ...LOOKS.map((name) => [name, look(name)] as const),
]);

/** Sets the text below the game. */
const caption =
  (element: Element): Setter =>
  (value) => {
    const text = element.querySelector('[slot=caption]') ?? document.createElement('p');
    text.slot = 'caption';
    text.textContent = value;
    if (value) element.append(text);
    else text.remove();
    return undefined;
  };

const attribute =
  (element: Element, name: string): Setter =>
  (value) => {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    return undefined;
  };

/** What puzzles and lessons take in a page, but not in a frame: what is shown stands in the address, and no other game beside it. */
const OF_PAGES: Readonly<Record<LessonTag, readonly string[]>> = {
  'game-puzzle': ['game'],
  'game-lesson': ['course', 'for'],
};

function onElement(element: Element, name: string): Setter | undefined {
  const ofPages = OF_PAGES[element.localName as LessonTag] as readonly string[] | undefined;
  if (ofPages?.includes(name)) return undefined;
  if (name === 'caption' && !ofPages) return caption(element);
  const { observedAttributes } = element.constructor as { readonly observedAttributes?: readonly string[] };
  return observedAttributes?.includes(name) ? attribute(element, name) : undefined;
}

export const isOnPage = (name: string): boolean => ON_PAGE.has(name);

/**
 * Sets a setting of the page, an attribute that the element observes, or its caption.
 * @returns what is wrong with the value, if nothing was set
 */
export function set(element: Element | undefined, name: string, value: Value): Problem | undefined {
  const setter = ON_PAGE.get(name) ?? (element && onElement(element, name));
  if (!setter && name === 'persist')
    return refused('persist is for games and lessons; what was solved of puzzles is kept without it');
  if (!setter) return refused(`there is nothing to set that is called "${name.slice(0, 40)}"`);
  const expected = setter(value);
  return expected === undefined ? undefined : unexpected(name, value, expected);
}

/** Whether an address leads to a page of the site of the frame. */
const isOwnSite = (address: string): boolean =>
  URL.canParse(address, document.baseURI) && new URL(address, document.baseURI).origin === location.origin;

/** What a frame connects with: a page of its own would have to bring others. */
const isReachable = (host: string): boolean => /^(?:$|tabs$|wss?:)/.test(host.trim());

/** Anybody can write an address, so that it may say less than the page around the frame. @returns what was expected instead */
const BY_ADDRESS: ReadonlyMap<string, (value: string) => string | undefined> = new Map([
  [
    'share-url',
    (value) => (isOwnSite(value) ? undefined : `an address of ${location.origin}; messages may name others`),
  ],
  ['online', (value) => (isReachable(value) ? undefined : 'tabs, or an address that begins with wss:')],
]);

/** {@link set}s what the address of the frame asks for. */
export function setFromAddress(element: Element | undefined, name: string, value: string): Problem | undefined {
  const expected = BY_ADDRESS.get(name)?.(value);
  return expected === undefined ? set(element, name, value) : unexpected(name, value, expected);
}

/** What a message cannot change once the address sets it: whose hidden pieces the frame shows, and sends to the page around it. */
const FIXED: readonly string[] = ['viewer'];

/**
 * {@link set}s what a message asks for.
 * @param address the settings of the address of the frame
 */
export function change(
  element: Element,
  name: string,
  value: Value,
  address: ReadonlyMap<string, string>,
): Problem | undefined {
  if (FIXED.includes(name) && address.has(name)) return refused(`${name} is set by the address of the frame`);
  return set(element, name, value);
}

const unexpected = (name: string, value: Value, expected: string): Problem =>
  refused(`${name} is "${value?.slice(0, 40)}", expected ${expected}`);

const refused = (message: string): Problem => ({ code: 'bad-setting', message });
