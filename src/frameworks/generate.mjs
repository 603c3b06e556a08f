/** Writes what frameworks have to know of the elements, as the manifest says it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { elementsOf } from './elements.mjs';
import { FRAMEWORKS } from './frameworks.mjs';

const FOLDER = 'dist/frameworks';

const elements = elementsOf('custom-elements.json');
mkdirSync(FOLDER, { recursive: true });
for (const [framework, declarations] of Object.entries(FRAMEWORKS)) {
  writeFileSync(`${FOLDER}/${framework}.d.ts`, declarations(elements));
}
// Types are imported for what they declare, and then there has to be a module.
for (const ending of ['js', 'd.ts']) writeFileSync(`${FOLDER}/types-only.${ending}`, 'export {};\n');
