export interface Site {
  /** The folder that its build writes. */
  readonly output: string;
  /** Whether the page writes each move of the game to the console, as its example in the guide says. */
  readonly isListening: boolean;
}

/** By the folder in `sites/`. */
export const SITES: Readonly<Record<string, Site>> = {
  react: { output: 'dist', isListening: true },
  vue: { output: 'dist', isListening: true },
  svelte: { output: 'dist', isListening: true },
  webpack: { output: 'dist', isListening: true },
  next: { output: 'out', isListening: true },
  astro: { output: 'dist', isListening: false },
  vitepress: { output: '.vitepress/dist', isListening: false },
  docusaurus: { output: 'build', isListening: false },
  angular: { output: 'dist/site/browser', isListening: true },
};
