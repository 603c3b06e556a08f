import type { Meta } from '@storybook/web-components-vite';
import type { TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';

type Args = Readonly<Record<string, string | undefined>>;

/** Sets attributes and custom properties by their names. What is empty is removed. */
function setArgs(element: HTMLElement, args: Args): void {
  for (const [name, value] of Object.entries(args)) {
    if (name.startsWith('--')) element.style.setProperty(name, value ?? '');
    else if (value) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
}

function render(tag: string, args: Args): TemplateResult {
  const name = unsafeStatic(tag);
  return staticHtml`<${name} ${ref((element) => element && setArgs(element as HTMLElement, args))}></${name}>`;
}

/** What the stories of an element have in common: their args are its attributes and custom properties, by the names they have in HTML and CSS. */
export const elementStories = (tag: string): Pick<Meta, 'component' | 'tags' | 'render'> => ({
  component: tag,
  tags: ['!autodocs'],
  render: (args) => render(tag, args),
});
