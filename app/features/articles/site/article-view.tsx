import { useContext } from 'react'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { CoverPicture } from '#app/features/pages/site/cover-picture.tsx'
import { Paragraphs } from '#app/features/pages/site/formatted-text.tsx'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Day } from '#app/ui/day.tsx'
import { PageHead, SiteContext } from '#app/ui/page-head.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { ArticleContent } from '../article-contract.ts'
import {
  articlesPath,
  feedPath,
  type ListAddress,
  type ShownArticle,
  type Term,
  toListPath,
} from '../contract.ts'
import * as words from '../words.ts'

interface ArticleViewProps extends Pick<PublicPage, 'address' | 'content' | 'card' | 'modified'> {
  /** Previews have no metadata for search engines. */
  isDraft: boolean
}

/** An article with its cover, categories and tags. */
export function ArticleView({ address, content, card, modified, isDraft }: ArticleViewProps) {
  const article = content as unknown as ArticleContent & { shown: ShownArticle }
  const { title, description, author, text, shown } = article
  const { date, categories, tags, cover } = shown
  const office = useOffice()
  const { url } = useContext(SiteContext)
  const about = {
    '@type': 'Article',
    headline: title,
    description,
    image: cover && [`${url}${cover.address}`],
    datePublished: date,
    dateModified: modified,
    author: author
      ? { '@type': 'Person', name: author }
      : { '@type': 'Organization', name: office.name },
    publisher: { '@type': 'Organization', name: office.name },
    articleSection: categories.map(({ name }) => name),
    keywords: tags.map(({ name }) => name).join(', ') || undefined,
  }

  return (
    <>
      {!isDraft && (
        <>
          <PageHead
            type="article"
            title={title}
            description={description}
            path={address}
            picture={card}
            modified={modified}
            parents={[{ name: words.articles, path: articlesPath }]}
            about={about}
          />
          <meta property="article:published_time" content={date} />
          <meta property="article:modified_time" content={modified} />
          <FeedLink />
        </>
      )}
      <article className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <SiteLanguage>
          <Terms kind="category" terms={categories} label={words.categories} />
        </SiteLanguage>
        <h1 className="max-w-[28ch] font-display text-title font-semibold text-night wrap-anywhere">
          {title}
        </h1>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{description}</p>
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink/75">
          <SiteLanguage isInline>{date && <Day on={date} />}</SiteLanguage>
          {author && <SiteLanguage isInline>{words.by(author)}</SiteLanguage>}
        </p>
        {cover && (
          <div className="mt-8 max-w-4xl">
            <CoverPicture cover={cover} sizes="(width >= 64rem) 56rem, 100vw" />
          </div>
        )}
        <div className="mt-8 max-w-[70ch]">
          <Paragraphs text={text} className="mt-4" headingLevel={2} />
        </div>
        <SiteLanguage>
          <div className="mt-10 grid max-w-[70ch] gap-4 border-t border-line pt-6 print:hidden">
            <Terms kind="tag" terms={tags} label={words.tags} />
            <p>
              <a
                href={localizeAddress(articlesPath)}
                className="inline-flex min-h-9 items-center underline underline-offset-4"
              >
                {words.allArticles}
              </a>
            </p>
          </div>
        </SiteLanguage>
      </article>
    </>
  )
}

/** Tells feed readers where the feed is. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={words.articles}
      href={localizeAddress(feedPath)}
    />
  )
}

interface TermsProps {
  kind: NonNullable<ListAddress['kind']>
  terms: Term[]
  label: string
}

function Terms({ kind, terms, label }: TermsProps) {
  if (terms.length === 0) return null

  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-x-4 text-sm font-semibold">
        {terms.map(({ name, slug }) => (
          <li key={slug}>
            <a
              href={localizeAddress(toListPath({ kind, slug, page: 1 }))}
              className="inline-flex min-h-9 items-center text-indigo underline underline-offset-4 wrap-anywhere"
            >
              {kind === 'tag' ? `#${name}` : name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
