/** A JPEG picture with three colour components. */
export interface PdfPicture {
  jpeg: Buffer
  width: number
  height: number
}

/** A4 in points. */
const A4 = [595.28, 841.89] as const

/**
 * Returns a PDF 1.4 file with a picture on each page, as large as A4 allows, in its own direction. A PDF
 * contains JPEG data as it is (ISO 32000-1, 7.4.8), so no library is needed.
 */
export function writePdf(pictures: PdfPicture[], title: string) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    `<< /Title <feff${Buffer.from(title, 'utf16le').swap16().toString('hex')}> >>`,
  ].map((text) => Buffer.from(text))
  for (const [index, { jpeg, width, height }] of pictures.entries()) {
    const [short, long] = A4
    const [pageWidth, pageHeight] = width > height ? [long, short] : [short, long]
    const scale = Math.min(pageWidth / width, pageHeight / height)
    const size = [width * scale, height * scale] as const
    const corner = [(pageWidth - size[0]) / 2, (pageHeight - size[1]) / 2]
    const matrix = [size[0], 0, 0, size[1], ...corner].map((value) => value.toFixed(2)).join(' ')
    const page = pageNumber(index)
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${page + 1} 0 R /Resources << /XObject << /P ${page + 2} 0 R >> >> >>`,
      ),
      toStream('', Buffer.from(`${matrix} cm /P Do`)),
      toStream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        jpeg,
      ),
    )
  }
  return joinObjects(objects)
}

const OBJECTS_PER_PAGE = 3
const FIRST_PAGE = 4
const pageNumber = (index: number) => FIRST_PAGE + index * OBJECTS_PER_PAGE

const toStream = (entries: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

/** Writes numbered objects and the table of their places. */
function joinObjects(objects: Buffer[]) {
  const parts = [Buffer.from('%PDF-1.4\n%\xff\xff\xff\xff\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\n`
  return Buffer.concat([...parts, Buffer.from(`${table}${trailer}startxref\n${length}\n%%EOF\n`)])
}
