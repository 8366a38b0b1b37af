import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { Destination } from '../contract.ts'
import { findGuide } from './guides.ts'

export function DestinationCard({ destination }: { destination: Destination }) {
  const { country, description, benefits } = destination
  const { path, globe } = findGuide(country)

  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-white transition-colors hover:border-indigo">
      <div className="on-night h-32 overflow-hidden sm:h-40">
        <img
          src={globe}
          alt=""
          width="960"
          height="960"
          loading="lazy"
          className="size-full object-cover transition-transform duration-250 group-hover:scale-105"
        />
      </div>
      <div className="flex grow flex-col px-5 pb-6">
        <img
          src={flagAddress(destination)}
          alt=""
          width="60"
          height="45"
          loading="lazy"
          className="relative -mt-6 h-11 w-15 rounded-md border-2 border-white bg-white object-cover"
        />
        <h3 className="mt-3 font-display text-2xl font-semibold text-night">
          <Link to={path} className="group-hover:underline after:absolute after:inset-0">
            {country}
          </Link>
        </h3>
        <p className="mt-2 text-ink/85">{description}</p>
        <ul className="mt-4 grid gap-1.5 border-t border-dashed border-ink/25 pt-4 text-[0.9375rem]">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-indigo" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** Carries the moment of the last change, so that a new flag is seen at once. */
function flagAddress({ flag, flag_updated }: Destination) {
  return `${flag}${flag.includes('?') ? '&' : '?'}t=${flag_updated}`
}
