import { executeServerCommand } from '@web/test-runner-commands';

/** A fenced block of a page of the documentation. */
export interface Snippet {
  readonly language: string;
  /** What stands behind the language: by it a test finds the block. */
  readonly name: string;
  readonly code: string;
}

export interface Section {
  readonly title: string;
  readonly text: string;
  readonly snippets: readonly Snippet[];
}

/** A page of the documentation as its author writes it, cut at its headings. */
export async function sectionsOf(page: string): Promise<Section[]> {
  const text = await (await fetch(`/stories/docs/${page}.mdx`)).text();
  const parts = text.split(/^##? /m).slice(1);
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    text: part,
    snippets: [...part.matchAll(/^```(\w*) ?(.*)\n([^]*?)^```$/gm)].map(([, language = '', name = '', code = '']) => ({
      language,
      name,
      code,
    })),
  }));
}

/**
 * The cells of the tables below a heading, without their heads. They stand in template literals, with their backquotes escaped.
 * @param head the beginning of the heads of these tables; without it, of all
 */
export function rowsIn({ text }: Section, head = ''): string[][] {
  const tables = [...text.matchAll(/^\| *(.*)\n\| *-.*\n((?:\|.*\n)*)/gm)];
  const wanted = tables.filter(([, heads = '']) => heads.startsWith(head));
  const rows = wanted.flatMap(([, , body = '']) => body.trimEnd().split('\n'));
  const written = rows.map((row) => row.replace(/\\([`\\])/g, '$1'));
  return written.map((row) => {
    const cells = row.split(/(?<!\\)\|/).slice(1, -1);
    return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
  });
}

interface NodeRun {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Files of the project as they are written, not as the server makes scripts of them. */
export async function sourcesOf(paths: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const code = `
    import { readFileSync } from 'node:fs';
    const read = (path) => [path, readFileSync(path, 'utf8')];
    process.stdout.write(JSON.stringify(Object.fromEntries(${JSON.stringify(paths)}.map(read))));
  `;
  const run = await executeServerCommand<NodeRun, { code: string }>('node', { code });
  if (run.code !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Record<string, string>;
}
