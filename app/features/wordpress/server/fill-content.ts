import type { PageContent } from '#app/features/pages/contract.ts'
import type { StoredPicture } from '#app/platform/server/feature/services.ts'
import { mapTexts } from '#app/platform/server/text/fact-texts.ts'
import type { Database } from '#database/connect.ts'
import { placeholder, toPlaceholder } from './placeholder.ts'
import type { GalleryPicture } from './read/galleries.ts'

export interface FetchedPicture extends Pick<StoredPicture, 'width' | 'height'> {
  address: string
}

/** Returns the fetched pictures and files among those in a text, by their keys. */
export async function findPictures(db: Database, importId: string, data: string) {
  const keys = [...new Set([...data.matchAll(placeholder)].map(([, key = '']) => key))]
  if (keys.length === 0) return new Map<string, FetchedPicture>()
  const rows = await db
    .selectFrom('wordpress_items')
    .innerJoin('media', 'media.name', 'row_id')
    .select(['source_id', 'address', 'width', 'height'])
    .where('import_id', '=', importId)
    .where('type', 'in', ['picture', 'file'])
    .where('source_id', 'in', keys)
    .execute()
  return new Map(rows.map(({ source_id, ...picture }) => [source_id, picture]))
}

/** Inserts the fetched pictures into a content, and leaves out the others. */
export function fillContent(data: string, pictures: Map<string, FetchedPicture>): PageContent {
  const content: PageContent = JSON.parse(data)
  const { sections } = content
  const filled = fillGallery(content, pictures)
  if (Array.isArray(sections))
    filled.sections = sections.map((section) => hideEmpty(fillGallery(section, pictures)))
  return mapTexts(filled, (text) => fillText(text, pictures))
}

interface WithPictures {
  pictures?: unknown
}

/** Inserts the fetched pictures of an album or a section, and leaves out the others. */
function fillGallery<Part extends object>(
  part: Part & WithPictures,
  fetched: Map<string, FetchedPicture>,
): Part {
  if (!Array.isArray(part.pictures)) return part
  const pictures = (part.pictures as GalleryPicture[]).flatMap((each) => {
    const found = fetched.get(each.picture.slice(toPlaceholder('').length))
    return found
      ? [{ ...each, picture: found.address, width: found.width, height: found.height }]
      : []
  })
  return { ...part, pictures }
}

/** A section without pictures is not published, but can be filled. */
const hideEmpty = <Part extends WithPictures>(section: Part): Part =>
  Array.isArray(section.pictures) && section.pictures.length === 0
    ? { ...section, is_hidden: true }
    : section

function fillText(text: string, pictures: Map<string, FetchedPicture>) {
  if (!text.includes(toPlaceholder('wp-'))) return text
  const [whole, only = ''] = /^\/media\/(wp-[0-9a-f]{20})$/.exec(text) ?? []
  if (whole) return pictures.get(only)?.address ?? ''
  return text
    .split('\n\n')
    .flatMap((block) => {
      const [, key] = /^!\[[\s\S]*\]\(\/media\/(wp-[0-9a-f]{20}) "1x1/.exec(block) ?? []
      if (!key) return [block]
      const picture = pictures.get(key)
      if (!picture) return []
      const { address, width, height } = picture
      return [block.replace(`${toPlaceholder(key)} "1x1`, `${address} "${width}x${height}`)]
    })
    .join('\n\n')
    .replaceAll(fileLink, (_, label: string, key: string) => {
      const file = pictures.get(key)
      return file ? `[${label}](${file.address})` : label
    })
}

/** A link to a file; its label has no brackets that are not escaped. */
const fileLink = /\[((?:\\.|[^\]\\])*)\]\(\/media\/(wp-[0-9a-f]{20})\)/g
