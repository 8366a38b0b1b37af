import { Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import type { Guide } from '../content/guide.ts'

export function GuideHero({ guide }: { guide: Guide }) {
  const { name, nameInText, tagline, intro, picture, actions } = guide

  return (
    <header className="on-night overflow-hidden">
      <div className="frame relative grid items-center lg:min-h-136 lg:grid-cols-2">
        <div className="pt-10 lg:py-20">
          <p className="font-semibold text-marigold">{tagline}</p>
          <h1 className="mt-2 font-display text-hero font-semibold">{`Study in ${nameInText}`}</h1>
          <p className="mt-4 max-w-[50ch] text-subtitle text-paper/85">{intro}</p>
          <Link
            to="/contact"
            className={`${buttonLook('primary')} mt-7 min-h-12 px-7 print:hidden`}
          >
            {actions.first}
          </Link>
        </div>
        <img
          src={picture}
          alt={`Globe with the way from Kathmandu to ${name}`}
          width="960"
          height="960"
          fetchPriority="high"
          className="-mb-24 w-full max-w-md justify-self-center lg:absolute lg:top-1/2 lg:-right-16 lg:mb-0 lg:w-[44rem] lg:max-w-none lg:-translate-y-1/2"
        />
      </div>
    </header>
  )
}
