import { create } from 'storybook/theming/create';

const FONT = '"Iowan Old Style", "Palatino Linotype", Palatino, P052, "Book Antiqua", Georgia, serif';

/** A die and a tile, in the colours of the text around them. */
const MARK = `<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" style="flex: none">
  <path d="M20.5 3.2a1.6 1.6 0 0 1 2.8 0l7.4 13a1.6 1.6 0 0 1-1.4 2.4h-15a1.6 1.6 0 0 1-1.4-2.4Z" fill="#c8803f"/>
  <rect x="2" y="11" width="18" height="18" rx="4.5" fill="currentColor"/>
  <g fill="#c8803f"><circle cx="7" cy="16" r="1.9"/><circle cx="11" cy="20" r="1.9"/><circle cx="15" cy="24" r="1.9"/></g>
</svg>`;

const shared = {
  brandTitle: `<span style="display: flex; align-items: center; gap: 10px; white-space: nowrap; font: 600 17px/1.2 ${FONT.replaceAll('"', "'")}">${MARK} tabletop-elements</span>`,
  brandUrl: '?path=/docs/welcome--docs',
  brandTarget: '_self',
  fontBase: 'system-ui, sans-serif',
  appBorderRadius: 6,
  inputBorderRadius: 6,
};

/** The home of the docs by day. */
export const light = create({
  ...shared,
  base: 'light',
  colorPrimary: '#8a3b16',
  colorSecondary: '#8a3b16',
  appBg: '#f5efe4',
  appContentBg: '#fffdf8',
  appPreviewBg: '#fffdf8',
  appHoverBg: '#ebe0cd',
  appBorderColor: '#ddd0ba',
  textColor: '#2c2119',
  textMutedColor: '#66564a',
  barBg: '#fffdf8',
  barTextColor: '#66564a',
  barHoverColor: '#8a3b16',
  barSelectedColor: '#8a3b16',
  inputBg: '#fffdf8',
  inputBorder: '#8d7a63',
  inputTextColor: '#2c2119',
  buttonBg: '#f5efe4',
  buttonBorder: '#ddd0ba',
});

/** And by night. */
export const dark = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#eda878',
  colorSecondary: '#c96f37',
  appBg: '#1b1714',
  appContentBg: '#211b16',
  appPreviewBg: '#211b16',
  appHoverBg: '#332a21',
  appBorderColor: '#43382d',
  textColor: '#f2e8d8',
  textMutedColor: '#bcab97',
  barBg: '#211b16',
  barTextColor: '#bcab97',
  barHoverColor: '#eda878',
  barSelectedColor: '#eda878',
  inputBg: '#262019',
  inputBorder: '#8d7d69',
  inputTextColor: '#f2e8d8',
  buttonBg: '#262019',
  buttonBorder: '#43382d',
});

export const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** The theme that the reader's system asks for. */
export const asAsked = (): typeof light => (isDark() ? dark : light);
