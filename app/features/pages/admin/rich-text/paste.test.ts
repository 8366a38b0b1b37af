import { readFile } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import type { Slice } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { maskStyles } from '../../clean-html.ts'
import { toDocument, toMarkdown } from '../../editor-document.ts'
import type { Markup } from '../../editor-schema.ts'
import { findAddress, parseHtml, parseText } from './paste.ts'

const { window } = new JSDOM()
const readPage = (html: string) =>
  new window.DOMParser().parseFromString(maskStyles(html), 'text/html')
const readFixture = (name: string) =>
  readFile(new URL(`clipboard/${name}`, import.meta.url), 'utf8')

/** Returns the text of an empty editor after the paste. */
function paste(slice: Slice, markup: Markup) {
  const { tr } = EditorState.create({ doc: toDocument('', markup) })
  return toMarkdown(tr.replaceSelection(slice).doc, markup)
}

const pasteHtml = (html: string, markup: Markup = 'blocks', headings = 2) =>
  paste(parseHtml(readPage(html), { markup, headings }), markup)

test.each(['word', 'google-docs', 'wordpress-blocks', 'wordpress-classic'])(
  'a paste from %s keeps the structure and drops the styles',
  async (name) => {
    const pasted = pasteHtml(await readFixture(`${name}.html.txt`))
    expect(`${pasted}\n`).toBe(await readFixture(`${name}.md.txt`))
    // The pasted text is read back as it is.
    expect(toMarkdown(toDocument(pasted, 'blocks'), 'blocks')).toBe(pasted)
  },
)

test('a text without headings gets them as bold paragraphs', () => {
  expect(pasteHtml('<h2>Fees</h2><p>Paid once.</p>', 'blocks', 0)).toBe('**Fees**\n\nPaid once.')
})

test('a caption keeps bold and links, on lines', () => {
  const html = '<ul><li><b>One</b></li><li><a href="https://example.com/">two</a></li></ul>'
  expect(pasteHtml(html, 'inline')).toBe('**One**\n[two](https://example.com/)')
  expect(pasteHtml(html, 'plain')).toBe('One\ntwo')
})

test('a pasted link with another scheme is text', () => {
  expect(pasteHtml('<a href="javascript:alert(1)">here</a>')).toBe('here')
  expect(pasteHtml('<a href="file:///C:/a.docx">here</a>')).toBe('here')
})

test('pasted text stays text, with links and facts', () => {
  const text = '*One*\r\nline, see https://example.com/a.\r\n\r\n{au.student-visa.fee}'
  expect(paste(parseText(text, { markup: 'blocks', headings: 2 }), 'blocks')).toBe(
    '\\*One\\*\nline, see [https://example.com/a](https://example.com/a).\n\n{au.student-visa.fee}',
  )
})

test('an address is recognised', () => {
  expect(findAddress(' https://example.com/a ')).toBe('https://example.com/a')
  expect(findAddress('www.example.com')).toBe('https://www.example.com')
  expect(findAddress('two words')).toBeUndefined()
  expect(findAddress('javascript:alert(1)')).toBeUndefined()
})
