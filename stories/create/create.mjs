/**
 * Writes a new game that plays: `npm run create -- my-game`. It copies the template beside this script under the names of the game, and adds the game
 * to the lists of the library.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { tsImport } from 'tsx/esm/api';

const ROOT = resolve(import.meta.dirname, '../..');
const TEMPLATE = join(import.meta.dirname, 'template');

const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of a game in code. The id is one word, since the object with the rules is called like it. */
function namesOf(name) {
  const words = name.split('-');
  const className = words.map(capitalised).join('');
  return {
    id: words.join(''),
    tag: `${name}-board`,
    className,
    variable: className.charAt(0).toLowerCase() + className.slice(1),
    title: capitalised(words.join(' ')),
  };
}

/** @returns what is wrong with a name, if anything */
async function problemWith(name) {
  if (!name) return 'Say what the game is called: npm run create -- my-game';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is no name for a game: use lower-case letters, digits and hyphens, such as my-game`;
  }
  const { games } = await tsImport('../../src/elements/registry.ts', import.meta.url);
  const { id, tag } = namesOf(name);
  const isKnown = id === 'samplegame' || games.some((game) => game.id === id || game.tag === tag);
  const folders = [`src/games/${id}`, `src/locales/${id}`, `src/elements/games/${tag}`];
  const taken = folders.find((folder) => existsSync(join(ROOT, folder)));
  if (isKnown || taken) return `There is already a game ${id}${taken ? ` in ${taken}` : ''}`;
  return undefined;
}

/** Puts the names of the game in place of those of the template. */
const renamed = (text, { id, tag, className, variable, title }) =>
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

async function write(file, text) {
  const path = join(ROOT, file);
  const config = await resolveConfig(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text, { ...config, filepath: path }));
  return file;
}

/** Copies the template. @returns the files that were written */
async function copyTemplate(names) {
  const files = readdirSync(TEMPLATE, { recursive: true }).filter((file) => statSync(join(TEMPLATE, file)).isFile());
  const written = files.map((file) => {
    const to = renamed(file.replaceAll('\\', '/'), names);
    const from = join(TEMPLATE, file);
    return write(to, renamed(moved(readFileSync(from, 'utf8'), from, join(ROOT, to)), names));
  });
  return Promise.all(written);
}

/** Adds text to a file before the first `end` that follows `start`; without these, at its end. */
function insert(text, { start = '', end, added }) {
  if (!end) return text + added;
  const at = text.indexOf(end, text.indexOf(start));
  if (!text.includes(start) || at < 0) throw new Error(`there is no ${start} … ${end}`);
  return text.slice(0, at) + added + text.slice(at);
}

/** What is added to the lists of the library, by file. */
const additions = (names) => {
  const { id, tag, className, variable, title } = names;
  return {
    'src/elements/registry.ts': [
      { start: 'export const games', end: '] as const', added: `  { id: '${id}', tag: '${tag}' },\n` },
      { start: 'elementLoaders', end: '};', added: `  '${tag}': () => import('./games/${tag}/define.js'),\n` },
    ],
    'src/index.ts': [
      { end: 'export', added: `export { ${className}Board } from './elements/games/${tag}/define.js';\n` },
    ],
    'src/classes.ts': [
      { end: 'export', added: `export { ${className}Board } from './elements/games/${tag}/${tag}.js';\n` },
    ],
    'src/server/element-styles.ts': [
      {
        end: 'import type { ElementTag }',
        added: `import { ${className}Board } from '../elements/games/${tag}/${tag}.js';\n`,
      },
      { start: 'elementStyles', end: '};', added: `  '${tag}': texts(...${className}Board.styles),\n` },
    ],
    'src/server/load-translation.ts': [
      { end: 'import type { GameId }', added: `import { ${variable}Languages } from '../locales/${id}/index.js';\n` },
      { start: 'LANGUAGES', end: '};', added: `  ${id}: ${variable}Languages,\n` },
    ],
    'stories/demo/records.ts': [
      { start: 'OPENING', end: '};', added: `  ${id}: '${id} 1; seed=wren; start=3,5,4 0',\n` },
      { start: 'WHOLE', end: '};', added: `  ${id}: '${id} 1; roll 354; a3; b5; c4',\n` },
    ],
    'stories/guides/embedding.md': [{ start: '| Triomino ', end: '\n\n', added: `\n| ${title} | 900 | 610 | 500 |` }],
    'stories/guides/keyboard.md': [
      { added: renamed(readFileSync(join(import.meta.dirname, 'keyboard.md'), 'utf8'), names) },
    ],
    'stories/guides/reference.md': [
      {
        end: '\n\nWhen an element appears',
        added: `\n| \`misere\` | ${title}: whoever takes the last counter loses |`,
      },
      {
        end: '| `tabletop-elements/classes.js`',
        added: `| \`tabletop-elements/${tag}.js\` | defines \`<${tag}>\` |\n`,
      },
      {
        end: '| `tabletop-elements/match.js`',
        added: `| \`tabletop-elements/games/${id}.js\` | the rules of ${title} |\n`,
      },
    ],
    'test/games/contract.test.ts': [
      { end: 'import', added: `import { ${id} } from '../../src/games/${id}/index.js';\n` },
      { start: 'contractSuite(', end: '\n\n', added: `\ncontractSuite(${id});` },
    ],
  };
};

/** Adds the game to the lists of the library. @returns the files that were changed */
function addToLists(names) {
  const changed = Object.entries(additions(names)).map(([file, parts]) =>
    write(file, parts.reduce(insert, readFileSync(join(ROOT, file), 'utf8'))),
  );
  return Promise.all(changed);
}

/** Adds the entry points of the game to the package. */
function addEntries({ id, tag }) {
  const file = join(ROOT, 'package.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const entry = (module) => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` });
  const added = {
    './classes.js': [`./${tag}.js`, `elements/games/${tag}/define`],
    './match.js': [`./games/${id}.js`, `games/${id}/index`],
  };
  content.exports = Object.fromEntries(
    Object.entries(content.exports).flatMap(([name, target]) => {
      const [before, module] = added[name] ?? [];
      return [...(before ? [[before, entry(module)]] : []), [name, target]];
    }),
  );
  return write('package.json', JSON.stringify(content));
}

const [name] = process.argv.slice(2);
const problem = await problemWith(name);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const names = namesOf(name);
  const { id, tag } = names;
  const written = await copyTemplate(names);
  const changed = [...(await addToLists(names)), await addEntries(names)];
  const list = (files) =>
    files
      .sort()
      .map((file) => `  ${file}`)
      .join('\n');
  console.log(`Written:
${list(written)}
Changed:
${list(changed)}

It plays Nim. See it:          npm start
Check the types and rules:     npm run types && npx mocha --no-config --import=tsx 'test/games/{contract,${id}/*}.test.ts'
Check the element:             npx wtr --files 'test/elements/games/${tag}/*.test.ts'
Then make it your game, beginning with src/games/${id}/rules.ts. The guide "Adding a game" says how.`);
}
