import { readdirSync } from 'node:fs';

/** The module `virtual:stories`, which holds every story file, so that none is forgotten by the tests. */
export function storiesModule() {
  const files = readdirSync('stories', { recursive: true }).filter((file) => file.endsWith('.stories.ts'));
  const imports = files.map((file, i) => `import * as file${i} from '/stories/${file}';`);
  const entries = files.map((file, i) => `${JSON.stringify(file)}: file${i}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}
