import { Markdown } from '@storybook/addon-docs/blocks';
import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

interface WideTableProps {
  /** What is in it, for those who come to it by the keyboard to scroll it. */
  readonly label: string;
  /** The table, also as a text in Markdown. */
  readonly children: ReactNode;
}

/** A table of several columns, which keeps them readable on a small screen and scrolls there. */
export function WideTable({ label, children }: WideTableProps): ReactElement {
  const look = { className: 'wide-table', role: 'region', tabIndex: 0, 'aria-label': label };
  const table = typeof children === 'string' ? createElement(Markdown, null, children) : children;
  return createElement('div', look, table);
}
