import { useContext } from 'react'
import { ContactSection } from '#app/features/contacts/site/contact-section.tsx'
import { DestinationsSection } from '#app/features/destinations/site/destinations-section.tsx'
import type { HomeContent } from '#app/features/fixed-pages/contract.ts'
import { cardsFrom, rateNoteOn } from '#app/features/guides/site/key-figures.tsx'
import { HeroSlider } from '#app/features/hero-slides/site/hero-slider.tsx'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { ServicesSection } from '#app/features/services/site/services-section.tsx'
import { TestimonialsSection } from '#app/features/testimonials/site/testimonials-section.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { PageHead, SiteContext } from '#app/ui/page-head.tsx'
import { describeOffice } from './describe-office.ts'
import type { HomeContentLists } from './load-home.ts'
import { RoomPicture } from './room-picture.tsx'

interface HomePageViewProps {
  page: PublicPage
  content: HomeContentLists
  /** Previews have no metadata for search engines. */
  isDraft: boolean
}

/** The home page. */
export function HomePageView({ page, content, isDraft }: HomePageViewProps) {
  const { address, card, modified } = page
  const { slides, destinations, services, process, testimonials, cards, destinationOptions } =
    content
  const text = page.content as unknown as HomeContent
  const { title, description } = text
  const { url } = useContext(SiteContext)
  const office = useOffice()

  return (
    <>
      {!isDraft && (
        <PageHead
          {...{ title, description, path: address, picture: card }}
          modified={latest(modified, content.modified)}
          about={describeOffice(office, url)}
        />
      )}
      <h1 className="sr-only">{text.heading}</h1>
      <HeroSlider slides={slides} />
      <DestinationsSection
        {...text.destinations}
        destinations={destinations}
        level={2}
        guideOf={cardsFrom(cards)}
        note={rateNoteOn(cards)}
      />
      <RoomPicture officePicture={office.photographs.home} />
      <ServicesSection {...text.services} services={services} process={process} level={2} />
      <TestimonialsSection {...text.testimonials} testimonials={testimonials} />
      <ContactSection {...text.contact} destinationOptions={destinationOptions} />
    </>
  )
}
