/** Content fields of all page types. Each type adds its own. */
export type BasePageContent = {
  /** The last part of the address. */
  slug: string
  /** The menu location; '' for none. */
  menu_location?: string
  /** The link text if it differs from the title. */
  label?: string
  /** The position among pages of its type, from 1. */
  position?: number
  title: string
  /** For search engines. */
  description: string
  /** The picture for sharing. */
  picture: string
} & Record<string, unknown>

/** The published version of a page. */
export interface PublishedPage {
  id: string
  type: string
  language: string
  /** The id of the source page; null for a source page. */
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
    /**
     * Returns published pages in a language and in the office's order, from the cache. A page that is
     * not translated is in its own language, at its address with the prefix of the language.
     */
    listPublishedPagesIn: (language?: string) => Promise<PublishedPage[]>
    /** Returns published pages. Translations follow their source page. */
    listPublishedPages: () => Promise<PublishedPage[]>
  }
}
