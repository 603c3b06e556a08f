export interface Site {
  /** The folder that its build writes. */
  readonly output: string;
  /** The file with its page, if that is nothing but Markdown with all games; other sites show an article on Triad. */
  readonly markdown?: string;
  /** Whether the page writes each move of the game to the console, as its example in the guide says. */
  readonly isListening: boolean;
  /** Whether its router leads to a second page, on which it keeps one of the games. */
  readonly hasSecondPage?: boolean;
  /** Whether its builder leaves out workers of packages, so that opponents think on the page. */
  readonly hasNoWorkers?: boolean;
  /** What libraries write to the console in every development build. */
  readonly ignored?: RegExp;
}

/** By the folder in `sites/`. */
export const SITES: Readonly<Record<string, Site>> = {
  react: { output: 'dist', isListening: true },
  vue: { output: 'dist', isListening: true },
  svelte: { output: 'build', isListening: true },
  webpack: { output: 'dist', isListening: true },
  next: { output: 'out', isListening: true },
  // Its router fetches a page that it is led to in advance, and may give up the first fetch.
  astro: { output: 'dist', isListening: false, hasSecondPage: true, ignored: /\/second\/: net::ERR_ABORTED/ },
  vitepress: { output: '.vitepress/dist', isListening: false },
  // A development build, in which React compares the attributes of the server with its own.
  docusaurus: { output: 'build', isListening: false, ignored: /React DevTools|lit\.dev\/msg\// },
  eleventy: { output: '_site', isListening: false, markdown: 'index.md' },
  mdx: { output: 'dist', isListening: false, markdown: 'page.mdx' },
  // It asks in vain for the worker.
  angular: {
    output: 'dist/site/browser',
    isListening: true,
    hasNoWorkers: true,
    ignored: /opponent-worker\.js|Failed to load resource/,
  },
};
