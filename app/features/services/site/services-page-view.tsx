import type { ServicesContent } from '#app/features/fixed-pages/contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Service } from '../contract.ts'
import * as words from '../words.ts'
import { ServicesSection } from './services-section.tsx'

interface ServicesPageViewProps {
  page: PublicPage
  services: Service[]
  /** Previews have no metadata for search engines. */
  isDraft: boolean
}

/** The services page. */
export function ServicesPageView({ page, services, isDraft }: ServicesPageViewProps) {
  const { address, content, card } = page
  const text = content as unknown as ServicesContent
  const { title, description, heading, intro, process, closing } = text
  const changed = [page, ...services].map(({ modified }) => modified)

  return (
    <>
      {!isDraft && (
        <PageHead
          title={title}
          description={description}
          path={address}
          picture={card}
          modified={latest(...changed)}
          parents={[]}
        />
      )}
      <ServicesSection
        heading={heading}
        process={process}
        services={services}
        text={intro}
        level={1}
      />
      <CallToAction
        title={closing.heading}
        text={closing.text}
        to={to('/contact')}
        label={words.askUs}
      />
    </>
  )
}
