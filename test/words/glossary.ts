import type { Language } from '../locales/all-terms.js';

/** A word that a language does not use for a thing, because it has another one for it. */
export interface Banned {
  readonly word: RegExp;
  /** What is said instead, as in the table of the contributing guide. */
  readonly use: string;
  /** Texts that must not come back: one for each alternative of the word. */
  readonly examples: readonly string[];
  /** The paths of the files to which this applies. Default: all of them */
  readonly within?: RegExp;
}

const TRIAD = /triad/;
const KUBI = /kubi/;
const TRICUBO = /tricubo/;
const CUBO = /\/cubo/;
const TRIOMINO = /triomino/;

export const BANNED: Readonly<Record<Language, readonly Banned[]>> = {
  en: [
    { word: /\bcannot\b/i, use: 'can’t', examples: ['This move cannot be made.'] },
    { word: /\bat (?:the )?first try\b/i, use: 'on the first try', examples: ['Right at the first try.'] },
    { word: /\brests?\b/i, use: 'closed', examples: ['The large die rests.'], within: TRICUBO },
    {
      word: /\bleaves? .*\bout\b|\bleft out\b/i,
      use: 'set aside',
      examples: ['Leave it out.', 'The 2 is left out.'],
      within: KUBI,
    },
    {
      word: /\bpress (?:a|an|one|two|the|your) (?:of your )?(?:die|dice|tiles?|cell|row)\b/i,
      use: 'tap',
      examples: ['Press two dice.', 'Press a tile, or buy one.', 'Press one of your dice.'],
    },
    { word: /\btap “/i, use: 'press', examples: ['Tap “Back” to return.'] },
    { word: /\byour racks?\b|\blowest hand\b/i, use: 'tile', examples: ['Look at your rack.', 'lowest hand 12'] },
    {
      word: /\bother variant\b|\bUS rules\b|\bUnited States\b/,
      use: 'American rules',
      examples: ['In the other variant …', 'the US rules', 'United States'],
    },
    { word: /\bmoves? to a new value\b/i, use: 'with a new value', examples: ['No die can move to a new value.'] },
    {
      word: /(?:^|[.:;,] )(?:and )?(?:who(?:ever)? (?:calls|lays|has|draws|first)|whoever)\b/i,
      use: 'the player who',
      examples: ['Whoever calls first chooses.', 'Who calls first wins.', 'Nine tiles each, and whoever begins'],
    },
  ],
  de: [
    {
      word: /\bneue[ns]? Spiel\b|\bNeues Spiel\b|\bSpiel beginnen\b/,
      use: 'Partie',
      examples: ['ein neues Spiel', 'Neues Spiel', 'Spiel beginnen'],
    },
    {
      word: /\b[Dd]as Spiel (?:ist|endet|war|ging|mit|unentschieden)\b|\b(?:beendet|beenden|endet|ist) das Spiel\b/,
      use: 'Partie',
      examples: ['Das Spiel ist zu Ende.', 'Drei beenden das Spiel.'],
    },
    {
      word: /\b(?:einmal|ganzen|spät) (?:im )?Spiel\b|\b(?:deine?m?|erste[sn]?) Spiel\b/i,
      use: 'Partie',
      examples: ['Einmal im Spiel', 'im ganzen Spiel', 'dein Spiel', 'dein erstes Spiel'],
    },
    {
      word: /\bSpieler(?:n|s|in|innen)?\b|\bWer mitspielt\b/,
      use: 'Mitspielende',
      examples: ['Spieler 1', 'Wer mitspielt'],
    },
    {
      word: /\bruh(?:t|en)\b|\boffene[rn]? Würfel\b/,
      use: 'gesperrt',
      examples: ['Der Würfel ruht.', 'Kein offener Würfel'],
      within: TRICUBO,
    },
    { word: /\bVorab\b/, use: 'Zwischenwertung', examples: ['Vorab'] },
    { word: /\bWiederholt:/, use: 'Wiederhergestellt', examples: ['Wiederholt: a1a3'] },
    {
      word: /\banderen Variante\b|\bVereinigten Staaten\b|\bUSA\b/,
      use: 'amerikanische Regeln',
      examples: ['In der anderen Variante', 'aus den Vereinigten Staaten', 'USA'],
    },
    { word: /\bhöchsten? Drilling/, use: 'Dreierpasch', examples: ['der höchste Drilling'] },
    { word: /\b(?:Spielb|eigenes B|B)latt\b/, use: 'Zettel', examples: ['ein eigenes Blatt'] },
    { word: /\bDurchg(?:ang|änge)\b/, use: 'Runde', examples: ['Durchgang', 'Durchgänge'] },
    { word: /\b[Mm]anche Webseite\b/, use: 'manche Webseiten', examples: ['Manche Webseite erlaubt das.'] },
    { word: /\bpro (?:Zug|Stein|Runde)\b/, use: 'je', examples: ['Sekunden pro Zug'] },
    { word: /\b(?:Abwurf|abwerfen|Vorrat|violett)\b/i, use: 'Strichmenge', examples: ['Abwurf', 'Vorrat', 'violett'] },
    { word: /\bWähle einen Platz\b/, use: 'Stelle', examples: ['Wähle einen Platz für 3-4-5.'], within: TRIOMINO },
  ],
  nl: [
    {
      word: /\bnieuw spel\b|\bonlinespel\b|(?:^|: )spel beginnen\b/i,
      use: 'partij',
      examples: ['een nieuw spel', 'Onlinespel', 'Spel beginnen'],
    },
    {
      word: /\bhet spel (?:is|eindigt|ligt|ging|was)\b|\b(?:beëindig\w*|eindigt) het spel\b/i,
      use: 'partij',
      examples: ['Het spel is afgelopen.', 'Drie beëindigen het spel.'],
    },
    {
      word: /\b(?:per|hele|eerste) spel\b|\bkeer in het spel\b/i,
      use: 'partij',
      examples: ['drie rijen per spel', 'het hele spel', 'je eerste spel', 'één keer in het spel'],
    },
    { word: /\bhint\b/i, use: 'tip', examples: ['Hint'] },
    { word: /\bvak(?:ken)?\b/i, use: 'vakje', examples: ['ga 1 vak', 'ga 2 vakken'] },
    { word: /\bverwissel/i, use: 'wisselen', examples: ['Verwissel twee dobbelstenen.'] },
    { word: /\b(?:ge)?ruil/i, use: 'wisselen', examples: ['Ruil twee dobbelstenen.', 'geruild'], within: KUBI },
    {
      word: /\bweggeven\b|\bweggeeft\b|\bgeeft hem weg\b/i,
      use: 'inruilen',
      examples: ['de rode 1 weggeven', 'als je hem weggeeft', 'Enter geeft hem weg'],
    },
    { word: /\bturven\b/i, use: 'streepjes', examples: ['Turven'] },
    { word: /\bblad(?:en)?\b/i, use: 'scoreblad', examples: ['Blad'] },
    { word: /\bdrieling/i, use: 'trio', examples: ['de hoogste drieling'] },
    {
      word: /\bste(?:en|nen)\b/i,
      use: 'dobbelsteen',
      examples: ['drie eigen stenen', 'de steen'],
      within: /triad|kubi|\/cubo|tricubo/,
    },
    { word: /\btegenpartij\b|\bbeide kanten\b/i, use: 'tegenstander', examples: ['de tegenpartij', 'Beide kanten'] },
    { word: /\btriade maken\b/i, use: 'vormen', examples: ['een triade maken'] },
    {
      word: /\bnaast een paar\b|\bdezelfde paar\b/i,
      use: 'weinig',
      examples: ['naast een paar sommen', 'dezelfde paar sommen'],
      within: KUBI,
    },
    {
      word: /\brust(?:en)?\b|\bopen dobbelsteen\b/i,
      use: 'geblokkeerd',
      examples: ['De dobbelsteen rust.', 'Geen open dobbelsteen'],
      within: TRICUBO,
    },
    { word: /\bOpnieuw:/, use: 'Hersteld', examples: ['Opnieuw: a1a3'] },
    {
      word: /\bandere variant\b|\bVerenigde Staten\b/,
      use: 'Amerikaanse regels',
      examples: ['In de andere variant', 'Verenigde Staten'],
    },
    { word: /\b(?:Gezel|(?:Groot)?[Mm]eester)\b/, use: 'Talent', examples: ['Gezel', 'Meester', 'Grootmeester'] },
    { word: /\btik op ‘/i, use: 'drukken op', examples: ['Tik op ‘Passen’.'] },
  ],
  fr: [
    { word: /\bcri(?:er|ez|e)\b|\bdites «/i, use: 'annoncer', examples: ['crier Cubo', 'dites « Cubo »'] },
    { word: /\binterverti/i, use: 'échanger', examples: ['Intervertissez deux dés.'] },
    {
      word: /\bnombres? (?:consécutifs|égaux|de la tuile|\d|…)|\bd’une suite.*\bnombres?\b|\bNombres d’une suite\b|\bgrand nombre\b(?! de)|\bson nombre\b/,
      use: 'chiffre',
      examples: ['Trois nombres égaux', 'le nombre 3', 'Nombres d’une suite', 'son plus grand nombre', 'son nombre'],
    },
    { word: /\bpersonne active\b/i, use: 'joueur actif', examples: ['la personne active'] },
    { word: /\binscri(?:re|vez)\b/i, use: 'noter', examples: ['Inscrivez le lancer.', 'inscrire'] },
    { word: /(?<!re)lâche(?:r|z)?\b/i, use: 'relâcher', examples: ['Échap lâche le dé.', 'pour le lâcher'] },
    {
      word: /\bf(?:aire|ait|asse)\b(?: \S+){0,2} (?:une triade|un pont)\b/i,
      use: 'former',
      examples: ['faire aussitôt une triade', 'fait un pont'],
    },
    {
      word: /\bau repos\b|\bdé ouvert\b/i,
      use: 'bloqué',
      examples: ['Le dé est au repos.', 'Aucun dé ouvert'],
      within: TRICUBO,
    },
    {
      word: /\bautre variante\b|États-Unis\b/,
      use: 'règle américaine',
      examples: ['Dans l’autre variante', 'aux États-Unis'],
    },
    { word: /\bune passe\b|^Passe$/, use: 'passer', examples: ['ce que coûte une passe', 'Passe'] },
    { word: /\bachet(?:er|ez)\b/i, use: 'piocher', examples: ['sans acheter', 'Achetez une tuile.'] },
    {
      word: /(?:tuiles?|tuile …|\b\d(?:-\d)*|…|qui|vôtres|[Ee]lle|aucune)(?: n[e’])? ?(?:va|vont)\b(?! en | au | de | à | chercher)/,
      use: 'convenir',
      examples: [
        'Aucune de vos tuiles ne va.',
        '3-4-4 ne va pas',
        'deux des vôtres vont',
        'et elle va.',
        'une tuile qui va',
      ],
      within: TRIOMINO,
    },
    {
      word: /\bencerclé|\bbarré/i,
      use: 'bloqué',
      examples: ['Les dés sont encerclés.', 'Le chemin est barré.'],
      within: TRIAD,
    },
    { word: /\bun seul changement\b/i, use: 'échanger', examples: ['Un seul changement complète'] },
    {
      word: /\b(?:Blanc|Noir) (?:va|joue|a|gagne)\b/,
      use: 'les Blancs',
      examples: ['Blanc va de c1 à e3.', 'Noir gagne.'],
    },
    { word: /\btouche[rz] «/i, use: 'appuyer sur', examples: ['Touchez « Piocher ».'] },
    {
      word: /(?:^|[.:;] )(?:Qui|Celui à qui) (?!commence$|joue$|pose en premier$|[^.]*\?)/,
      use: 'le joueur qui',
      examples: ['Qui commence doit poser une tuile.', 'Celui à qui il reste le moins marque.'],
    },
    { word: /[ \u00a0][:;!?]/, use: 'a narrow space', examples: ['Gagné !', 'Gagné\u00a0!'] },
  ],
  it: [
    { word: /\bchiam(?:a|i|are)\b/i, use: 'annunciare', examples: ['chiama «Cubo»', 'chiamare'] },
    { word: /\brounds?\b/i, use: 'manche', examples: ['Round 3 di 21'] },
    {
      word: /\bsegna(?:re|ta)? (?:la|una) (?:casella|riga)\b|\bcasella segnata\b/i,
      use: 'barrare',
      examples: ['Segna la casella', 'segnare una casella', 'casella segnata'],
    },
    {
      word: /\bcaselle dei colori\b|\bcampo colorato\b/i,
      use: 'casella colorata',
      examples: ['Le caselle dei colori', 'un campo colorato'],
    },
    { word: /\bcroc[ei]\b/i, use: 'crocetta', examples: ['Croci', 'una croce'] },
    { word: /\btriplo\b/i, use: 'tripla', examples: ['il triplo più alto'] },
    { word: /\bpatta\b/i, use: 'parità', examples: ['La partita è patta.'] },
    { word: /\bperdut[aeio]\b/i, use: 'perso', examples: ['vanno perdute'] },
    {
      word: /\brip(?:oso|osa)\b|\bdado aperto\b/i,
      use: 'bloccato',
      examples: ['Il dado è a riposo.', 'riposa un dado', 'Nessun dado aperto'],
      within: TRICUBO,
    },
    {
      word: /\baltra variante\b|\bStati Uniti\b/,
      use: 'regolamento americano',
      examples: ['Nell’altra variante', 'Stati Uniti'],
    },
    {
      word: /\bfa(?:re|i)?\b(?: \S+){0,2} una triade\b/i,
      use: 'formare',
      examples: ['fare subito una triade', 'fa una triade'],
    },
    { word: /\bcompra(?:re)?\b/i, use: 'pescare', examples: ['senza comprare'] },
    {
      word: /«Scambia»|\bScambialo\b/,
      use: 'cambiare',
      examples: ['premi «Scambia»', 'Scambialo con uno dei tuoi.'],
      within: CUBO,
    },
    { word: /\bmodalità modulo\b/i, use: 'modalità focus', examples: ['la modalità modulo'] },
    { word: /\bnon è valso\b|è caduta\b/i, use: 'non vale', examples: ['Non è valso.', 'La richiesta è caduta.'] },
    { word: /\btocca «/i, use: 'premere', examples: ['Tocca «Pesca».'] },
    {
      word: /\b[Ii]l 8\b|\b[Dd]el 8\b|\b[Aa]l 8\b|\b[Ii]l 11\b/,
      use: 'dell’8',
      examples: ['il 8', 'del 8', 'al 8', 'il 11'],
    },
  ],
};
