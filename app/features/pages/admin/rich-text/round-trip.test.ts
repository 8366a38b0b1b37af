import { expect, test } from 'vitest'
import { toDocument, toMarkdown } from '../../editor-document.ts'
import { parseBlocks } from '../../formatted-text.ts'

const roundTrip = (text: string, markup: 'plain' | 'inline' | 'blocks' = 'blocks') => {
  const doc = toDocument(text, markup)
  doc.check()
  return toMarkdown(doc, markup)
}

test.each([
  'One.\n\nTwo,\nsecond line.',
  '**Bold** and *italic*, ***both***, **bold with *italic* in it**.',
  '[A page](/contact), [**bold**](https://example.com) and {au.student-visa.fee}.',
  '# Heading\n\nText.\n\n## Subheading\n\nText.',
  '- one\n- two\n  - nested\n  - more\n- three',
  '3. three\n4. four',
  '- first\n\n  second paragraph\n- next',
  '> A quote.\n>\n> Its second paragraph.',
  '| A | B |\n| --- | --- |\n| 1 | {au.student-visa.fee} |\n| a \\| b |  |',
  '![A campus](/media/0123456789abcdef0123456789abcdef.webp "1200x800")',
  '![A campus](/media/0123456789abcdef0123456789abcdef.webp "1200x800 Our *team* \\"at work\\" \\\\ 2026, A \\&amp; B")',
  '\\*Stars\\* and *words*.',
])('a formatted text stays the same in the editor: %s', (text) => {
  expect(roundTrip(text)).toBe(text)
})

test.each([
  '2 * 3 = 6, snake_case_word, a [note] and 5 > 4',
  '# not a heading',
  '- not a list',
  '1. not a list',
  '1) not a list',
  '> not a quote',
  '*stars*',
  '_lines_',
  '[text](/address)',
  '\\*',
])('typed characters stay characters: %s', (text) => {
  const doc = toDocument('x', 'blocks')
  const { schema } = doc.type
  const typed = schema.node('doc', null, [schema.node('paragraph', null, [schema.text(text)])])
  const stored = toMarkdown(typed, 'blocks')
  expect(parseBlocks(stored)).toEqual([{ tag: 'p', children: [text] }])
})

test.each(['https://x.org/a)b', 'https://x.org/a(b', 'https://x.org/a_(b)', 'https://x.org/a\\b'])(
  'the address of a link is kept, with encoded characters: %s',
  (href) => {
    const { schema } = toDocument('x', 'blocks').type
    const link = schema.text('here', [schema.mark('link', { href })])
    const doc = schema.node('doc', null, [schema.node('paragraph', null, [link])])
    const [block] = parseBlocks(toMarkdown(doc, 'blocks'))

    const [child] = block?.tag === 'p' ? block.children : []
    expect(child).toMatchObject({ tag: 'a', children: ['here'] })
    const stored = typeof child === 'object' ? child.href : undefined
    expect(decodeURIComponent(stored ?? '')).toBe(href)
  },
)

test.each(['Learn C #', 'Learn C ##', '#', 'C#', 'Learn_C #'])(
  'a heading keeps the signs at its end: %s',
  (text) => {
    const { schema } = toDocument('x', 'blocks').type
    const heading = schema.node('heading', { level: 1 }, [schema.text(text)])
    const stored = toMarkdown(schema.node('doc', null, [heading]), 'blocks')
    expect(parseBlocks(stored)).toMatchObject([{ tag: 'heading', children: [text] }])
  },
)

test('marks that Markdown cannot write as they are end at a letter', () => {
  const { schema } = toDocument('x', 'blocks').type
  const [strong, em] = [schema.mark('strong'), schema.mark('em')]
  const write = (...parts: ReturnType<typeof schema.text>[]) =>
    toMarkdown(schema.node('doc', null, [schema.node('paragraph', null, parts)]), 'blocks')

  expect(write(schema.text(' bold ', [strong]), schema.text('text'))).toBe(' **bold** text')
  expect(write(schema.text('Note:', [strong]), schema.text('text'))).toBe('**Note**:text')
  const mixed = write(
    schema.text('a', [em]),
    schema.text('b', [em, strong]),
    schema.text('c', [strong]),
  )
  expect(roundTrip(mixed)).toBe(mixed)
})
