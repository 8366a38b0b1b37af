import { type Static, Type } from 'typebox'
import {
  commonFields,
  contentFields,
  type MinimumLength,
} from '#app/features/pages/content-contract.ts'

/** The content of an article. Its text allows the Markdown of formatted-text.ts. */
function articleContent(minLength: MinimumLength) {
  const { day, line, neededBlocks, optional, picture } = contentFields(minLength)
  const { slug, title } = commonFields(minLength)
  return Type.Object({
    slug,
    title,
    description: line(
      300,
      'Summary',
      'Shown in the list of articles and by search engines, which show about 160 characters.',
    ),
    date: day('Date', { ofSource: true }),
    author: optional(120, 'Author', 'A person of your office, or another name.'),
    picture: picture(
      'Cover picture',
      'Shown above the text, in lists and when the article is shared, cut to size around its focal point (set in Pictures).',
    ),
    alt: optional(300, 'Picture description', 'For people who cannot see the cover picture.'),
    text: neededBlocks(60_000, 2, 'Text'),
    categories: Type.Array(line(60), {
      title: 'Categories',
      description: 'One per line, the most important first. Each has a list of its own.',
      ofSource: true,
      maxItems: 5,
    }),
    tags: Type.Array(line(40), {
      title: 'Tags',
      description: 'One per line, for example “statement of purpose”.',
      ofSource: true,
      maxItems: 20,
    }),
  })
}

export const ArticleDraft = articleContent(0)
export const ArticleContent = articleContent(1)
export type ArticleContent = Static<typeof ArticleContent>
