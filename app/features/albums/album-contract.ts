import { type Static, Type } from 'typebox'
import {
  commonFields,
  contentFields,
  type MinimumLength,
} from '#app/features/pages/content-contract.ts'

/** The content of an album. Its text allows the Markdown of formatted-text.ts. */
function albumContent(minLength: MinimumLength) {
  const { blocks, day, line, optional, picture, requiredPicture } = contentFields(minLength)
  const { slug, title } = commonFields(minLength)
  return Type.Object({
    slug,
    title,
    description: line(
      300,
      'Summary',
      'Shown in the list of albums and by search engines, which show about 160 characters.',
    ),
    date: day('Date', { ofSource: true }),
    picture: picture(
      'Cover picture',
      'Shown in lists and when the album is shared. Leave empty to use the first picture.',
    ),
    alt: optional(300, 'Picture description', 'For people who cannot see the cover picture.'),
    text: blocks(10_000, 2, 'Text'),
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
  })
}

export const AlbumDraft = albumContent(0)
export const AlbumContent = albumContent(1)
export type AlbumContent = Static<typeof AlbumContent>
