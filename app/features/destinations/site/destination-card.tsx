import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { noGuide } from '#app/features/guides/contract.ts'
import { isRemote, isUploaded, pictureWidths } from '#app/features/media/contract.ts'
import { Heading } from '#app/ui/heading.tsx'
import { type Destination, defaultFlag } from '../contract.ts'

interface DestinationCardProps {
  destination: Destination
  level: 2 | 3
  guide?: CardGuide
}

/** The guide that the card links to, with its key figures. */
export interface CardGuide {
  address: string
  outline: string
  /** The link to the comparison. */
  figures?: ReactNode
}

/** On small screens the name is in the picture, which keeps the list short. */
export function DestinationCard({ destination, level, guide }: DestinationCardProps) {
  const { country, description, benefits } = destination
  const { address, outline, figures }: CardGuide = guide ?? noGuide

  return (
    <li className="group relative overflow-hidden rounded-card border border-line bg-white transition-colors hover:border-indigo">
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
            <a href={address} className="group-hover:underline after:absolute after:inset-0">
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
function flagAddress({ flag, flag_updated }: Destination) {
  const shown = isRemote(flag) ? defaultFlag : flag
  const address = isUploaded(shown) ? `${shown}?w=${pictureWidths[0]}` : shown
  return `${address}${address.includes('?') ? '&' : '?'}t=${flag_updated}`
}
