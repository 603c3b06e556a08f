import { languageOf } from './language-of.js';

/** They come with this script, since nothing else may come: what happened, and what the button does. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'This couldn’t be loaded.|Try again|Reload the page',
  de: 'Das ließ sich nicht laden.|Noch einmal versuchen|Seite neu laden',
  nl: 'Dit kon niet worden geladen.|Opnieuw proberen|Pagina opnieuw laden',
  fr: 'Le chargement a échoué.|Réessayer|Recharger la page',
  it: 'Caricamento non riuscito.|Riprova|Ricarica la pagina',
};

/** How to load what has not come, by tag. */
const retries = new Map<string, () => void>();
/** Where that is said. */
const messages = new Map<Element, HTMLElement>();

const retryAll = () => [...retries.values()].forEach((retry) => retry());
const reload = () => location.reload();

/** What is in sight from the start does not come into sight. */
const known = new WeakSet<Element>();
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && known.has(target)) retryAll();
    known.add(target);
  }
});
addEventListener('online', retryAll);
addEventListener('visibilitychange', retryAll);

/**
 * Says in elements whose script has not come that it has not, with a button that tries again. It is also tried when the browser is online again, when the reader
 * leaves the page or comes back to it, and when one of the elements comes into sight.
 *
 * Browsers without retriable modules (Chrome before 156, Firefox before 155, Safari up to 27; whatwg/html#10327) keep the failure of an address, also of a file that
 * a script imports, as long as the page lives: there a further `import()` fails at once, without a request. Another address would not help, since the files that it
 * imports keep theirs. So after a second failure with the network there, the button reloads the page, and says so.
 */
export function showFailure(tag: string, elements: Iterable<Element>, retry: () => void): void {
  const isReload = retries.has(tag) && navigator.onLine;
  retries.set(tag, retry);
  for (const element of elements) {
    const words = (WORDS[languageOf(element)] ?? WORDS['en']!).split('|');
    let message = messages.get(element);
    if (!message) {
      message = document.createElement('p');
      message.className = 'tabletop-failure';
      message.role = 'alert';
      message.append(words[0]!, document.createElement('button'));
      messages.set(element, message);
      element.prepend(message);
      observer.observe(element);
    }
    Object.assign(message.lastChild!, {
      type: 'button',
      textContent: words[isReload ? 2 : 1],
      onclick: isReload ? reload : retryAll,
    });
  }
}

/** A script has come. */
export function endFailure(tag: string): void {
  retries.delete(tag);
  for (const [element, message] of messages) if (element.localName === tag) message.remove();
}
