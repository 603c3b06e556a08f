/**
 * Takes pictures of every state of every game, at eight widths, in the light, in the dark, with forced colours, with more contrast and on paper, and puts them on one sheet,
 * test/pictures/out/index.html; also the pictures of the README. Games that are named are enough: `npm run pictures -- kubi`.
 *
 * With `--readme` only those of the README are taken. With `--check`, the states that are kept in test/pictures/kept are compared with what they look like now;
 * with `--update` they are taken anew.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { openCamera } from './camera.mjs';
import { difference, reduced } from './compare.mjs';
import { states } from './states.mjs';
import { takeReadme } from './readme.mjs';

const WIDTHS = [240, 320, 360, 480, 640, 720, 900, 1200];
const LOOKS = ['light', 'dark', 'forced', 'contrast', 'print'];
const OUT = 'test/pictures/out';
const KEPT = 'test/pictures/kept';

const options = process.argv.slice(2);
const named = options.filter((option) => !option.startsWith('--'));
const chosen = states.filter(({ game }) => named.length === 0 || named.includes(game));
const camera = await openCamera();
const nameOf = ({ game, name }, width, look) => `${game}-${name}-${width}-${look}.png`;

/** The states that are kept, as they look now: words are left out, since fonts differ. */
async function* compared() {
  for (const state of chosen.filter(({ at }) => at)) {
    const page = await camera.open([state]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }');
      const { shadowRoot } = document.body.querySelector(':scope > div > *');
      shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
    });
    const [width, look] = state.at;
    const picture = await camera.take(page, width, look);
    await page.close();
    yield { file: nameOf(state, width, look), picture };
  }
}

async function update() {
  mkdirSync(KEPT, { recursive: true });
  for await (const { file, picture } of compared()) writeFileSync(`${KEPT}/${file}`, reduced(picture));
}

/** What looks otherwise than it did is put beside the sheet of all pictures. */
async function check() {
  mkdirSync(OUT, { recursive: true });
  let count = 0;
  for await (const { file, picture } of compared()) {
    count++;
    const found = difference(readFileSync(`${KEPT}/${file}`), picture);
    if (!found) continue;
    writeFileSync(`${OUT}/now-${file}`, picture);
    console.error(`${file} ${found}: see ${OUT}/now-${file}, and if it is meant, run \`npm run pictures -- --update\``);
    process.exitCode = 1;
  }
  console.log(`${count} pictures compared.`);
}

async function takeAll() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const rows = [];
  for (const state of chosen) {
    const page = await camera.open([state]);
    for (const look of LOOKS) {
      const files = WIDTHS.map((width) => nameOf(state, width, look));
      for (const [i, width] of WIDTHS.entries())
        writeFileSync(`${OUT}/${files[i]}`, await camera.take(page, width, look));
      const images = files.map((file) => `<img src="${file}" alt="${file}" loading="lazy">`);
      rows.push(`<h2>${state.game}, ${state.name}, ${look}</h2><p>${images.join('')}</p>`);
    }
    await page.close();
    console.log(`${state.game}, ${state.name}`);
  }
  const style = 'p{display:flex;gap:12px;align-items:start}img{border:1px solid #888}';
  writeFileSync(
    `${OUT}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${rows.join('\n')}`,
  );
  if (named.length === 0) await takeReadme(camera);
}

if (options.includes('--readme')) await takeReadme(camera);
else if (options.includes('--update')) await update();
else if (options.includes('--check')) await check();
else await takeAll();
await camera.end();
