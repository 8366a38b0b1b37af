import { Type } from 'typebox'
import {
  type FieldLabels,
  MultilineText,
  multiLine,
  singleLine,
  Text,
} from '#app/contract/common.ts'

/** What is published is whole and trimmed (1); what is being written may lack everything (0). */
export type MinimumLength = 0 | 1

/** Longer texts have a control with several lines. */
const MAX_LINE_LENGTH = 120

/** `needed` says to its form that it must be there in the end. */
const draftText = (maxLength: number, given: MinimumLength, named?: FieldLabels) =>
  Type.String({
    ...named,
    ...(given && { needed: true }),
    ...(maxLength > MAX_LINE_LENGTH ? multiLine : singleLine),
    maxLength: maxLength,
  })

/** Words of the address: small letters and digits, with hyphens between them. */
const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$'

/** A page of this site, another site, a mail address or a phone. */
const TARGET = '^(/[^/\\\\\\s"<>][^\\s"<>]*|/|https?://[^\\s"<>]+|mailto:[^\\s"<>]+|tel:[+\\d-]+)$'
const PICTURE = '^(/[^/\\\\\\s"<>][^\\s"<>]*)?$'

/** What contents of documents are made of. */
export function contentFields(minLength: MinimumLength) {
  const text = (maxLength: number, given: MinimumLength, named: FieldLabels) => {
    if (!minLength) return draftText(maxLength, given, named)
    return (maxLength > MAX_LINE_LENGTH ? MultilineText : Text)(maxLength, given, named)
  }
  const matching = (
    pattern: string,
    maxLength: number,
    given: MinimumLength,
    named?: FieldLabels,
  ) =>
    minLength
      ? Type.String({ ...named, ...singleLine, pattern, minLength: given, maxLength: maxLength })
      : draftText(maxLength, given, named)
  return {
    /** A text that must be there in the end. */
    line: (maxLength: number, title?: string, description?: string) =>
      text(maxLength, 1, { title, description }),
    optional: (maxLength: number, title?: string, description?: string) =>
      text(maxLength, 0, { title, description }),
    matching,
    target: () => matching(TARGET, 500, 1),
    /** Of this site; '' for none. */
    picture: (title: string, description?: string) =>
      matching(PICTURE, 500, 0, { title, description, control: 'picture' }),
    requiredPicture: () => matching(PICTURE, 500, 1),
    slug: () => matching(SLUG, 80, 1, { title: 'Address' }),
    /** Left out by what was written before there were any. */
    questions: () =>
      Type.Optional(
        Type.Array(
          Type.Object({
            title: text(200, 1, { title: 'Question' }),
            text: text(2000, 1, { title: 'Answer' }),
          }),
          { title: 'Questions and answers', maxItems: 30 },
        ),
      ),
  }
}

/** What every kind says for search engines and for sharing. */
export function commonFields(minLength: MinimumLength) {
  const { line, picture, slug } = contentFields(minLength)
  return {
    slug: slug(),
    title: line(120, 'Title', 'For browsers and search engines. They show about 60 characters.'),
    description: line(300, 'Description for search engines', 'They show about 160 characters.'),
    picture: picture(
      'Picture for sharing',
      'Shown when the page is shared, cropped around its focal point. Leave empty to use the site’s picture.',
    ),
  }
}
