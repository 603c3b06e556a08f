import { closure } from './chunk-graph.mjs';

/** Stands in the one script for what is known only when all chunks are written. */
const PLACE = /\bNEEDED_FILES\b/;
const LANGUAGES = ['de', 'fr', 'it', 'nl'];
/** What games need besides, if they match a selector. */
const MODULES = {
  '[record], [src], :has(> script)': 'src/match/record/parse-record.ts',
  '[persist]': 'src/elements/session/storage/kept-match.ts',
  '[share-url]': 'src/elements/session/links/share-url.ts',
};

/**
 * Writes into the one script what each element needs, so that it asks for all of it at once; and beside the scripts, which modules each holds.
 * @param definitions the file that defines an element, by tag
 * @param isPlayed whether a module is loaded before a reader can play
 */
export const neededFiles = ({ definitions, games, isPlayed, folder }) => ({
  name: 'needed-files',
  generateBundle(_, bundle) {
    const chunks = new Map(Object.entries(bundle).filter(([, { type }]) => type === 'chunk'));
    const relative = (id) => id.slice(folder.length + 1);
    const holding = (isWanted) =>
      [...chunks].flatMap(([file, { moduleIds }]) => (moduleIds.some(isWanted) ? [file] : []));
    const files = [];
    const numbers = (names) => names.map((name) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1));
    const needs = Object.entries(definitions).map(([tag, definition]) => {
      const first = closure(
        chunks,
        holding((id) => relative(id) === definition),
      );
      const { id: game } = games.find((each) => each.tag === tag) ?? {};
      if (!game) return [tag, [numbers([...first])]];
      const played = closure(
        chunks,
        holding((id) => isPlayed(id, tag)),
      );
      const words = LANGUAGES.map((code) => {
        const found = closure(
          chunks,
          holding((id) =>
            [`${code}.ts`, `play/${code}.ts`].some((file) => relative(id) === `src/locales/${game}/${file}`),
          ),
        );
        return [code, numbers([...found].filter((file) => !first.has(file) && !played.has(file)))];
      });
      const later = [...played].filter((file) => !first.has(file));
      return [tag, [numbers([...first]), numbers(later), Object.fromEntries(words)]];
    });
    const besides = Object.entries(MODULES).map(([selector, module]) => [
      selector,
      numbers([
        ...closure(
          chunks,
          holding((id) => relative(id) === module),
        ),
      ]),
    ]);
    const script = bundle['tabletop-elements.js'];
    if (!PLACE.test(script.code)) this.error('tabletop-elements.js has no place for the files that elements need');
    script.code = script.code.replace(PLACE, () =>
      JSON.stringify({ files, needs: Object.fromEntries(needs), besides }),
    );
    const source = Object.fromEntries(
      [...chunks].map(([file, { moduleIds, imports, dynamicImports }]) => [
        file,
        { modules: moduleIds.map(relative), imports, dynamicImports },
      ]),
    );
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(source, undefined, 1) });
  },
});
