import { draw } from '#tests/pictures.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30">
<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs>
<rect width="40" height="30" fill="url(#a)"/><path d="M2 2L30 20" stroke="#00f"/><text x="5" y="9">a</text></svg>`

/** A good file of each kind, by its ending. */
export async function makeSamples() {
  const formats = ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const
  const drawn = await Promise.all(
    formats.map(async (format) => [format, await draw(format, 24, 16)] as const),
  )
  return new Map<string, Buffer>([
    ...drawn,
    ['svg', Buffer.from(drawing)],
    [
      'pdf',
      Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    ],
  ])
}
