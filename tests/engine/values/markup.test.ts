import { describe, expect, it } from 'vitest'
import { textOfMarkup } from '@/engine/values/markup'

describe('the text of HTML from an editor', () => {
  it.each([
    ['<p>Payouts pause.</p><p>02:00&nbsp;–&nbsp;03:00</p>', 'Payouts pause.\n02:00 – 03:00'],
    ['one<br/>two<br>three', 'one\ntwo\nthree'],
    ['<ul><li>first</li>\n<li class="x">second</li></ul>end', '• first\n• second\n\nend'],
    ['fee &lt; 1 &amp; rate &gt; 2 &#39;a&#x27;', "fee < 1 & rate > 2 'a'"],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a<script>alert("x")</script><style>p{}</style><!-- note -->b', 'ab'],
    ['<img src=x onerror=alert(1)>plain', 'plain'],
    ['&unheard; &#0; &#9999999;', '&unheard; &#0; &#9999999;'],
    ['&lt;b&gt;kept as text&lt;/b&gt;', '<b>kept as text</b>'],
    ['', ''],
  ])('%s', (markup, text) => {
    expect(textOfMarkup(markup)).toBe(text)
  })
})
