import type { DocumentContent } from '#app/base/server/document-content.ts'
import type { DocumentKind } from '#app/base/server/feature.ts'

/** What a new document of this kind begins with: the address follows its name. */
export function begin({ start }: DocumentKind, name: string): DocumentContent {
  return { slug: toSlug(name), title: name, description: '', picture: '', ...start?.(name) }
}

function toSlug(title: string) {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
  return words.trim().slice(0, 60).trim().replaceAll(' ', '-')
}
