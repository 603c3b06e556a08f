/** For tests of stories and of the package, which import the page of Triomino by this name. */
export * from './page.js';
