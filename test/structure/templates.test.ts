import { expect } from 'chai';
import { files, textOf } from './source.js';

/** Elements without content: of these alone a tag ends with `/>` as with `>`. */
const EMPTY = ['br', 'hr', 'img', 'input', 'link', 'meta'];

/** The tags of a text that end with `/>`, by their names. */
const closedAtOnce = (text: string): readonly string[] =>
  [...text.matchAll(/\/>/g)].map(
    ({ index }) => /<([\w-]+)[^<]*$/.exec(text.slice(Math.max(0, index - 1000), index))?.[1] ?? '?',
  );

describe('templates', () => {
  it('close each tag by its name, since the minifier drops the slash and leaves shapes open that contain the next ones', () => {
    const open = files.flatMap((file) => {
      const text = textOf(file);
      const names = /from 'lit/.test(text) ? closedAtOnce(text).filter((name) => !EMPTY.includes(name)) : [];
      return names.map((name) => `${file}: <${name} />`);
    });
    expect(open).to.deep.equal([]);
  });
});
