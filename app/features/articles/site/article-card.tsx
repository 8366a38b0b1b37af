import { PageCard } from '#app/features/pages/site/page-card.tsx'
import { Day } from '#app/ui/day.tsx'
import type { ArticleCard } from '../contract.ts'
import * as words from '../words.ts'

interface ArticleCardProps {
  article: ArticleCard
  /** The level of the title. */
  headingLevel?: 2 | 3
}

/** An article in a list. */
export const ArticleCardView = ({ article, headingLevel }: ArticleCardProps) => (
  <PageCard
    page={article}
    headingLevel={headingLevel}
    above={
      <p className="flex flex-wrap gap-x-3 text-sm text-ink/75">
        <Day on={article.date} />
        {article.author && <span className="wrap-anywhere">{words.by(article.author)}</span>}
      </p>
    }
  />
)
