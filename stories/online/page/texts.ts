/** What the page says; the games speak for themselves. */
export interface Texts {
  readonly title: string;
  readonly lede: string;
  readonly back: string;
  readonly invitation: string;
  readonly copy: string;
  readonly copied: string;
  readonly connecting: string;
  readonly waiting: string;
  readonly offline: string;
  readonly ended: string;
}

const en: Texts = {
  title: 'Play together',
  lede: 'Choose a game, and send the link to whoever is to play with you.',
  back: 'All games',
  invitation: 'Send this link to whoever is to play with you',
  copy: 'Copy',
  copied: 'Copied.',
  connecting: 'Connecting …',
  waiting: 'Waiting for the others.',
  offline: 'No connection. The game goes on as soon as there is one.',
  ended: 'There is no place for you in this game.',
};

const de: Texts = {
  title: 'Zusammen spielen',
  lede: 'Such dir ein Spiel aus und schick den Link denen, die mitspielen sollen.',
  back: 'Alle Spiele',
  invitation: 'Schick diesen Link denen, die mitspielen sollen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  connecting: 'Verbindung wird hergestellt …',
  waiting: 'Es fehlt noch jemand.',
  offline: 'Keine Verbindung. Sobald sie wieder da ist, geht es weiter.',
  ended: 'In diesem Spiel ist kein Platz mehr für dich.',
};

const nl: Texts = {
  title: 'Samen spelen',
  lede: 'Kies een spel en stuur de link naar wie er meespeelt.',
  back: 'Alle spellen',
  invitation: 'Stuur deze link naar wie er meespeelt',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  connecting: 'Verbinding maken …',
  waiting: 'Nog niet iedereen is er.',
  offline: 'Geen verbinding. Zodra die er weer is, gaat het spel verder.',
  ended: 'In dit spel is geen plaats meer voor je.',
};

const fr: Texts = {
  title: 'Jouer ensemble',
  lede: 'Choisissez un jeu et envoyez le lien aux personnes avec qui vous voulez jouer.',
  back: 'Tous les jeux',
  invitation: 'Envoyez ce lien aux personnes avec qui vous voulez jouer',
  copy: 'Copier',
  copied: 'Copié.',
  connecting: 'Connexion en cours…',
  waiting: 'Il manque encore quelqu’un.',
  offline: 'Pas de connexion. La partie reprendra dès son retour.',
  ended: 'Il n’y a plus de place pour vous dans cette partie.',
};

const it: Texts = {
  title: 'Giocare insieme',
  lede: 'Scegli un gioco e manda il link a chi deve giocare con te.',
  back: 'Tutti i giochi',
  invitation: 'Manda questo link a chi deve giocare con te',
  copy: 'Copia',
  copied: 'Copiato.',
  connecting: 'Connessione in corso…',
  waiting: 'Manca ancora qualcuno.',
  offline: 'Nessuna connessione. La partita riprende appena torna.',
  ended: 'In questa partita non c’è più posto per te.',
};

const TEXTS: Readonly<Record<string, Texts>> = { en, de, nl, fr, it };

/** In the first language of the reader that the page speaks. */
export const lang = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in TEXTS) ?? 'en';
export const texts = TEXTS[lang] ?? en;
