/** Writes the version of the package into every address of the docs. `npm version` runs it. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const ADDRESS = new RegExp(`(?<=\\bunpkg\\.com/${name}@)\\d[\\w.-]*(?=/)`, 'g');

const stories = readdirSync('stories', { recursive: true }).map((file) => `stories/${file}`);
for (const file of ['README.md', ...stories.filter((each) => /\.(?:mdx?|ts)$/.test(each))]) {
  const text = readFileSync(file, 'utf8');
  const written = text.replace(ADDRESS, version);
  if (written !== text) writeFileSync(file, written);
}
