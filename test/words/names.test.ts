import { expect } from 'chai';
import * as french from '../../src/locales/common/names/fr.js';
import * as italian from '../../src/locales/common/names/it.js';
import { termsIn } from '../locales/all-terms.js';
import { list } from '../../src/elements/play/phrases.js';
import { wordsOf } from './proof.js';

describe('French names in sentences', () => {
  for (const [name, subject, within, to] of [
    ['Ann', 'Ann', 'Ann', 'à Ann'],
    ['Ordinateur', 'L’ordinateur', 'l’ordinateur', 'à l’ordinateur'],
    ['Ordinateur 2', 'L’ordinateur 2', 'l’ordinateur 2', 'à l’ordinateur 2'],
    ['Joueur 2', 'Le joueur 2', 'le joueur 2', 'au joueur 2'],
    ['Joueur', 'Joueur', 'Joueur', 'à Joueur'],
    ['Blancs', 'Blancs', 'Blancs', 'aux Blancs'],
    ['Ordinateurs', 'Ordinateurs', 'Ordinateurs', 'à Ordinateurs'],
    ['Le Goff', 'Le Goff', 'Le Goff', 'à Le Goff'],
  ] as const) {
    it(`have the article of ${name}`, () => {
      expect([french.subject(name), french.named(name), french.toPlayer(name)]).to.deep.equal([subject, within, to]);
    });
  }

  it('have their articles in lists', async () => {
    const words = wordsOf(await termsIn('common', 'fr'));
    const names = list(['Joueur 1', 'Ordinateur', 'Ordinateur 2'], words, 'conjunction');
    expect(french.subject(names)).to.equal('Le joueur 1, l’ordinateur et l’ordinateur 2');
    expect(words('tabletop.youShare', list(['Vous', 'Ordinateur 2'], words, 'conjunction'), 3)).to.equal(
      'Vous et l’ordinateur 2 partagez la première place avec 3 points.',
    );
  });

  it('stand rightly in the sentences of all games', async () => {
    const words = wordsOf(await termsIn('common', 'fr'));
    expect([
      words('tabletop.does', 'Joueur 2', 'pioche.'),
      words('tabletop.winsWith', 'Ordinateur 2', 35),
      words('tabletop.rolls', 'Joueur 2'),
      words('tabletop.rolls', 'Ann'),
      words('tabletop.toMove', 'Blancs'),
    ]).to.deep.equal([
      'Le joueur 2 pioche.',
      'L’ordinateur 2 gagne avec 35 points.',
      'Au joueur 2 de lancer.',
      'À Ann de lancer.',
      'C’est aux Blancs de jouer.',
    ]);
  });
});

describe('Italian names in sentences', () => {
  for (const [name, subject, within, to, of, by] of [
    ['Ann', 'Ann', 'Ann', 'ad Ann', 'di Ann', 'da Ann'],
    ['Bob', 'Bob', 'Bob', 'a Bob', 'di Bob', 'da Bob'],
    ['Bianco', 'Il Bianco', 'il Bianco', 'al Bianco', 'del Bianco', 'dal Bianco'],
    ['Computer', 'Il computer', 'il computer', 'al computer', 'del computer', 'dal computer'],
    ['Computer 2', 'Il computer 2', 'il computer 2', 'al computer 2', 'del computer 2', 'dal computer 2'],
    ['Giocatore 1', 'Il giocatore 1', 'il giocatore 1', 'al giocatore 1', 'del giocatore 1', 'dal giocatore 1'],
    ['Computerfan', 'Computerfan', 'Computerfan', 'a Computerfan', 'di Computerfan', 'da Computerfan'],
  ] as const) {
    it(`have the article of ${name}`, () => {
      const { subject: first, named, toPlayer, ofPlayer, byPlayer } = italian;
      expect([first, named, toPlayer, ofPlayer, byPlayer].map((join) => join(name))).to.deep.equal([
        subject,
        within,
        to,
        of,
        by,
      ]);
    });
  }

  it('have their articles in lists', async () => {
    const words = wordsOf(await termsIn('common', 'it'));
    const names = list(['Giocatore 1', 'Computer', 'Computer 2'], words, 'conjunction');
    expect(italian.subject(names)).to.equal('Il giocatore 1, il computer e il computer 2');
    expect(words('tabletop.winsWith', 'Computer 2', 35)).to.equal('Il computer 2 vince con 35 punti.');
  });
});

describe('Italian articles', () => {
  it('lose their vowel before a number that begins with one', () => {
    const numbers = [1, 2, 8, 9, 11, 12, 18, 80, 81, '8%', '11%', '1,5%', '18%', '8,5%', '100%'];
    expect(numbers.map(italian.the).join(' ')).to.equal(
      'l’1 il 2 l’8 il 9 l’11 il 12 il 18 l’80 l’81 l’8% l’11% l’1,5% il 18% l’8,5% il 100%',
    );
    expect([8, 9].map(italian.toThe)).to.deep.equal(['all’8', 'al 9']);
    expect([8, 9].map(italian.ofThe)).to.deep.equal(['dell’8', 'del 9']);
  });
});
