/** What documents of all kinds say of themselves; each kind says more. */
export type BasePageContent = {
  /** The last part of its address. */
  slug: string
  /** The menu that links to it; '' for none. */
  menu_location?: string
  /** What links call it, where that is not its title. */
  label?: string
  /** Where it stands among those of its kind, from 1. */
  position?: number
  title: string
  /** For search engines. */
  description: string
  /** For sharing. */
  picture: string
} & Record<string, unknown>

/** What visitors may see of a document. */
export interface PublishedPage {
  id: string
  type: string
  language: string
  /** The id of its original; null for one. */
  translation_of: string | null
  address: string
  title: string
  label: string
  menu_location: string
  modified: string
  content: BasePageContent
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All that visitors may see of documents, in the office's order, from memory; no translations. */
    listPublishedSourcePages: () => Promise<PublishedPage[]>
    /** With translations, after their originals. */
    listPublishedPages: () => Promise<PublishedPage[]>
  }
}
