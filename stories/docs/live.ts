import { Unstyled } from '@storybook/addon-docs/blocks';
import { Children, createElement, isValidElement, useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import '../../src/index.js';
import { runSnippet } from './run-snippet.js';

interface Snippet {
  readonly language: string;
  readonly code: string;
}

/** The fenced blocks of a piece of a page. */
function snippetsIn(node: ReactNode): Snippet[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ className?: string; children?: ReactNode }>(child)) return [];
    const { className = '', children } = child.props;
    const [, language] = /language-(\w+)/.exec(className) ?? [];
    return language && typeof children === 'string' ? [{ language, code: children }] : snippetsIn(children);
  });
}

async function show(place: HTMLElement, snippets: readonly Snippet[]): Promise<void> {
  const codeIn = (wanted: string) => snippets.filter(({ language }) => language === wanted).map(({ code }) => code);
  const style = document.createElement('style');
  style.textContent = codeIn('css').join('\n');
  place.replaceChildren(style, document.createRange().createContextualFragment(codeIn('html').join('\n')));
  for (const code of codeIn('js')) await runSnippet(code);
}

/** Shows the fenced blocks that stand in it, and below them what they make: the page runs what it prints. */
export function Live({ children }: { readonly children?: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) void show(place.current, snippetsIn(children));
    // The blocks of a page never change.
  }, []);
  const look = {
    margin: '-24px 0 40px',
    padding: 20,
    border: '1px solid light-dark(#d9e0e6, #444)',
    borderRadius: 4,
    overflow: 'hidden',
  };
  const shown = createElement('div', { ref: place, style: look });
  return createElement('div', null, children, createElement(Unstyled, null, shown));
}
