import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import type { StudentDocument } from '../contract.ts'
import type { LeadFile } from '../files-contract.ts'
import { createPhotoPdf } from './copies/photo-pdf.ts'
import { blankLocation, prepareCopy } from './copies/prepare-copy.ts'
import { createZip, listZipEntries } from './zip.ts'

const makeFile = (id: string, values: Partial<LeadFile> = {}): LeadFile => {
  const file = { id, document_id: id, name: `${id}.pdf`, type: 'pdf' as const, size: 1 }
  const created_at = '2026-11-29T00:00:00.000Z'
  const origin = {
    created_at,
    by: '',
    is_from_chat: false,
    is_from_form: false,
    is_proof: false,
    is_scanned: null,
  }
  return { ...file, ...origin, ...values }
}

const makeDocument = (values: Partial<StudentDocument>) =>
  ({ kind: 'other', title: '', whose: 'student', files: [], ...values }) as StudentDocument

async function listNames(zip: Buffer) {
  return new Promise<string[]>((resolve, reject) => {
    const names: string[] = []
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error)
      file.on('entry', ({ fileName }) => {
        names.push(fileName)
        file.readEntry()
      })
      file.once('end', () => resolve(names)).once('error', reject)
      file.readEntry()
    })
  })
}

test('names files by the order and the names of their documents, without proofs', async () => {
  const entries = listZipEntries([
    makeDocument({ kind: 'passport', files: [makeFile('a')] }),
    makeDocument({ kind: 'photo' }),
    makeDocument({
      kind: 'bank_balance',
      title: 'Bank: a/b\\c "2027"',
      whose: 'sponsor',
      files: [
        makeFile('b', { name: 'scan.jpg', type: 'jpeg' }),
        makeFile('proof', { is_proof: true }),
        makeFile('c'),
      ],
    }),
    makeDocument({
      title: 'नागरिकता',
      files: [makeFile('d'), makeFile('broken', { name: 'x.png', type: 'png' })],
    }),
  ])
  const files: Record<string, Buffer> = {
    a: Buffer.from('%PDF-'),
    b: await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
    c: Buffer.from('%PDF-'),
    d: Buffer.from('%PDF-'),
    broken: Buffer.from('89504e470d0a1a0a', 'hex'),
  }
  const zip = await buffer(
    createZip(entries, async function* ({ id }) {
      const bytes = files[id]
      if (bytes) yield bytes
    }),
  )
  expect(await listNames(zip)).toEqual([
    '01 Passport.pdf',
    '02 Bank a b c 2027 (sponsor) 1.jpg',
    '02 Bank a b c 2027 (sponsor) 2.pdf',
    '03 नागरिकता 1.pdf',
    'Not included.txt',
  ])
})

test('reads one piece after the other, as the receiver takes 100 MB', async () => {
  const size = 1024 * 1024
  const entries = listZipEntries(
    Array.from({ length: 10 }, (_, index) => makeDocument({ files: [makeFile(`file-${index}`)] })),
  )
  let readCount = 0
  let largestLead = 0
  let received = 0
  const zip = createZip(entries, async function* () {
    for (let piece = 0; piece < 10; piece++) {
      readCount++
      yield Buffer.alloc(size, readCount)
    }
  })
  for await (const chunk of zip) {
    received += chunk.length
    largestLead = Math.max(largestLead, readCount * size - received)
  }
  expect(readCount).toBe(100)
  expect(received).toBeGreaterThan(100 * size)
  // At most the piece that is being sent and the next ones are in memory, never a whole file.
  expect(largestLead).toBeLessThanOrEqual(3 * size)
})

/** A photo that was taken upright in Kathmandu. */
const takePhoto = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Make: 'Example' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('turns photos upright and removes their location', async () => {
  const photo = await takePhoto()
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  const { width, height, exif, orientation } = await sharp(
    await prepareCopy(photo, 'jpeg'),
  ).metadata()
  expect({ width, height, exif, orientation }).toEqual({
    width: 20,
    height: 40,
    exif: undefined,
    orientation: undefined,
  })
  await expect(prepareCopy(Buffer.from('no picture'), 'png')).rejects.toThrow()
})

test('photos in a PDF lose their location, and the PDF keeps its size', async () => {
  const photo = await takePhoto()
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7 Exif'), photo, Buffer.from('%%EOF')])
  const copy = await prepareCopy(pdf, 'pdf')
  expect(copy).toHaveLength(pdf.length)
  expect(pdf.includes('Example')).toBe(true)
  expect(copy.includes('Example')).toBe(false)
  const inside = copy.subarray(13, 13 + photo.length)
  expect((await sharp(inside).metadata()).orientation).toBeUndefined()
  expect(await sharp(inside).stats()).toEqual(await sharp(photo).stats())
  for (let size = 1; size < 40; size++) {
    const pieces = Array.from({ length: Math.ceil(pdf.length / size) }, (_, index) =>
      pdf.subarray(index * size, (index + 1) * size),
    )
    expect([size, await buffer(blankLocation(pieces))]).toEqual([size, copy])
  }
  const without = Buffer.from('%PDF-1.7 without photos')
  expect(await prepareCopy(without, 'pdf')).toEqual(without)
})

test('makes one PDF of photos, upright and without location', async () => {
  const png = await sharp({ create: { width: 30, height: 10, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const files: Record<string, Buffer> = { a: await takePhoto(), b: png }
  const photos = ['a', 'gone', 'b'].map((id) => ({ id, name: id }))
  const options = { title: 'राहदानी', readBytes: async (id: string) => files[id] }
  const pdf = await createPhotoPdf(photos, options)
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.4\n')).toBe(true)
  expect(text).toContain('/Count 2 /Kids [4 0 R 7 0 R]')
  // The first photo is turned; the second one lies.
  expect(text).toMatch(
    /MediaBox \[0 0 595.28 841.89\].*\/Width 20 \/Height 40.*MediaBox \[0 0 841.89 595.28\]/s,
  )
  expect(text).not.toMatch(/Exif|Example/)
  // Every object is where the table says.
  const table = Number(text.match(/startxref\n(\d+)\n%%EOF\n$/)?.[1])
  const rows = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)]
  expect(rows).toHaveLength(9)
  for (const [index, [, offset]] of rows.entries())
    expect(text.slice(Number(offset)).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  const [, length = ''] = text.match(/DCTDecode \/Length (\d+) >>/) ?? []
  const start = text.indexOf('stream\n', text.indexOf('DCTDecode')) + 'stream\n'.length
  const { width, height, channels } = await sharp(
    pdf.subarray(start, start + Number(length)),
  ).metadata()
  expect({ width, height, channels }).toEqual({ width: 20, height: 40, channels: 3 })

  files.b = Buffer.from('no picture')
  await expect(createPhotoPdf(photos, options)).rejects.toMatchObject({
    fieldErrors: { id: { detail: expect.stringContaining('cannot be read: b.') } },
  })
})
