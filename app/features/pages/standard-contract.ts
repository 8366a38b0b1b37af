import { type Static, type TSchema, Type } from 'typebox'
import { mapPlace, youTubeAddress } from '#app/contract/embed-patterns.ts'
import { commonFields, contentFields, type MinimumLength } from './content-contract.ts'

const section = <SectionType extends string, Fields extends Record<string, TSchema>>(
  type: SectionType,
  fields: Fields,
) =>
  Type.Object({
    /** A permanent id, which is also the anchor on the page. */
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    type: Type.Literal(type),
    /** Hidden sections stay in the editor and may be incomplete; visitors never see them. */
    is_hidden: Type.Optional(Type.Boolean()),
    ...fields,
  })

/** Sections that show content of other features, always up to date. */
function liveSections(minLength: MinimumLength) {
  const { blocks, branch, line, matching, optional } = contentFields(minLength)
  const headed = { heading: line(120), text: blocks(10_000, 2) }
  return [
    section('album', {
      ...headed,
      /** The id of the page of an album; '' for the latest albums. */
      album: matching(`${PAGE_ID}|^$`, 36, 0, {
        title: 'Album',
        description: 'Leave empty to show the latest albums.',
        control: 'album',
      }),
      count: Type.Integer({
        title: 'Number of pictures or albums',
        minimum: 1,
        maximum: 24,
        default: 6,
      }),
    }),
    section('articles', {
      ...headed,
      count: Type.Integer({ title: 'Number of articles', minimum: 1, maximum: 12, default: 3 }),
      /** '' for all articles. */
      category: optional(60),
    }),
    section('events', {
      ...headed,
      count: Type.Integer({ title: 'Number of events', minimum: 1, maximum: 12, default: 3 }),
    }),
    section('form', {
      ...headed,
      /** The id of the page with the form. */
      form: matching(PAGE_ID, 36, 1, { title: 'Form', control: 'form' }),
    }),
    section('team', {
      ...headed,
      branch: branch('Branch', 'Leave empty to show the whole team.'),
    }),
  ] as const
}

/** The content of a standard page. Texts allow the Markdown of formatted-text.ts. */
function standardContent(minLength: MinimumLength) {
  const { blocks, inline, line, matching, neededBlocks, optional, requiredPicture, target } =
    contentFields(minLength)
  const items = Type.Array(Type.Object({ title: line(200), text: blocks(5000, 1) }), {
    minItems: minLength,
    maxItems: 40,
  })
  const headed = { heading: line(120), text: blocks(10_000, 2) }
  const listing = { ...headed, items }
  const sections = [
    section('text', {
      ...listing,
      items: Type.Array(items.items, { maxItems: 40 }),
      closing: blocks(5000, 2),
    }),
    section('steps', listing),
    section('cards', listing),
    section('questions', listing),
    section('picture', {
      picture: requiredPicture(),
      alt: line(300),
      text: inline(500),
      width: Type.Integer({ minimum: 0, maximum: 10_000 }),
      height: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
    section('gallery', {
      heading: line(120),
      text: blocks(10_000, 2),
      pictures: Type.Array(
        Type.Object(
          {
            picture: requiredPicture('Picture'),
            alt: line(300, 'Alternative text'),
            caption: optional(300, 'Caption'),
            width: Type.Integer({ minimum: 0, maximum: 10_000 }),
            height: Type.Integer({ minimum: 0, maximum: 10_000 }),
          },
          { control: 'picture' },
        ),
        { title: 'Pictures', control: 'pictures', minItems: minLength, maxItems: 100 },
      ),
    }),
    section('video', {
      ...headed,
      address: matching(youTubeAddress, 300, 1),
      title: line(200),
    }),
    section('map', {
      ...headed,
      place: matching(mapPlace, 500, 1),
      label: line(200),
    }),
    section('files', {
      heading: line(120),
      text: blocks(10_000, 2),
      files: Type.Array(
        Type.Object({
          address: matching(STORED_FILE, 200, 1, { title: 'File', control: 'file' }),
          title: line(200, 'Name'),
        }),
        { title: 'Files to download', minItems: minLength, maxItems: 60 },
      ),
    }),
    section('quote', {
      text: neededBlocks(2000, 0),
      name: optional(120),
      role: optional(120),
    }),
    section('columns', {
      ...headed,
      items: Type.Array(items.items, { minItems: minLength, maxItems: 4 }),
    }),
    section('notice', {
      heading: line(120),
      text: neededBlocks(2000, 0),
      tone: Type.Enum(['information', 'warning'], {
        title: 'Kind',
        enumLabels: { information: 'Information', warning: 'Warning' },
        default: 'information',
      }),
    }),
    ...liveSections(minLength),
    section('contact', { heading: line(120), text: blocks(5000, 2) }),
    section('action', {
      heading: line(120),
      text: blocks(1000, 0),
      label: line(40),
      target: target(),
    }),
  ] as const
  return Type.Object({
    ...commonFields(minLength),
    menu_location: Type.Union([Type.Literal(''), Type.Literal('menu'), Type.Literal('footer')], {
      title: 'Menu location',
    }),
    intro: blocks(1000, 0, 'Introduction'),
    sections: Type.Array(oneOf(sections), { maxItems: 60 }),
  })
}

/** The id of the source page of a form or an album. */
const PAGE_ID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** A PDF of the office, see `files` in features/media. */
const STORED_FILE = '^/media/[0-9a-f]{32}-\\d{1,9}\\.pdf$'

/** A union that is discriminated by `type`, so that errors name the right section. */
function oneOf<SectionTypes extends readonly TSchema[]>(schemas: SectionTypes) {
  return Type.Unsafe<Static<SectionTypes[number]>>({
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: schemas,
  })
}

export const StandardDraft = standardContent(0)
export const StandardContent = standardContent(1)
export type StandardContent = Static<typeof StandardContent>
export type Section = StandardContent['sections'][number]
export type Item = Extract<Section, { items: unknown }>['items'][number]
