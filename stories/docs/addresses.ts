/** The folder `cdn/` of this version on a public CDN that serves pages for frames, too. `npm version` writes its number here and on all pages. */
export const CDN = 'https://unpkg.com/tabletop-elements@0.1.0/cdn/';

/** The docs, as Storybook builds them. */
export const DOCS = 'https://tabletop-elements.github.io/tabletop-elements/';

/** The source, which shows the README. */
export const REPOSITORY = 'https://github.com/tabletop-elements/tabletop-elements';
