import { AnchorMdx, HeadersMdx, Markdown, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { createElement, useEffect, useRef } from 'react';
import type { ReactElement, TableHTMLAttributes } from 'react';
import '../../src/index.js';
import { isDark } from '../../.storybook/theme.js';
import { CDN, REPOSITORY } from './addresses.js';
import { runSnippet } from './run-snippet.js';
import { WideTable } from './wide-table.js';

/** Adjacent fenced blocks of HTML, CSS and JavaScript. */
const GROUP = /((?:^```(?:html|css|js)\b[^\n]*\n[^]*?^```$\s*)+)/gm;
const BLOCK = /^```(\w+)[^\n]*\n([^]*?)^```$/gm;

/** Only HTML that needs no script from a server can run in Storybook. */
const isLive = (part: string): boolean => part.startsWith('```html') && !part.includes(CDN);

/** Markdown as Storybook reads it: fences without the names that tests use, links to the pages of other guides. */
const forStorybook = (text: string): string =>
  text
    .replace(/^```(\w+) .*$/gm, '```$1')
    .replaceAll('](../../README.md', `](${REPOSITORY}`)
    .replace(
      /\]\(([\w-]+)\.md(#[\w-]+)?\)/g,
      (_, guide: string, heading = '') => `](?path=/docs/${guide}--docs${heading})`,
    );

async function show(place: HTMLElement, part: string): Promise<void> {
  const blocks = [...part.matchAll(BLOCK)];
  const codeIn = (wanted: string) => blocks.flatMap(([, language, code = '']) => (language === wanted ? [code] : []));
  const style = document.createElement('style');
  style.textContent = codeIn('css').join('\n');
  place.replaceChildren(style, document.createRange().createContextualFragment(codeIn('html').join('\n')));
  for (const code of codeIn('js')) await runSnippet(code);
}

/** Runs the blocks of a part of a guide. */
function Live({ part }: { readonly part: string }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) void show(place.current, part);
  }, [part]);
  const style = {
    margin: '-24px 0 40px',
    padding: 20,
    border: '1px solid light-dark(#d9e0e6, #444)',
    borderRadius: 4,
    overflow: 'hidden',
  };
  return createElement(Unstyled, null, createElement('div', { ref: place, style }));
}

const Table = (attributes: TableHTMLAttributes<HTMLTableElement>): ReactElement =>
  createElement(WideTable, { label: 'Table', children: createElement('table', attributes) });

interface CodeProps {
  readonly className?: string;
  readonly children?: string;
}

/** A fenced block: Markdown wraps its code into `pre` and `code`. */
function Code({ children }: { readonly children: ReactElement<CodeProps> }): ReactElement {
  const { className = '', children: code } = children.props;
  const [, language = 'text'] = /lang(?:uage)?-(\w+)/.exec(className) ?? [];
  return createElement(Source, { code: code ?? '', language: language as 'html', dark: isDark() });
}

/** Storybook’s own overrides are lost where there are others. */
const options = { overrides: { a: AnchorMdx, ...HeadersMdx, table: Table, pre: Code } };

const written = (text: string): ReactElement => createElement(Markdown, { options, children: forStorybook(text) });

/**
 * A guide, or one of its sections, as Storybook shows it: with the result of each live example below its code.
 * @param section the heading of the section; without it, the whole guide
 */
export function Guide({ text, section }: { readonly text: string; readonly section?: string }): ReactElement {
  const [, chosen = ''] = section === undefined ? ['', text] : text.split(`\n## ${section}\n`);
  const shown = section === undefined ? chosen : (chosen.split('\n## ')[0] ?? '');
  const parts = shown
    .split(GROUP)
    .flatMap((part, i) => [
      createElement('div', { key: i }, written(part)),
      ...(isLive(part) ? [createElement(Live, { key: `${i} live`, part })] : []),
    ]);
  return createElement('div', null, parts);
}
