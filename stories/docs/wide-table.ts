import { Markdown } from '@storybook/addon-docs/blocks';
import { createElement } from 'react';
import type { ReactElement } from 'react';

interface WideTableProps {
  /** What is in it, for those who come to it by the keyboard to scroll it. */
  readonly label: string;
  /** The table in Markdown. */
  readonly children: string;
}

/** A table of several columns, which keeps them readable on a small screen and scrolls there. */
export function WideTable({ label, children }: WideTableProps): ReactElement {
  const look = { className: 'wide-table', role: 'region', tabIndex: 0, 'aria-label': label };
  return createElement('div', look, createElement(Markdown, null, children));
}
