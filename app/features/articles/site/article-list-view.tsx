import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Day } from '#app/ui/day.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import {
  type ArticleCard,
  type ArticleList,
  articlesPath,
  feedPath,
  type ListAddress,
  toListPath,
} from '../contract.ts'
import * as words from '../words.ts'
import { CoverPicture, FeedLink } from './article-view.tsx'

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
  const title = page > 1 ? `${heading} – ${words.pageOf(page, pages)}` : heading
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
      <div className="frame pt-12 pb-20 lg:pt-16">
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
            <Card key={article.address} article={article} />
          ))}
        </ul>
        <Pages address={address} pages={pages} />
      </div>
    </>
  )
}

const link = 'inline-flex min-h-9 items-center underline underline-offset-4'

function getHeading(kind: ListAddress['kind'], name: string) {
  if (kind === 'category') return words.articlesOn(name)
  return kind === 'tag' ? words.articlesWithTag(name) : words.articles
}

function Card({ article }: { article: ArticleCard }) {
  const { address, language, title, description, date, author, cover } = article

  return (
    <li className="group relative flex flex-col card transition-colors hover:border-indigo">
      {/* The title is the link, so the cover needs no description here. */}
      {cover && (
        <CoverPicture
          cover={{ ...cover, alt: '' }}
          sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
        />
      )}
      <div className="p-5">
        <p className="flex flex-wrap gap-x-3 text-sm text-ink/75">
          <Day on={date} />
          {author && <span className="wrap-anywhere">{words.by(author)}</span>}
        </p>
        <div lang={language === ownLanguage ? undefined : language}>
          <h2 className="mt-1 font-display text-xl font-semibold text-night wrap-anywhere">
            <a href={address} className="group-hover:underline after:absolute after:inset-0">
              {title}
            </a>
          </h2>
          <p className="mt-2 text-ink/85 wrap-anywhere">{description}</p>
        </div>
      </div>
    </li>
  )
}

/** Links to the pages before and after. */
function Pages({ address, pages }: { address: ListAddress; pages: number }) {
  const { page } = address
  if (pages < 2) return null
  const to = (number: number) => localizeAddress(toListPath({ ...address, page: number }))

  return (
    <nav aria-label={words.pages} className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2">
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className={link}>
          {words.newerArticles}
        </a>
      )}
      <span>{words.pageOf(page, pages)}</span>
      {page < pages && (
        <a href={to(page + 1)} rel="next" className={link}>
          {words.olderArticles}
        </a>
      )}
    </nav>
  )
}
