import { titleOf } from '../../elements/play/title-of.js';
import { games } from '../../elements/registry.js';
import { styles } from './page-styles.js';
import { TEXTS } from './page-texts.js';
import type { PageTexts } from './page-texts.js';

/**
 * The page to play on: the list of games, or one of them, which makes its room, hands out the invitation, and joins the room that stands in the address. All
 * addresses are relative, since a proxy may show it under a path.
 * @param lang one of {@link TEXTS}
 * @param wanted the game that the address asks for
 */
export function pageOf(lang: string, wanted: unknown): string {
  const texts = TEXTS[lang] as PageTexts;
  const game = games.find(({ id }) => id === wanted);
  const title = game ? titleOf(game.id) : texts.title;
  const shown = game
    ? `<a href="./">${texts.back}</a>
      <${game.tag} seats="human human" data-online="here"></${game.tag}>`
    : `<h1>${texts.title}</h1>
      <p>${texts.lede}</p>
      <ul>
        ${games.map(({ id }) => `<li><a href="?game=${id}">${titleOf(id)}</a></li>`).join('\n        ')}
      </ul>`;
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="cdn/tabletop-elements.css" />
    <style>${styles}</style>
    <script type="module" src="cdn/tabletop-elements.js"></script>
    <script type="module" src="online.js"></script>
  </head>
  <body>
    <main>
      ${shown}
    </main>
  </body>
</html>
`;
}
