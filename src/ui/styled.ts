import { noChange } from 'lit';
import type { ElementPart } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** Style properties by their names in CSS. */
type Properties = Readonly<Record<string, string>>;

class StyledDirective extends Directive {
  #names: readonly string[] = [];

  override render(properties: Properties): unknown {
    void properties;
    return noChange;
  }

  override update({ element }: ElementPart, [properties]: [Properties]): unknown {
    const { style } = element as HTMLElement | SVGElement;
    for (const name of this.#names) if (!(name in properties)) style.removeProperty(name);
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    this.#names = Object.keys(properties);
    return noChange;
  }
}

/** Sets style properties of an element by script, which pages allow that forbid style attributes: `<g ${styled({ '--_late': '80ms' })}>`. */
export const styled = directive(StyledDirective);
