/** What each element shows in the tests of server rendering: as attributes, the same in every language. */
export interface ServedGame {
  readonly tag: string;
  /** A game in the middle. */
  readonly play: string;
  /** What is clicked on to make a move there. */
  readonly clicks: readonly string[];
  readonly diagram: string;
  readonly replay: string;
  /** By the language, what the picture of the diagram says somewhere. */
  readonly says: Readonly<Record<'en' | 'de', string>>;
}

export const SERVED: readonly ServedGame[] = [
  {
    tag: 'triad-board',
    play: 'position="2a2a/ba1a2/6/2B1bB/3B2/1A4 w 2-0" names="Ann, Bob"',
    clicks: ['[data-cell="1"]', '[data-cell="3"]'],
    diagram: 'position="cc2aa/3a2/3CC1/6/6/A1A1CC b 0-1" marks="b6-d6 d4 d5" flipped',
    replay: 'record="triad 1; roll 111233 112233; d1d4 {Into the middle.}; c6d5xd6" marks="c3"',
    says: { en: 'White 3, marked', de: 'Weiß 3, markiert' },
  },
  {
    tag: 'kubi-sheet',
    play: 'seats="human human" names="Ann, Bob" position="1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0 / 1:7,2:0,6:0 0,0,0,0,0,14,0,0,0,0,0 | 0 12346"',
    clicks: ['.entry input', '.actions .primary'],
    diagram: 'position="1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8" marks="12" names="Ann"',
    replay: 'record="kubi 1; x146; roll 12346 {The first dice.}; 1|23|46" ply="2" numerals',
    says: { en: 'marked', de: 'markiert' },
  },
  {
    tag: 'tricubo-sheet',
    play: 'position="6,6,5,0,0 .,.,.,.,. - | A 4 0 334"',
    clicks: ['.entry input', '.actions .primary'],
    diagram: 'position="6,3,5,6,7 -,7,4,10,- LMSt" marks="3 2i"',
    replay: 'record="tricubo 1; @2; roll 346 {The first dice.}; M" ply="2"',
    says: { en: 'Marked: row 3; row 2, interim box', de: 'Markiert: Reihe 3; Reihe 2, Kästchen der Zwischenwertung' },
  },
  {
    tag: 'cubo-grid',
    play: 'position="1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2" time-limits="off"',
    clicks: ['button[data-cell="0"]', 'button[data-cell="8"]'],
    diagram: 'position="r1r2r3/r2w3b4/b3b4b5" marks="1 b a1-c1"',
    replay: 'record="cubo 2; middle r1r1b1b1; dice 0 123234345 {The first dice.}; call"',
    says: { en: 'Marked: row 1, column b', de: 'Markiert: Reihe 1, Spalte b' },
  },
  {
    tag: 'triomino-table',
    play: 'position="344@0,0 | 044,555 | 0 0 0 - 1"',
    clicks: ['.rack-tile[data-tile="044"]', '[data-cell] path'],
    diagram: 'position="512@-1,1 221@-1,2 112@0,2 111@1,2 511@1,1" placement="155@0,1" marks="111"',
    replay: `record="triomino 2; start='344@0,0 | 044,055 / 555 | 0 1 0 - 1'; 044@0,1 {Eight.}" viewer="0"`.replaceAll(
      "'",
      '&quot;',
    ),
    says: { en: 'hexagon', de: 'Sechseck' },
  },
];

/** The tag as a page has it. */
export const tagOf = ({ tag }: ServedGame, attributes: string, lang?: string): string =>
  `<${tag} ${lang ? `lang="${lang}" ` : ''}${attributes}></${tag}>`;
