import { expect, fixture } from '@open-wc/testing';
import { LitElement, html } from 'lit';
import type { Translation } from '@shoelace-style/localize';
import { Language } from '../../src/interaction/language.js';
import type { Languages } from '../../src/locales/languages.js';
import { waitUntil } from '../wait-until.js';

interface Terms extends Translation {
  'test.hello': (name: string) => string;
  'test.bye': string;
}

const english: Terms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  'test.hello': (name) => `Hello ${name}`,
  'test.bye': 'Bye',
};
const french: Terms = {
  ...english,
  $code: 'fr',
  $name: 'Français',
  'test.hello': (name) => `Bonjour ${name}`,
  'test.bye': 'Salut',
};
const dutch: Terms = {
  ...english,
  $code: 'nl',
  $name: 'Nederlands',
  'test.hello': (name) => `Hallo ${name}`,
  'test.bye': 'Doei',
};

/** How often each language was asked for, and whether the line is broken. */
const asked = { fr: 0, nl: 0 };
let isBroken = false;
let arrive: () => void;

const languages: Languages<Terms> = {
  en: english,
  others: {
    fr: () => {
      asked.fr++;
      return new Promise((resolve) => (arrive = () => resolve(french)));
    },
    nl: () => {
      asked.nl++;
      return isBroken ? Promise.reject(new TypeError('no line')) : Promise.resolve(dutch);
    },
  },
};

class GreetingElement extends LitElement {
  readonly language = new Language<Terms>(this, languages);
  /** The language in which the latest update began. */
  begun = '';
  protected override willUpdate(): void {
    this.begun = this.language.words('$code');
  }
  protected override render() {
    return html`${this.language.words('test.hello', 'Ann')}. ${this.language.words('test.bye')}.`;
  }
}
customElements.define('test-greeting', GreetingElement);

const greeting = async (lang: string) => fixture<GreetingElement>(html`<test-greeting lang=${lang}></test-greeting>`);
const text = (element: Element) => element.shadowRoot?.textContent ?? '';

describe('the language of an element', () => {
  it('is English at once, and another one when it has been loaded', async () => {
    const element = await greeting('fr');
    expect(text(element)).to.equal('Hello Ann. Bye.');
    let isThere = false;
    void element.language.settled().then(() => (isThere = true));
    await element.updateComplete;
    expect(isThere).to.equal(false);
    arrive();
    await waitUntil(() => text(element) === 'Bonjour Ann. Salut.');
    expect(isThere).to.equal(true);
  });

  it('is that of the whole update in which it comes, also before anything is drawn', async () => {
    const element = await greeting('fr');
    await waitUntil(() => text(element).startsWith('Bonjour'));
    expect(element.begun).to.equal('fr');
    element.lang = 'en';
    await waitUntil(() => text(element).startsWith('Hello'));
    expect(element.begun).to.equal('en');
  });

  it('is loaded once for many elements', async () => {
    const elements = await Promise.all([greeting('fr'), greeting('fr-CA'), greeting('FR')]);
    await waitUntil(() => elements.every((each) => text(each).startsWith('Bonjour')));
    expect(asked.fr).to.equal(1);
  });

  it('is English while it cannot be loaded, and is tried again with the next element', async () => {
    isBroken = true;
    const first = await greeting('nl');
    await first.language.settled();
    expect(text(first)).to.equal('Hello Ann. Bye.');
    isBroken = false;
    const second = await greeting('nl');
    await waitUntil(() => text(second) === 'Hallo Ann. Doei.');
    expect(text(first)).to.equal('Hallo Ann. Doei.');
    expect(asked.nl).to.be.above(1);
  });

  it('says what it is, in lower case', async () => {
    const element = await greeting('FR-ca');
    await waitUntil(() => text(element).startsWith('Bonjour'));
    expect(element.language.lang()).to.equal('fr-ca');
    element.lang = 'tlh';
    await waitUntil(() => element.language.lang() === 'en');
    expect(text(element)).to.equal('Hello Ann. Bye.');
  });

  for (const lang of ['en_US', 'en-US@posix']) {
    it(`writes dates where the page or the system writes its language as ${lang}`, async () => {
      const { language } = await greeting(lang);
      expect([language.lang(), language.date('2026-11-26T12:00', { dateStyle: 'long' })]).to.deep.equal([
        ...['en', 'November 26, 2026'],
      ]);
    });
  }
});
