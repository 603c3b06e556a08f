import { needs } from '../runner/browser.js';
import { cdp } from './pointers.js';

interface AccessibleNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

/** What assistive technology gets to know of the page, with each thing’s role before its name. */
export async function accessibleThings(isWanted: (node: AccessibleNode) => boolean = () => true): Promise<string[]> {
  needs('its accessibility tree');
  const { nodes } = (await cdp('Accessibility.getFullAXTree')) as { nodes: readonly AccessibleNode[] };
  const things = nodes.filter((node) => !node.ignored && isWanted(node));
  return things.map(({ role, name }) => `${role?.value} ${name?.value}`.trim());
}

/** For {@link accessibleThings}: what can have the focus. */
export const isFocusable = ({ properties = [] }: AccessibleNode): boolean =>
  properties.some(({ name, value }) => name === 'focusable' && value.value === true);

/** The things of these roles only. */
export const thingsWith = (...roles: readonly string[]): Promise<string[]> =>
  accessibleThings(({ role }) => roles.includes(role?.value ?? ''));
