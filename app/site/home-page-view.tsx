import { BadgeCheck } from 'lucide-react'
import { useContext } from 'react'
import type { Branch, Office, OfficePicture } from '#app/contract/office.ts'
import { ContactSection } from '#app/features/contacts/site/contact-section.tsx'
import { getDefaultIcon } from '#app/features/country-pictures/contract.ts'
import type { HomeContent } from '#app/features/fixed-pages/contract.ts'
import type { FinderOptions } from '#app/features/guides/content/finder.ts'
import { FinderForm, finderHeading } from '#app/features/guides/site/finder-form.tsx'
import { HeroSlider } from '#app/features/hero-slides/site/hero-slider.tsx'
import { withSrcSet } from '#app/features/office/contract.ts'
import { businessTypes, describeBranch } from '#app/features/office/local-business-contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { ServicesSection } from '#app/features/services/site/services-section.tsx'
import { TestimonialsSection } from '#app/features/testimonials/site/testimonials-section.tsx'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { FramedPicture } from '#app/ui/framed-picture.tsx'
import { PageHead, SiteContext } from '#app/ui/page-head.tsx'
import { CountryList } from './country-list.tsx'
import type { HomeContentLists } from './load-home.ts'
import * as words from './words.ts'

interface HomePageViewProps {
  page: PublicPage
  content: HomeContentLists
  /** Previews have no metadata for search engines. */
  isDraft: boolean
}

/** The home page. */
export function HomePageView({ page, content, isDraft }: HomePageViewProps) {
  const { address, card, modified } = page
  const {
    slides,
    destinations,
    services,
    process,
    testimonials,
    rows,
    finder,
    destinationOptions,
  } = content
  const text = page.content as unknown as HomeContent
  const { title, description } = text
  const { url } = useContext(SiteContext)
  const office = useOffice()

  return (
    <>
      {!isDraft && (
        <PageHead
          title={title}
          description={description}
          path={address}
          picture={card}
          modified={latest(modified, content.modified)}
          about={describeOffice(office, url)}
        />
      )}
      <h1 className="sr-only">{text.heading}</h1>
      <div className="relative">
        <HeroSlider slides={slides} />
        {finder.countries.length > 0 && <Finder options={finder} isBeside={slides.length > 0} />}
      </div>
      <Licence office={office} />
      <CountryList {...text.destinations} destinations={destinations} rows={rows} />
      <RoomPicture officePicture={office.photographs.home} />
      <ServicesSection {...text.services} services={services} process={process} level={2} />
      <TestimonialsSection {...text.testimonials} testimonials={testimonials} />
      <ContactSection {...text.contact} destinationOptions={destinationOptions} />
    </>
  )
}

/** The finder, on wide screens over the slides. */
function Finder({ options, isBeside }: { options: FinderOptions; isBeside: boolean }) {
  const beside =
    'lg:absolute lg:inset-y-0 lg:right-[max(4.5rem,calc(50vw-33.5rem))] lg:my-auto lg:h-fit lg:w-92 lg:rounded-card lg:border-0'
  return (
    <section
      aria-labelledby="finder"
      className={`border-b border-line bg-white ${isBeside ? beside : ''} print:hidden`}
    >
      <div className={`frame py-3.5 ${isBeside ? 'lg:p-6' : 'lg:py-6'}`}>
        <h2 id="finder" className="mb-2 font-display text-xl font-semibold text-night">
          {finderHeading(options)}
        </h2>
        <FinderForm {...options} />
      </div>
    </section>
  )
}

/** The licence of the office, if its profile has one. */
function Licence({ office: { licence } }: { office: Office }) {
  if (!licence.number) return null
  const { authority, number, valid_until } = licence
  return (
    <div className="border-b border-line">
      <p className="frame flex items-center gap-2.5 py-3 text-sm">
        <BadgeCheck aria-hidden="true" className="size-5 shrink-0 text-indigo" />
        {words.licensed(authority, number, valid_until && formatDay(valid_until))}
      </p>
    </div>
  )
}

/** A picture of the office between two lists. */
export function RoomPicture({ officePicture }: { officePicture?: OfficePicture }) {
  if (!officePicture) return null
  return (
    <div className="frame pb-[clamp(3.5rem,2.5rem+4.5vw,6.5rem)]">
      <FramedPicture {...withSrcSet(officePicture)} className="aspect-4/3 sm:aspect-21/9" />
    </div>
  )
}

/**
 * Describes the office for search engines (https://schema.org/LocalBusiness). Further branches are
 * departments.
 */
function describeOffice(office: Office, siteUrl: string) {
  const [main, ...otherBranches] = office.branches
  const describeDepartment = (branch: Branch) => ({
    '@type': businessTypes,
    name: [office.name, branch.name].filter(Boolean).join(', '),
    ...describeBranch(branch, office),
  })
  return {
    '@type': businessTypes,
    '@id': `${siteUrl}/#office`,
    name: office.name,
    url: `${siteUrl}/`,
    image: `${siteUrl}/social/home.jpg`,
    logo: siteUrl + (office.logo || office.mark || getDefaultIcon('icon-512', office)),
    email: office.email,
    ...(main && describeBranch(main, office)),
    sameAs: office.social.length > 0 ? office.social : undefined,
    department: otherBranches.length > 0 ? otherBranches.map(describeDepartment) : undefined,
  }
}
