import { ChevronLeft } from 'lucide-react'
import { to } from '#app/platform/browser/addresses.ts'
import * as shared from '#app/platform/browser/words.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import type { Service } from '../contract.ts'
import * as words from '../words.ts'
import { ServiceIcon } from './service-icon.tsx'

interface ServiceHeroProps {
  title: string
  intro: string
  icon: Service['icon']
}

export function ServiceHero({ title, intro, icon }: ServiceHeroProps) {
  return (
    <div className="on-night overflow-hidden">
      <div className="frame grid items-center gap-x-12 gap-y-6 pt-6 pb-12 lg:grid-cols-[1fr_24rem] lg:pt-14 lg:pb-20">
        <Emblem icon={icon} />
        <div className="lg:col-start-1 lg:row-start-1">
          <a
            href={to('/services')}
            className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-marigold underline-offset-4 hover:underline"
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            <SiteLanguage isInline>{words.allServices}</SiteLanguage>
          </a>
          <h1 className="mt-1 font-display text-hero font-semibold">{title}</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-paper/85">{intro}</p>
          <a href={to('/contact')} className={`${buttonClassName('primary')} mt-7 min-h-12 px-7`}>
            <SiteLanguage isInline>{shared.freeConsultation}</SiteLanguage>
          </a>
        </div>
      </div>
    </div>
  )
}

/** The large icon of the service, beside the title. */
function Emblem({ icon }: Pick<Service, 'icon'>) {
  return (
    <div className="relative mt-6 w-64 max-lg:hidden lg:w-full">
      <RouteLine className="w-full text-paper/60" />
      <span className="absolute top-1/3 left-1/2 grid size-28 -translate-1/2 place-items-center rounded-full border-2 border-marigold bg-night">
        <ServiceIcon icon={icon} className="size-12" />
      </span>
    </div>
  )
}
