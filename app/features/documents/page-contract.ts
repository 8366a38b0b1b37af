import { type Static, type TSchema, Type } from 'typebox'
import { Text } from '#app/contract/common.ts'

/** What is published is whole and trimmed; what is being written may lack everything. */
type Least = 0 | 1

const Writing = (most: number) => Type.String({ wellFormed: true, maxLength: most })

/** Words of the address: small letters and digits, with hyphens between them. */
const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$'

/** A page of this site, another site, a mail address or a phone. */
const TARGET = '^(/[^/\\\\\\s"<>][^\\s"<>]*|/|https?://[^\\s"<>]+|mailto:[^\\s"<>]+|tel:[+\\d-]+)$'
const PICTURE = '^(/[^/\\\\\\s"<>][^\\s"<>]*)?$'

/**
 * The content of a page. Texts are plain, with emphasis, links and line breaks in the manner of
 * Markdown: see inline-text.ts.
 */
function pageContent(least: Least) {
  const line = (most: number) => (least ? Text(most) : Writing(most))
  const optional = (most: number) => (least ? Text(most, 0) : Writing(most))
  const matching = (pattern: string, most: number) =>
    least ? Type.String({ pattern, maxLength: most }) : Writing(most)
  const given = (pattern: string, most: number) =>
    least ? Type.String({ pattern, minLength: 1, maxLength: most }) : Writing(most)
  const section = <Kind extends string, Fields extends Record<string, TSchema>>(
    kind: Kind,
    fields: Fields,
  ) =>
    Type.Object({
      /** Stays with the section, also when others come before it; its place on the page. */
      id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
      kind: Type.Literal(kind),
      ...fields,
    })
  const items = Type.Array(Type.Object({ title: line(200), text: optional(5000) }), {
    minItems: least,
    maxItems: 40,
  })
  const listing = { heading: line(120), text: optional(10_000), items }
  const sections = [
    section('text', {
      ...listing,
      items: Type.Array(items.items, { maxItems: 40 }),
      closing: optional(5000),
    }),
    section('steps', listing),
    section('cards', listing),
    section('questions', listing),
    section('picture', {
      picture: given(PICTURE, 500),
      alt: line(300),
      text: optional(500),
      width: Type.Integer({ minimum: 0, maximum: 10_000 }),
      height: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
    section('contact', { heading: line(120), text: optional(5000) }),
    section('action', {
      heading: line(120),
      text: optional(1000),
      label: line(40),
      target: given(TARGET, 500),
    }),
  ] as const
  return Type.Object({
    slug: given(SLUG, 80),
    place: Type.Union([Type.Literal(''), Type.Literal('menu'), Type.Literal('footer')]),
    title: line(120),
    description: line(300),
    picture: matching(PICTURE, 500),
    intro: optional(1000),
    sections: Type.Array(oneOf(sections), { maxItems: 60 }),
  })
}

/** Told apart by their kind, so that a mistake is said of the section that was meant. */
function oneOf<Kinds extends readonly TSchema[]>(schemas: Kinds) {
  return Type.Unsafe<Static<Kinds[number]>>({
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: schemas,
  })
}

export const PageDraft = pageContent(0)
export const Page = pageContent(1)
export type Page = Static<typeof Page>
export type Section = Page['sections'][number]
export type Item = Extract<Section, { items: unknown }>['items'][number]
