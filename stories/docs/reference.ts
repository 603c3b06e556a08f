import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment, createElement } from 'react';
import type { ReactElement } from 'react';
import { declared } from './manifest.js';
import type { Documented } from './manifest.js';
import { WideTable } from './wide-table.js';

const code = (text: string): string => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '');
const prose = (text = ''): string => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');

type Column = readonly [head: string, cell: (each: Documented) => string];

const NAME: Column = ['name', ({ name }) => code(name) || '(no name)'];
const MEANING: Column = ['meaning', ({ description }) => prose(description)];
const TYPE: Column = ['type', ({ type }) => code(type?.text ?? '')];
const WORDS: Column = ['words', ({ type }) => code(type?.text ?? '')];
const DEFAULT: Column = ['default', ({ default: usual }) => code(usual ?? '')];

function tableOf(rows: readonly Documented[], columns: readonly Column[]): string {
  const lines = [
    columns.map(([head]) => head),
    columns.map(() => '-'),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** All that an element has, as its documentation says it: a table for each kind. */
export function Reference({ tag }: { readonly tag: string }): ReactElement {
  const { attributes, members, events, slots, cssParts, cssStates, cssProperties } = declared(tag);
  const kinds: readonly [title: string, rows: readonly Documented[], columns: readonly Column[]][] = [
    ['Attributes', attributes, [NAME, MEANING, WORDS, DEFAULT]],
    ['Properties', members.filter(({ kind }) => kind === 'field'), [NAME, MEANING, TYPE]],
    ['Methods', members.filter(({ kind }) => kind === 'method'), [NAME, MEANING]],
    ['Events', events, [NAME, MEANING]],
    ['Slots', slots, [NAME, MEANING]],
    ['Parts', cssParts, [NAME, MEANING]],
    ['States', cssStates, [NAME, MEANING]],
    ['Custom properties', cssProperties, [NAME, MEANING, DEFAULT]],
  ];
  const tables = kinds
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows, columns]) =>
      createElement(
        Fragment,
        { key: title },
        createElement(Markdown, null, `### ${title} of \`<${tag}>\``),
        createElement(WideTable, { label: `${title} of ${tag}`, children: tableOf(rows, columns) }),
      ),
    );
  return createElement('div', null, tables);
}
