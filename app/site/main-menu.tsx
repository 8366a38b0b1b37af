import { Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { to } from '#app/base/browser/addresses.ts'
import * as shared from '#app/base/browser/words.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { mainLinks, scholarships } from './navigation.ts'
import * as words from './words.ts'
import { useHasScholarships, useLinksTo, useWritten } from './written-links.ts'

export function MainMenu() {
  const links = useHasScholarships() ? mainLinks.toSpliced(-1, 0, scholarships) : mainLinks

  return (
    <div className="flex gap-1 max-lg:flex-col lg:items-center lg:max-xl:text-sm">
      <ul className="flex gap-x-1 lg:max-xl:gap-x-0.5 max-lg:flex-col max-lg:divide-y max-lg:divide-line lg:items-center">
        {links.map(({ to: address, label }) => (
          // Where the row is full, the footer leads to them.
          <li
            key={address}
            className={address === scholarships.to ? 'contents lg:max-xl:hidden' : 'contents'}
          >
            <MenuLink to={address} label={label} />
            {address === to('/destinations') && <Guides />}
          </li>
        ))}
        {useWritten('menu').map(({ address, title }) => (
          <li key={address} className="contents">
            <MenuLink to={address} label={title} />
          </li>
        ))}
      </ul>
      <a href={to('/search')} className={`${item} gap-2 max-lg:border-t max-lg:border-line`}>
        <Search aria-hidden="true" className="size-5" />
        <span className="lg:sr-only">{words.search}</span>
      </a>
      <a href={to('/contact')} className={`${buttonLook('primary')} max-lg:mt-5 lg:ml-1 xl:ml-3`}>
        {shared.freeConsultation}
      </a>
    </div>
  )
}

/** One link for each guide, in one row of the open menu, in a small panel on large screens. */
function Guides() {
  const guides = useLinksTo('guide')
  if (guides.length === 0) return null

  return (
    <details data-menu className="group relative">
      <summary className={`${item} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {words.countries}
        <span className="mb-1 ml-2 size-2 rotate-45 border-r-2 border-b-2" />
      </summary>
      <ul className="max-lg:mb-3 max-lg:ml-4 lg:absolute lg:top-full lg:left-0 lg:z-20 lg:mt-3 lg:w-48 lg:rounded-card lg:border lg:border-line lg:bg-white lg:p-2">
        {guides.map(({ to, label }) => (
          <li key={to}>
            <MenuLink to={to} label={label} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function MenuLink({ to, label }: { to: string; label: string }) {
  const isHere = useLocation().pathname === to

  return (
    <a href={to} aria-current={isHere ? 'page' : undefined} className={item}>
      {label}
    </a>
  )
}

const item =
  'flex min-h-11 items-center px-2 lg:max-xl:px-1 font-medium hover:underline underline-offset-4 decoration-marigold decoration-2 aria-[current=page]:underline max-lg:text-lg'
