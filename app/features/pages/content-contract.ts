import { Type } from 'typebox'
import {
  Day,
  type FieldLabels,
  MultilineText,
  multiLine,
  OptionalDay,
  singleLine,
  Text,
  TimeOfDay,
} from '#app/contract/common.ts'
import * as patterns from '#app/contract/patterns.ts'

/** 1 for published content, which must be complete; 0 for drafts, which may be empty. */
export type MinimumLength = 0 | 1

/** Longer texts get a multi-line control. */
const MAX_LINE_LENGTH = 120

/** `needed` marks fields that are required for publishing. */
function draftText(maxLength: number, requiredLength: MinimumLength, named?: FieldLabels) {
  const lines = maxLength > MAX_LINE_LENGTH ? multiLine : singleLine
  const options = { ...named, ...lines, maxLength }
  return Type.String(requiredLength ? { ...options, needed: true } : options)
}

/** Field builders for page content. */
export function contentFields(minLength: MinimumLength) {
  const text = (maxLength: number, requiredLength: MinimumLength, named: FieldLabels) => {
    if (!minLength) return draftText(maxLength, requiredLength, named)
    return (maxLength > MAX_LINE_LENGTH ? MultilineText : Text)(maxLength, requiredLength, named)
  }
  const matching = (
    pattern: string,
    maxLength: number,
    requiredLength: MinimumLength,
    named?: FieldLabels,
  ) =>
    minLength
      ? Type.String({ ...named, ...singleLine, pattern, minLength: requiredLength, maxLength })
      : draftText(maxLength, requiredLength, named)
  return {
    /** A text that is required for publishing. */
    line: (maxLength: number, title?: string, description?: string) =>
      text(maxLength, 1, { title, description }),
    optional: (maxLength: number, title?: string, description?: string) =>
      text(maxLength, 0, { title, description }),
    /** A formatted text of any length, with as many levels of headings as the page has below it. */
    blocks: (maxLength: number, headings: number, title?: string) =>
      text(maxLength, 0, { title, markup: 'blocks', headings }),
    /** The same, required for publishing. */
    neededBlocks: (maxLength: number, headings: number, title?: string) =>
      text(maxLength, 1, { title, markup: 'blocks', headings }),
    /** A text with bold, italic and links. */
    inline: (maxLength: number, title?: string) => text(maxLength, 0, { title, markup: 'inline' }),
    matching,
    /** A date such as 2026-05-31 that is required for publishing. */
    day: (title: string, more: { ofSource?: boolean } = {}) => {
      const options = { ...more, title, control: 'date', needed: true }
      return minLength
        ? Type.String({ ...Day, ...options })
        : Type.String({ ...options, ...singleLine, maxLength: 10 })
    },
    /** A date, or '' for none. */
    optionalDay: (title: string, more: { ofSource?: boolean } = {}) => {
      const options = { ...more, title, control: 'date' }
      return minLength
        ? Type.String({ ...OptionalDay, ...options })
        : Type.String({ ...options, ...singleLine, maxLength: 10 })
    },
    /** A time of day such as 14:30 that is required for publishing. */
    time: (title: string, more: { ofSource?: boolean } = {}) => {
      const options = { ...more, title, control: 'time', needed: true }
      return minLength
        ? Type.String({ ...TimeOfDay, ...options })
        : Type.String({ ...options, ...singleLine, maxLength: 5 })
    },
    /** The name of a branch in the office profile, or ''. */
    branch: (title: string, description?: string, more: { ofSource?: boolean } = {}) =>
      text(60, 0, { ...more, title, description, control: 'branch' }),
    target: () => matching(patterns.linkTarget, 500, 1),
    /** An address on this site, or ''. */
    picture: (title: string, description?: string) =>
      matching(patterns.ownPicture, 500, 0, { title, description, control: 'picture' }),
    requiredPicture: (title?: string) =>
      matching(patterns.ownPicture, 500, 1, { title, control: 'picture' }),
    slug: () => matching(patterns.slug, 80, 1, { title: 'Address' }),
    /** Optional, so that content without questions stays valid. */
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

/** Fields of every page type: address, search engines, sharing. */
export function commonFields(minLength: MinimumLength) {
  const { line, picture, slug } = contentFields(minLength)
  return {
    slug: slug(),
    title: line(120, 'Title', 'For browsers and search engines. They show about 60 characters.'),
    description: line(300, 'Description for search engines', 'They show about 160 characters.'),
    picture: picture(
      'Picture for sharing',
      'Shown when the page is shared, cut to size around its focal point (set in Pictures). Leave empty to use the site’s picture.',
    ),
  }
}
