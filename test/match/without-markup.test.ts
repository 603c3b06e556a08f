import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { parseRecord } from '../../src/match/record/parse-record.js';
import { withoutMarkup } from '../../src/match/record/without-markup.js';

const RECORD = 'triad 1; seed="a;b" [5 > 3 & "so on"]; roll 112233 112233; a1a3 [Well begun.]; f6f4';

/** What tools made of the same record, as text of its script. */
const MANGLED: Readonly<Record<string, string>> = {
  'blank lines, by CommonMark': `triad 1; seed="a;b" [5 > 3 & "so on"]
<p>roll 112233 112233
a1a3 [Well begun.]</p>
<p>f6f4
`,
  'blank lines before indented lines': `triad 1; seed="a;b" [5 > 3 & "so on"]
<pre><code>roll 112233 112233
a1a3 [Well begun.]
</code></pre>
<p>f6f4`,
  'line ends, by the editor of WordPress': `<p>triad 1; seed=&#8220;a;b&#8221; [5 &gt; 3 &#038; &#34;so on&#34;]<br />
roll 112233 112233<br />a1a3 [Well begun.]</p><p>f6f4</p>`,
  'one line, by CommonMark':
    'triad 1; seed=&quot;a;b&quot; [5 &gt; 3 &amp; &quot;so on&quot;]; roll 112233 112233; a1a3 [<em>Well</em> begun.]; f6f4',
  'quotes, by a typographer': 'triad 1; seed=“a;b” [5 > 3 & "so on"]; roll 112233 112233; a1a3 [Well begun.]; f6f4',
  'quotes, by another one':
    'triad 1; seed=&ldquo;a;b&rdquo; [5 &#x3e; 3 &amp; "so on"]; roll 112233 112233; a1a3 [Well begun.]; f6f4',
};

describe('a record that Markdown has taken for prose', () => {
  for (const [what, text] of Object.entries(MANGLED)) {
    it(`is the same record: ${what}`, () => {
      expect(parseRecord(withoutMarkup(text), triad)).to.deep.equal(parseRecord(RECORD, triad));
    });
  }

  it('keeps the blank line of a comment, and what only looks like markup', () => {
    expect(withoutMarkup('a1a3 {one</p>\n<p>two}')).to.equal('a1a3 {one\n\ntwo}');
    const text = 'a1a3 {a < b, <b>, <player>, R&D, &unknown; and “so on”}';
    expect(withoutMarkup(text)).to.equal(text);
  });
});
