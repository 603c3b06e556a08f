import { readFile } from '@web/test-runner-commands';

/** A fenced block of a guide. */
export interface Snippet {
  readonly language: string;
  /** The text after the language: a path, or a name for tests. */
  readonly name: string;
  readonly code: string;
}

export interface Section {
  readonly title: string;
  readonly text: string;
  readonly snippets: readonly Snippet[];
}

/** A guide, or another page by its path, cut at its headings. */
export async function sectionsOf(page: string): Promise<Section[]> {
  const path = page.includes('/') ? page : `/stories/guides/${page}.md`;
  const text = await (await fetch(path)).text();
  return text
    .split(/^#{1,3} /m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      text: part,
      snippets: [...part.matchAll(/^```(\w*) ?(.*)\n([^]*?)^```$/gm)].map(
        ([, language = '', name = '', code = '']) => ({
          language,
          name,
          code,
        }),
      ),
    }));
}

/**
 * The cells of the tables of a section, without their heads.
 * @param head how the first cell of the head starts; without it, all tables
 */
export function rowsIn({ text }: Pick<Section, 'text'>, head = ''): string[][] {
  const tables = [...text.matchAll(/^\| *(.*)\n\| *:?-.*\n((?:\|.*\n?)*)/gm)];
  const wanted = tables.filter(([, heads = '']) => heads.startsWith(head));
  const rows = wanted.flatMap(([, , body = '']) => body.trimEnd().split('\n'));
  return rows.map((row) => {
    const cells = row.split(/(?<!\\)\|/).slice(1, -1);
    return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
  });
}

/** Files of the project as they are written, not as the server compiles them. */
export async function sourcesOf(paths: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string) => {
    // The runner reads from the folder of the test file.
    const text = await readFile({ path: `../../${path}` });
    if (text === undefined) throw new Error(`there is no ${path}`);
    return [path, text] as const;
  };
  return Object.fromEntries(await Promise.all(paths.map(read)));
}
