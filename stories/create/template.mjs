import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './names.mjs';

const TEMPLATE = join(import.meta.dirname, 'template');

/**
 * Chooses between the lines of the template: those from `//#if dice` to `//#else` or `//#end` are for games with dice. Those from `//#else` to `//#end`, which
 * are commented out so that the template compiles, are for the others.
 */
export function chosen(text, hasDice) {
  let branch;
  return text
    .split('\n')
    .flatMap((line) => {
      const [, directive] = /^\s*\/\/#(if dice|else|end)$/.exec(line) ?? [];
      if (directive) branch = directive === 'end' ? undefined : directive;
      if (directive || branch === (hasDice ? 'else' : 'if dice')) return [];
      return [branch === 'else' ? line.replace(/^(\s*)\/\/ ?/, '$1') : line];
    })
    .join('\n');
}

/** Puts the names of the game in place of those of the template. */
export const renamed = (text, { id, tag, className, variable, title }) =>
  text
    .replaceAll('sample-game-board', tag)
    .replaceAll('samplegame', id)
    .replaceAll('SampleGame', className)
    .replaceAll('sampleGame', variable)
    .replaceAll('Template/Sample game', `Games/${title}`)
    .replaceAll('Sample game', title);

/** The imports of a file of the template, as they are from its new place: those of the template stay, those of the library become shorter. */
const moved = (text, from, to) =>
  text.replace(/(['"])(\.\.?\/[^'"]+)\1/g, (whole, quote, path) => {
    const target = resolve(dirname(from), path);
    if (target.startsWith(TEMPLATE)) return whole;
    const shorter = relative(dirname(to), target).replaceAll('\\', '/');
    return `${quote}${shorter.startsWith('.') ? shorter : `./${shorter}`}${quote}`;
  });

/** Writes a file of the library, as it is formatted there. */
export async function write(file, text) {
  const path = join(ROOT, file);
  const config = await resolveConfig(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text, { ...config, filepath: path }));
  return file;
}

/** Copies the template. @returns the files that were written */
export async function copyTemplate(names, hasDice) {
  const files = readdirSync(TEMPLATE, { recursive: true }).filter((file) => statSync(join(TEMPLATE, file)).isFile());
  const written = files.map((file) => {
    const to = renamed(file.replaceAll('\\', '/'), names);
    const from = join(TEMPLATE, file);
    const text = chosen(readFileSync(from, 'utf8'), hasDice);
    return write(to, renamed(moved(text, from, join(ROOT, to)), names));
  });
  return Promise.all(written);
}
