import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { LeadFile } from '../../files-contract.ts'
import { MAX_PIXELS } from './prepare-copy.ts'
import { type PdfPicture, writePdf } from './write-pdf.ts'

/** A4 at 300 dots per inch. */
const MAX_SIDE = 3508

interface PhotoPdf {
  title: string
  readBytes: (id: string) => Promise<Buffer | undefined>
}

/**
 * Makes one PDF of photos, which are upright and have no EXIF data. Decodes one photo at a time. Throws
 * ValidationError, which names a picture that cannot be decoded.
 */
export async function createPhotoPdf(
  photos: Pick<LeadFile, 'id' | 'name'>[],
  { title, readBytes }: PhotoPdf,
) {
  const pictures: PdfPicture[] = []
  for (const { id, name } of photos) {
    const bytes = await readBytes(id)
    // The file was deleted meanwhile.
    if (!bytes) continue
    const picture = await toPicture(bytes).catch(() => undefined)
    if (!picture) {
      const detail = `This picture cannot be read: ${name}. Remove it, or take the photo again.`
      throw new ValidationError({ id: { code: 'picture_unreadable', detail } })
    }
    pictures.push(picture)
  }
  return writePdf(pictures, title)
}

async function toPicture(bytes: Buffer): Promise<PdfPicture> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
