/** Writes what frameworks and editors have to know of the elements, as the manifest says it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { elementsOf } from './elements.mjs';
import { FRAMEWORKS, propertiesOf } from './frameworks.mjs';

const FOLDER = 'dist/frameworks';
const MANIFEST = 'custom-elements.json';

/** VS Code has no place for the default of an attribute but its description. */
const withDefaults = (manifest) =>
  JSON.parse(JSON.stringify(manifest), (_, value) =>
    value?.type && value.default
      ? { ...value, description: `${value.description} Default: \`${value.default}\`.` }
      : value,
  );

const elements = elementsOf(MANIFEST);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/properties.d.ts`, propertiesOf(elements));
for (const [framework, declarations] of Object.entries(FRAMEWORKS)) {
  writeFileSync(`${FOLDER}/${framework}.d.ts`, declarations(elements));
}
// Types are imported for what they declare, and then there has to be a module.
for (const ending of ['js', 'd.ts']) writeFileSync(`${FOLDER}/types-only.${ending}`, 'export {};\n');

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
generateJetBrainsWebTypes(manifest, { hideLogs: true, packageJson: false });
generateVsCodeCustomElementData(withDefaults(manifest), { hideLogs: true });

// Tools read them, and the package is smaller without their indentation.
for (const file of [MANIFEST, 'web-types.json', 'vscode.html-custom-data.json', 'vscode.css-custom-data.json'])
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
