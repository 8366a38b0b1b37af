import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { getCountryPicture } from '#app/features/country-pictures/contract.ts'
import { noGuide } from '#app/features/guides/contract.ts'
import { isRemote, isUploaded, pictureWidths } from '#app/features/media/contract.ts'
import { localizeAddress, to } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { Heading } from '#app/ui/heading.tsx'
import { type Destination, defaultFlag, destinationsApi } from '../contract.ts'
import * as words from '../words.ts'

interface DestinationsSectionProps {
  heading: string
  /** The text below the heading, or ''. */
  text: string
  /** null if they could not be loaded. */
  destinations: Destination[] | null
  /** The heading level: 1 on its own page, 2 in another. */
  level: 1 | 2
  /** Guides by country code. */
  guideOf: (code: string | null) => CardGuide | undefined
  /** A note on the figures of the cards. */
  note: ReactNode
}

/** refresh-page.ts replaces the list when it changes. */
export function DestinationsSection({
  heading,
  text,
  destinations,
  level,
  guideOf,
  note,
}: DestinationsSectionProps) {
  return (
    <section
      data-part="destinations"
      data-list={destinationsApi.list.url}
      aria-labelledby="destinations"
      className="frame section-gap"
    >
      <Heading
        level={level}
        id="destinations"
        className="font-display text-title font-semibold text-night"
      >
        {heading}
      </Heading>
      {text && <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{text}</p>}
      {destinations ? (
        <ul className="mt-8 grid gap-4 sm:mt-10 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
          {destinations.map((destination) => (
            <DestinationCard
              key={destination.id}
              destination={destination}
              level={level === 1 ? 2 : 3}
              guide={guideOf(destination.code)}
            />
          ))}
        </ul>
      ) : (
        <p role="status" className="mt-10">
          {words.loadingDestinations}
        </p>
      )}
      {note}
      <p className="mt-6">
        <a href={to('/compare')} className={buttonClassName('plain')}>
          {words.compareSideBySide}
        </a>
      </p>
    </section>
  )
}

interface DestinationCardProps {
  destination: Destination
  level: 2 | 3
  guide?: CardGuide
}

/** The guide that the card links to, with its key figures. */
interface CardGuide {
  address: string
  outline: string
  /** The link to the comparison. */
  figures?: ReactNode
}

/** On small screens the name is in the picture, which keeps the list short. */
function DestinationCard({ destination, level, guide }: DestinationCardProps) {
  const { country, description, benefits } = destination
  const office = useOffice()
  const withoutGuide = { ...noGuide, outline: getCountryPicture('', 'outline', office) }
  const { address, outline, figures }: CardGuide = guide ?? withoutGuide

  return (
    <li className="group relative overflow-hidden card transition-colors hover:border-indigo">
      <div className="on-night h-20 sm:h-40">
        <img
          src={outline}
          alt=""
          width="400"
          height="320"
          loading="lazy"
          className="h-full object-contain py-2.5 transition-transform duration-250 group-hover:scale-105 max-sm:ml-auto max-sm:w-1/3 max-sm:object-right max-sm:pr-3 sm:w-full sm:py-4 sm:pl-14"
        />
      </div>
      <div className="px-4 pt-3 pb-4 sm:px-5 sm:pt-0 sm:pb-6">
        <div className="max-sm:absolute max-sm:inset-x-4 max-sm:top-0 max-sm:flex max-sm:h-20 max-sm:items-center max-sm:gap-2.5">
          <img
            src={flagAddress(destination)}
            alt=""
            width="60"
            height="45"
            loading="lazy"
            style={{ objectPosition: destination.flag_focus }}
            className="relative h-7.5 w-10 shrink-0 rounded-md border-2 border-white bg-white object-cover sm:-mt-6 sm:h-11 sm:w-15"
          />
          <Heading
            level={level}
            className="font-display text-xl font-semibold text-paper sm:mt-3 sm:text-night"
          >
            <a
              href={localizeAddress(address)}
              className="group-hover:underline after:absolute after:inset-0"
            >
              {country}
            </a>
          </Heading>
        </div>
        {figures}
        <p className="text-ink/85 sm:mt-2">{description}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-sm empty:hidden sm:mt-4 sm:grid sm:gap-1.5 sm:border-t sm:border-dashed sm:border-ink/25 sm:pt-4">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-1.5 sm:gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-indigo sm:mt-1" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** Contains the moment of the last change, so that browsers load a new flag. */
export function flagAddress({ flag, flag_updated }: Destination) {
  const shown = isRemote(flag) ? defaultFlag : flag
  const address = isUploaded(shown) ? `${shown}?w=${pictureWidths[0]}` : shown
  return `${address}${address.includes('?') ? '&' : '?'}t=${flag_updated}`
}
