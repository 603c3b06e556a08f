import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './names.mjs';
import { renamed, write } from './template.mjs';

/** What the demo page says about the game, until it is another one. */
const ABOUT = {
  en: 'Take as many counters as you like from one heap. The player who takes the last one wins.',
  de: 'Nimm so viele Steine, wie du willst, von einem Haufen. Wer den letzten nimmt, gewinnt.',
  fr: 'Prenez autant de jetons que vous voulez dans un tas. Le joueur qui prend le dernier gagne.',
  it: 'Prendi quante pedine vuoi da un mucchio. Chi prende l’ultima vince.',
  nl: 'Neem zoveel stenen als je wilt van één stapel. Wie de laatste neemt, wint.',
};

/** Adds text to a file before the first `end` that follows `start`; without these, at its end. `unless` is what makes it needless. */
function insert(text, { start = '', end, added, unless }) {
  if (unless && text.includes(unless)) return text;
  if (!end) return text + added;
  const at = text.indexOf(end, text.indexOf(start));
  if (!text.includes(start) || at < 0) throw new Error(`there is no ${start} … ${end}`);
  return text.slice(0, at) + added + text.slice(at);
}

/** What is added to the lists of the library, by file. */
const additions = (names, hasDice) => {
  const { id, tag, className, variable, title } = names;
  const aboutTexts = Object.entries(ABOUT).map(([lang, about]) => [
    `stories/demo/texts/${lang}.ts`,
    [{ start: 'about: {', end: '\n  },', added: `\n    ${id}: '${about}',` }],
  ]);
  return {
    'src/elements/registry.ts': [
      { start: 'export const games', end: '] as const', added: `  { id: '${id}', tag: '${tag}' },\n` },
    ],
    'src/elements/element-loaders.ts': [
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
    'stories/demo/games.ts': [
      { start: 'const OWN', end: '\n};', added: `\n  ${id}: { looks: [], age: 6, minutes: 5 },` },
    ],
    'stories/demo/scenes.ts': [{ start: 'MOMENTS', end: '};', added: `  ${id}: '3,5,4 0',\n` }],
    'stories/demo/records.ts': [
      { start: 'OPENING', end: '};', added: `  ${id}: '${id} 1; seed=wren; start=3,5,4 0',\n` },
      { start: 'WHOLE', end: '};', added: `  ${id}: '${id} 1; ${hasDice ? 'roll 354; ' : ''}a3; b5; c4',\n` },
    ],
    ...Object.fromEntries(aboutTexts),
    'stories/guides/embedding.md': [
      { start: '| Triomino ', end: '\n\n', added: `\n| ${title} | 900 | 700 | 1000 | 500 | 900 | 900 |` },
    ],
    'stories/guides/keyboard.md': [
      { added: renamed(readFileSync(join(import.meta.dirname, 'keyboard.md'), 'utf8'), names) },
    ],
    'stories/guides/reference.md': [
      {
        end: '\n\nWhen an element appears',
        added: `\n| \`misere\` | ${title}: whoever takes the last counter loses |`,
        unless: '| `misere`',
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

/** Adds the entry points of the game to the package. */
function addEntries({ id, tag }) {
  const content = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
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

/** Adds the game to the lists of the library. @returns the files that were changed */
export function addToLists(names, hasDice) {
  const changed = Object.entries(additions(names, hasDice)).map(([file, parts]) =>
    write(file, parts.reduce(insert, readFileSync(join(ROOT, file), 'utf8'))),
  );
  return Promise.all([...changed, addEntries(names)]);
}
