import { DestinationsSection } from '#app/features/destinations/site/destinations-section.tsx'
import type { DestinationsContent } from '#app/features/fixed-pages/contract.ts'
import { cardsFrom, rateNoteOn } from '#app/features/guides/site/key-figures.tsx'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { OfficeWord } from '#app/platform/browser/office-word.tsx'
import { latest } from '#app/platform/browser/page-status.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { VisibleDestinations } from './load-destinations.ts'

interface DestinationsPageViewProps {
  page: PublicPage
  content: VisibleDestinations
  /** Previews have no metadata for search engines. */
  isDraft: boolean
}

/** The destinations page. */
export function DestinationsPageView({ page, content, isDraft }: DestinationsPageViewProps) {
  const { address, card, modified } = page
  const text = page.content as unknown as DestinationsContent
  const { title, description, heading, intro, closing } = text

  return (
    <>
      {!isDraft && (
        <PageHead
          title={title}
          description={description}
          path={address}
          picture={card}
          modified={latest(modified, content.modified)}
          parents={[]}
        />
      )}
      <DestinationsSection
        heading={heading}
        text={intro}
        destinations={content.destinations}
        level={1}
        guideOf={cardsFrom(content.cards)}
        note={rateNoteOn(content.cards)}
      />
      <CallToAction
        title={closing.heading}
        text={closing.text}
        to={to('/contact')}
        label={<OfficeWord name="free_consultation" />}
      />
    </>
  )
}
