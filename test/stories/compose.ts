import type { TemplateResult } from 'lit';

type Args = Readonly<Record<string, unknown>>;
type Render = (args: Args) => TemplateResult;
type Decorator = (story: () => TemplateResult) => TemplateResult;

interface Annotations {
  readonly title?: string;
  readonly args?: Args;
  readonly render?: Render;
  readonly decorators?: readonly Decorator[];
}

export interface Story {
  readonly name: string;
  /** Draws the story as Storybook does: with the arguments and inside the decorators of the story and of its file. */
  readonly render: () => TemplateResult;
}

/** The stories of one file in component story format. */
export function storiesOf(file: Readonly<Record<string, unknown>>): Story[] {
  const meta = file['default'] as Annotations;
  return Object.entries(file)
    .filter(([name]) => name !== 'default')
    .map(([name, value]) => {
      const story = value as Annotations;
      const render = story.render ?? meta.render;
      if (!render) throw new Error(`the story ${name} has nothing to render`);
      const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
      const plain = () => render({ ...meta.args, ...story.args });
      return {
        name: `${meta.title ?? ''} / ${name}`,
        render: decorators.reduce<() => TemplateResult>((inner, decorate) => () => decorate(inner), plain),
      };
    });
}
