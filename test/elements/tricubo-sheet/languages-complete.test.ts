import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/tricubo/en.js';
import { tricuboLanguages } from '../../../src/locales/tricubo/index.js';
import { describeProofs } from '../languages-complete.js';
import { SENTENCES } from './sentences.js';
import { GAMES } from './spoken-games.js';
import { PLAY_TEXTS } from './play-texts.js';
import { SCENES } from './scenes.js';
import { SHEET_TEXTS } from './sheet-texts.js';
import { textIn } from './texts.js';

const OWN_TEXTS = Object.keys({ ...SHEET_TEXTS, ...PLAY_TEXTS }) as (
  keyof typeof SHEET_TEXTS | keyof typeof PLAY_TEXTS
)[];

describeProofs({
  game: 'tricubo',
  title: 'Tricubo',
  languages: tricuboLanguages,
  play: en,
  facts: ['die', 'row', 'field', 'needed', 'free', 'left', 'name'],
  texts: OWN_TEXTS,
  textIn,
  sentences: SENTENCES,
  unused: ['tabletop.rolled', 'tabletop.noChange'],
  alike: ['fr final', 'fr total'],
});

describe('the games and scenes of Tricubo', () => {
  it('lead to each sentence', () => {
    const said = GAMES.flatMap(({ steps }) => steps.flatMap(([, moment]) => moment ?? []));
    expect([...new Set(said)]).to.have.members(Object.keys(SENTENCES.en));
  });

  it('show each text', () => {
    const shown = new Set(SCENES.flatMap(({ texts }) => texts).flatMap((text) => text.match(/\w+(?=\})/g) ?? []));
    const inHelp = 'howToPlay';
    expect(OWN_TEXTS.filter((name) => !shown.has(name))).to.deep.equal([inHelp]);
  });
});
