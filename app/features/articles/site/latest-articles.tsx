import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { type ArticleCard, articlesPath } from '../contract.ts'
import * as words from '../words.ts'
import { ArticleCardView } from './article-card.tsx'

/** The articles of a section, with a link to all; nothing without articles. */
export function LatestArticles({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return null

  return (
    <SiteLanguage>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2">
        {articles.map((article) => (
          <ArticleCardView key={article.address} article={article} headingLevel={3} />
        ))}
      </ul>
      <p className="mt-4">
        <a
          href={localizeAddress(articlesPath)}
          className="inline-flex min-h-9 items-center underline underline-offset-4"
        >
          {words.allArticles}
        </a>
      </p>
    </SiteLanguage>
  )
}
