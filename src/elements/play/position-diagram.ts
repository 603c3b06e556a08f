import type { LitElement } from 'lit';
import { another } from '../../interaction/scoped-registry.js';
import { knownNames } from '../base/attributes.js';
import type { AnyContext } from './play-context.js';

/** Properties that say how an element looks, which its diagram has, too. */
const LOOKS = ['flipped', 'numerals', 'placement', 'viewer'] as const;

/** The names of the players that were given, in the form of the `names` attribute. */
export const namesIn = ({ session }: Pick<AnyContext, 'session'>): string =>
  knownNames(session.leading.author.names).join(', ');

/** A diagram that looks like an element, in its language and with its names; it shows nothing yet. */
export function makeDiagram(context: AnyContext): LitElement {
  const { element, commonWords: words } = context;
  const diagram = another(element);
  const looks = element as Readonly<Partial<Record<(typeof LOOKS)[number], unknown>>>;
  for (const name of LOOKS) Object.assign(diagram, { [name]: looks[name] });
  const attributes = { mode: 'diagram', names: namesIn(context), lang: words('$code') };
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) diagram.setAttribute(name, value);
  }
  return diagram;
}
