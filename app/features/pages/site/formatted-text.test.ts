import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paragraphs } from './formatted-text.tsx'

const picture = '![Our desk](/media/0123456789abcdef0123456789abcdef.webp "16x9")'

const render = (text: string, headingLevel?: 3 | 4) =>
  renderToStaticMarkup(createElement(Paragraphs, { text, headingLevel })).replaceAll(
    / class="[^"]*"/g,
    '',
  )

test('renders paragraphs with line breaks', () => {
  expect(render('One.\n\nTwo,\n*second* line.')).toBe(
    '<p>One.</p><p>Two,<br/><em>second</em> line.</p>',
  )
})

test('renders lists, quotes, tables and pictures as elements', () => {
  expect(render('- one\n- **two**\n  - nested')).toBe(
    '<ul><li><p>one</p></li><li><p><strong>two</strong></p><ul><li><p>nested</p></li></ul></li></ul>',
  )
  expect(render('3. three')).toBe('<ol start="3"><li><p>three</p></li></ol>')
  expect(render('> Quoted.')).toBe('<blockquote><p>Quoted.</p></blockquote>')
  expect(render('| A |\n| --- |\n| <b> |')).toContain(
    '<thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>&lt;b&gt;</td></tr></tbody>',
  )
  expect(render('|  | Fee |\n| --- | --- |\n| Visa | 1 |')).toContain(
    '<tr><td></td><th scope="col">Fee</th></tr>',
  )
  expect(render(picture.replace('16x9', '16x9 The *front* desk'))).toMatch(
    /^<figure><img .*<figcaption>The \*front\* desk<\/figcaption><\/figure>$/,
  )
  expect(render(picture)).toMatch(/^<img src="\/media\/.* alt="Our desk" width="16" height="9"/)
})

test('states type and size of a linked file', () => {
  const address = `/media/${'0'.repeat(32)}-245760.pdf`
  expect(render(`[Fees](${address})`)).toBe(
    `<p><a href="${address}" rel="noopener">Fees (PDF, 240 KB)</a></p>`,
  )
})

test('renders headings below the heading that the text belongs to', () => {
  expect(render('# One\n\n## Two')).toBe('<h3>One</h3><h4>Two</h4>')
  expect(render('# One', 4)).toBe('<h4>One</h4>')
})

test('renders unsafe links and foreign pictures as text', () => {
  expect(render('[here](javascript:alert(1)) <img src=x onerror=alert(1)>')).toBe(
    '<p>[here](javascript:alert(1)) &lt;img src=x onerror=alert(1)&gt;</p>',
  )
  expect(render('![Desk](https://evil.example/a.png "16x9")')).toBe('<p>Desk</p>')
})
