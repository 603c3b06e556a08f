/**
 * Writes a new game that plays: `npm run create -- my-game`, with `--dice` or `--no-dice`. It copies the template beside this script under the names of the
 * game, and adds the game to the lists of the library.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addToLists } from './lists.mjs';
import { namesOf, problemWith } from './names.mjs';
import { copyTemplate } from './template.mjs';

/** What the caller wants. A mistake in it is the answer. */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      options: { dice: { type: 'boolean' } },
      allowNegative: true,
      allowPositionals: true,
    });
    return { name: positionals[0], dice: values.dice };
  } catch ({ message }) {
    return { mistake: message };
  }
}

/** Asks whoever sits at a terminal; elsewhere nobody would answer, and the game has no dice. */
async function askForDice() {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Does the game have dice or draws? [y/N] ');
  terminal.close();
  return /^y/i.test(answer.trim());
}

async function create(name, hasDice) {
  const names = namesOf(name);
  const { id, tag } = names;
  const written = await copyTemplate(names, hasDice);
  const changed = await addToLists(names, hasDice);
  const list = (files) =>
    files
      .sort()
      .map((file) => `  ${file}`)
      .join('\n');
  console.log(`Written:
${list(written)}
Changed:
${list(changed)}

It plays Nim, ${hasDice ? 'with a roll of dice to begin with' : 'without dice (--dice adds some)'}. See it: npm start
Check the types and rules:     npm run types && npx mocha --no-config --import=tsx 'test/games/{contract,${id}/*}.test.ts'
Check the element:             npx wtr --files 'test/elements/games/${tag}/*.test.ts'
Then make it your game, beginning with src/games/${id}/rules.ts. The guide "Adding a game" says how.`);
}

const { name, dice, mistake } = readArguments();
const problem = mistake ?? (await problemWith(name));
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else await create(name, dice ?? (await askForDice()));
