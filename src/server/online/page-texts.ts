/** What the page says; the games speak for themselves. */
export interface PageTexts {
  readonly title: string;
  readonly lede: string;
  readonly back: string;
}

export const TEXTS: Readonly<Record<string, PageTexts>> = {
  en: { title: 'Play together', lede: 'Choose a game, and invite somebody to it.', back: 'All games' },
  de: { title: 'Zusammen spielen', lede: 'Such dir ein Spiel aus und lade jemanden dazu ein.', back: 'Alle Spiele' },
  nl: { title: 'Samen spelen', lede: 'Kies een spel en nodig iemand uit.', back: 'Alle spellen' },
  fr: { title: 'Jouer ensemble', lede: 'Choisissez un jeu et invitez quelqu’un.', back: 'Tous les jeux' },
  it: { title: 'Giocare insieme', lede: 'Scegli un gioco e invita qualcuno.', back: 'Tutti i giochi' },
};
