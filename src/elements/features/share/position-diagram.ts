import type { LitElement } from 'lit';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import { knownNames } from '../../base/attributes.js';
import type { Text } from '../../base/attributes.js';

interface DiagramHost extends LitElement {
  readonly words: Term<CommonTerms>;
  readonly names?: Text;
}

/** Properties that say how an element looks, which its diagram has, too. */
const LOOKS = ['flipped', 'numerals', 'placement', 'viewer'] as const;

/** A diagram that looks like an element, in its language and with its names; it shows nothing yet. */
export function makeDiagram(host: DiagramHost): LitElement {
  const diagram = new (host.constructor as new () => LitElement)();
  const looks = host as Readonly<Partial<Record<(typeof LOOKS)[number], unknown>>>;
  for (const name of LOOKS) Object.assign(diagram, { [name]: looks[name] });
  const attributes = { mode: 'diagram', names: knownNames(host.names).join(', '), lang: host.words('$code') };
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) diagram.setAttribute(name, value);
  }
  return diagram;
}
