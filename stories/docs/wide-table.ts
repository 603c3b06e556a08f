import { Markdown } from '@storybook/addon-docs/blocks';
import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

interface WideTableProps {
  /** Names the region for keyboard users who scroll it. */
  readonly label: string;
  /** The table, or its Markdown. */
  readonly children: ReactNode;
}

/** A table that scrolls on a small screen, so that its columns stay readable. */
export function WideTable({ label, children }: WideTableProps): ReactElement {
  const look = { className: 'wide-table', role: 'region', tabIndex: 0, 'aria-label': label };
  const table = typeof children === 'string' ? createElement(Markdown, null, children) : children;
  return createElement('div', look, table);
}
