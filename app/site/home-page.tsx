import { useContext } from 'react'
import { data } from 'react-router'
import { apiContext } from '#app/base/browser/api-context.ts'
import { useOffice } from '#app/base/browser/office-context.ts'
import { latest, statusOf } from '#app/base/browser/page-facts.ts'
import { ContactSection } from '#app/features/contacts/site/contact-section.tsx'
import { listOffered } from '#app/features/contacts/site/offered.ts'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { DestinationsSection } from '#app/features/destinations/site/destinations-section.tsx'
import { factsApi } from '#app/features/facts/contract.ts'
import { guideCards } from '#app/features/guides/content/key-figures.ts'
import { guidesApi } from '#app/features/guides/contract.ts'
import { cardsFrom, rateNoteOn } from '#app/features/guides/site/key-figures.tsx'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { HeroSlider } from '#app/features/hero-slides/site/hero-slider.tsx'
import { mainBranch, officeApi } from '#app/features/office/contract.ts'
import { servicesApi } from '#app/features/services/contract.ts'
import { ServicesSection } from '#app/features/services/site/services-section.tsx'
import { testimonialsApi } from '#app/features/testimonials/contract.ts'
import { TestimonialsSection } from '#app/features/testimonials/site/testimonials-section.tsx'
import { PageHead, SiteContext } from '#app/ui/page-head.tsx'
import type { Route } from './+types/home-page.ts'
import { describeOffice } from './describe-office.ts'
import { written } from './pages.ts'
import { RoomPicture } from './room-picture.tsx'
import * as words from './words.ts'

const shownHere = ['destinations', 'hero_slides', 'testimonials']

/** A list that cannot be read leaves a gap in the page instead of taking the page away. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [office, slides, destinations, services, changes, ledger, guides, testimonials] =
    await Promise.all([
      api.call(officeApi.readPublic, {}),
      api.attempt(heroSlidesApi.listPublic, {}),
      api.attempt(destinationsApi.list, {}),
      api.attempt(servicesApi.list, {}),
      api.attempt(contentChangesApi.read, {}),
      api.attempt(factsApi.current, {}),
      api.attempt(guidesApi.list, {}),
      api.attempt(testimonialsApi.listPublic, {}),
    ])
  const shown = {
    slides: slides.ok ? slides.value : [],
    destinations: destinations.ok ? destinations.value : null,
    services: services.ok ? services.value : [],
    testimonials: testimonials.ok ? testimonials.value : [],
    cards: guideCards(
      guides.ok ? guides.value : [],
      ledger.ok ? ledger.value : {},
      office.time_zone,
    ),
    offered: listOffered(destinations.ok ? destinations.value : [], guides.ok ? guides.value : []),
    modified: latest(
      written.home,
      ...(changes.ok ? shownHere.map((subject) => changes.value[subject]) : []),
      ...(services.ok ? services.value.map(({ modified }) => modified.slice(0, 10)) : []),
    ),
  }
  return data(
    shown,
    statusOf(slides, destinations, services, changes, ledger, guides, testimonials),
  )
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { slides, destinations, services, testimonials, cards, offered, modified } = loaderData
  const { url } = useContext(SiteContext)
  const office = useOffice()

  return (
    <>
      <PageHead
        title={words.studyAbroadFromNepal}
        description={words.homeDescription(office.name, mainBranch(office).address)}
        path="/"
        modified={modified}
        about={describeOffice(office, url)}
      />
      <h1 className="sr-only">{words.studyAbroadWith(office.name)}</h1>
      <HeroSlider slides={slides} />
      <DestinationsSection
        destinations={destinations}
        level={2}
        guideOf={cardsFrom(cards)}
        note={rateNoteOn(cards)}
      />
      <RoomPicture photograph={office.photographs.home} />
      <ServicesSection services={services} level={2} />
      <TestimonialsSection testimonials={testimonials} />
      <ContactSection offered={offered} />
    </>
  )
}
