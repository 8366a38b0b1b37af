import { ListPages } from '#app/features/pages/site/list-pages.tsx'
import { pageOf } from '#app/features/pages/words.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import {
  type ArticleList,
  articlesPath,
  feedPath,
  type ListAddress,
  toListPath,
} from '../contract.ts'
import * as words from '../words.ts'
import { ArticleCardView } from './article-card.tsx'
import { FeedLink } from './article-view.tsx'

interface ArticleListViewProps {
  address: ListAddress
  list: ArticleList
}

/** A page of articles: all, or those of a category or a tag. */
export function ArticleListView({ address, list }: ArticleListViewProps) {
  const { name, pages, articles } = list
  const { kind, page } = address
  const office = useOffice()
  const heading = getHeading(kind, name)
  const title = page > 1 ? `${heading} – ${pageOf(page, pages)}` : heading
  const description = kind
    ? words.describeList(title, office.name)
    : words.describeArticles(office.name)

  return (
    <>
      <PageHead
        title={title}
        description={page > 1 ? words.describeList(title, office.name) : description}
        path={toListPath(address)}
        isInEveryLanguage
        parents={kind ? [{ name: words.articles, path: articlesPath }] : []}
      />
      <FeedLink />
      <div className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <h1 className="font-display text-title font-semibold text-night wrap-anywhere">
          {heading}
        </h1>
        <p className="mt-1 flex flex-wrap gap-x-6">
          {kind && (
            <a href={localizeAddress(articlesPath)} className={link}>
              {words.allArticles}
            </a>
          )}
          <a href={localizeAddress(feedPath)} className={link}>
            {words.subscribe}
          </a>
        </p>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <ArticleCardView key={article.address} article={article} />
          ))}
        </ul>
        <ListPages
          page={page}
          pages={pages}
          toPath={(number) => toListPath({ ...address, page: number })}
          previous={words.newerArticles}
          next={words.olderArticles}
        />
      </div>
    </>
  )
}

const link = 'inline-flex min-h-9 items-center underline underline-offset-4'

function getHeading(kind: ListAddress['kind'], name: string) {
  if (kind === 'category') return words.articlesOn(name)
  return kind === 'tag' ? words.articlesWithTag(name) : words.articles
}
