import type { PageContent } from '#app/features/pages/contract.ts'
import type { StoredPicture } from '#app/platform/server/feature/services.ts'
import { mapTexts } from '#app/platform/server/text/fact-texts.ts'
import type { Database } from '#database/connect.ts'
import { placeholder, toPlaceholder } from './placeholder.ts'

export interface FetchedPicture extends Pick<StoredPicture, 'width' | 'height'> {
  address: string
}

/** Returns the fetched pictures among those in a text, by their keys. */
export async function findPictures(db: Database, importId: string, data: string) {
  const keys = [...new Set([...data.matchAll(placeholder)].map(([, key = '']) => key))]
  if (keys.length === 0) return new Map<string, FetchedPicture>()
  const rows = await db
    .selectFrom('wordpress_items')
    .innerJoin('media', 'media.name', 'row_id')
    .select(['source_id', 'address', 'width', 'height'])
    .where('import_id', '=', importId)
    .where('type', '=', 'picture')
    .where('source_id', 'in', keys)
    .execute()
  return new Map(rows.map(({ source_id, ...picture }) => [source_id, picture]))
}

/** Inserts the fetched pictures into a content, and leaves out the others. */
export function fillContent(data: string, pictures: Map<string, FetchedPicture>): PageContent {
  const content: PageContent = JSON.parse(data)
  return mapTexts(content, (text) => fillText(text, pictures))
}

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
}
