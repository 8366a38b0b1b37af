import { to } from '#app/base/browser/addresses.ts'
import { useOffice } from '#app/base/browser/office-context.ts'
import * as shared from '#app/base/browser/words.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { about, aboutFacts, aboutOffice } from '../content/about.ts'
import * as words from '../words.ts'
import { Mission } from './mission.tsx'
import { OfficeFigures } from './office-figures.tsx'
import { OfficeRooms } from './office-rooms.tsx'

export default function AboutPage() {
  const office = useOffice()
  const { heading, intro, figures, rooms } = aboutOffice(office)

  return (
    <>
      <PageHead {...aboutFacts(office)} parents={[]} />
      <div className="on-night overflow-hidden">
        <div className="frame relative pt-12 pb-28 lg:pt-20 lg:pb-36">
          <RouteLine className="absolute top-16 right-8 w-96 text-paper/50 max-lg:hidden" />
          <h1 className="relative max-w-[18ch] font-display text-hero font-semibold">{heading}</h1>
          <p className="relative mt-4 max-w-[55ch] text-lg text-paper/85">{intro}</p>
        </div>
      </div>
      <OfficeFigures figures={figures} />
      <Mission people={office.photographs.people} />
      <Values />
      <OfficeRooms text={rooms} photograph={office.photographs.about} />
      <CallToAction
        title={words.theFirstTalkIsFree}
        text={words.tellUs}
        to={to('/contact')}
        label={shared.freeConsultation}
      />
    </>
  )
}

function Values() {
  const { heading, points } = about.values

  return (
    <section aria-labelledby="values" className="frame section-gap">
      <h2 id="values" className="font-display text-title font-semibold text-night">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-6 sm:mt-10 lg:grid-cols-3">
        {points.map(({ title, text }) => (
          <li key={title} className="border-t border-dashed border-ink/30 pt-5">
            <h3 className="font-display text-xl font-semibold text-night">{title}</h3>
            <p className="mt-2 max-w-[60ch] text-ink/85">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
