/** The lengths that many rules compute with. Their names cannot be those of a page, whose properties they would change. */
const LENGTHS = ['--_tabletop-unit', '--_tabletop-side', '--_tabletop-row', '--_tabletop-rem'];

const documents = new WeakSet<Document>();

/**
 * Registers these custom properties in a document as lengths. Otherwise they are text, which each rule that uses them parses and computes anew, at some
 * thousand places a page; it would look the same.
 */
export function registerLengths(document: Document): void {
  if (documents.has(document)) return;
  documents.add(document);
  const { CSS } = document.defaultView ?? {};
  for (const name of LENGTHS) {
    try {
      CSS?.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '0px' });
    } catch {
      // An old browser, or another copy of the library has done it.
    }
  }
}
