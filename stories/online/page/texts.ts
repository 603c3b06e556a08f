/** What the page says; the games speak for themselves. */
interface Texts {
  readonly title: string;
  readonly lede: string;
  readonly back: string;
}

const en: Texts = {
  title: 'Play together',
  lede: 'Choose a game, and invite somebody to it.',
  back: 'All games',
};

const TEXTS: Readonly<Record<string, Texts>> = {
  en,
  de: { title: 'Zusammen spielen', lede: 'Such dir ein Spiel aus und lade jemanden dazu ein.', back: 'Alle Spiele' },
  nl: { title: 'Samen spelen', lede: 'Kies een spel en nodig iemand uit.', back: 'Alle spellen' },
  fr: { title: 'Jouer ensemble', lede: 'Choisissez un jeu et invitez quelqu’un.', back: 'Tous les jeux' },
  it: { title: 'Giocare insieme', lede: 'Scegli un gioco e invita qualcuno.', back: 'Tutti i giochi' },
};

/** The first language of the reader that the page speaks. */
export const lang = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in TEXTS) ?? 'en';
export const texts = TEXTS[lang] ?? en;
