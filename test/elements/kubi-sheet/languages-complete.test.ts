import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/kubi/en.js';
import { kubiLanguages } from '../../../src/locales/kubi/index.js';
import { describeProofs } from '../languages-complete.js';
import { IN_NO_GAME, SENTENCES } from './sentences.js';
import { GAMES } from './spoken-games.js';
import { PLAY_TEXTS } from './play-texts.js';
import { SHEET_TEXTS } from './sheet-texts.js';
import { SCENES } from './scenes.js';
import { textIn } from './texts.js';

const OWN_TEXTS = Object.keys({ ...SHEET_TEXTS, ...PLAY_TEXTS }) as (
  keyof typeof SHEET_TEXTS | keyof typeof PLAY_TEXTS
)[];

describeProofs({
  game: 'kubi',
  title: 'Kubi',
  languages: kubiLanguages,
  play: en,
  facts: ['numbers', 'number', 'roll'],
  texts: OWN_TEXTS,
  textIn,
  sentences: SENTENCES,
  alike: ['fr points', 'fr total', 'fr gains', 'nl full'],
});

describe('the games and scenes of Kubi', () => {
  it('lead to each sentence', () => {
    const said = GAMES.flatMap(({ steps }) => steps.flatMap(([, moment]) => moment ?? []));
    expect([...new Set(said), ...IN_NO_GAME]).to.have.members(Object.keys(SENTENCES.en));
  });

  it('show each text', () => {
    const shown = new Set(SCENES.flatMap(({ texts }) => texts).flatMap((text) => text.match(/\w+(?=\})/g) ?? []));
    const inHelp = 'howToPlay';
    expect(OWN_TEXTS.filter((name) => !shown.has(name))).to.deep.equal([inHelp]);
  });
});
