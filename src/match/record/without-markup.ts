/** What Markdown and editors write for blank lines and line ends. */
const LINE_ENDS = /<(?:p|pre|br)\b[^<>]*>\n?/gi;
const OTHER_TAGS = /<\/?(?:p|pre|code|em|strong)\b[^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
};
/** The text of a field of the header, whose straight quotes have become curly ones. */
const CURLY = /=\s*[“”„]([^“”\n]*)[“”]/g;

/**
 * The text of a record that has gone through Markdown or an editor as if it were prose: without paragraphs, line breaks and emphasis, with the characters
 * that entities stand for.
 */
export function withoutMarkup(text: string | undefined): string | undefined {
  return text
    ?.replace(LINE_ENDS, '\n')
    .replace(OTHER_TAGS, '')
    .replace(ENTITY, (entity: string, decimal?: string, hexadecimal?: string, name: string = '') => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      return hexadecimal ? String.fromCodePoint(parseInt(hexadecimal, 16)) : (NAMED[name] ?? entity);
    })
    .replace(CURLY, '="$1"');
}
