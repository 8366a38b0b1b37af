import type { AboutContent } from '#app/features/fixed-pages/contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import * as shared from '#app/platform/browser/words.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { Mission } from './mission.tsx'
import { OfficeFigures } from './office-figures.tsx'
import { OfficeRooms } from './office-rooms.tsx'

/** The About page. */
export function AboutPageView({ address, content, card, modified, isDraft }: AboutPageViewProps) {
  const office = useOffice()
  const text = content as unknown as AboutContent
  const { title, description, heading, intro, figuresNote, mission, values, rooms, closing } = text
  const facts = { title, description, path: address, picture: card }

  return (
    <>
      {!isDraft && (
        <PageHead
          {...facts}
          modified={latest(modified, office.changed_at ?? undefined)}
          parents={[]}
        />
      )}
      <div className="on-night overflow-hidden">
        <div className="frame relative pt-12 pb-28 lg:pt-20 lg:pb-36">
          <RouteLine className="absolute top-16 right-8 w-96 text-paper/50 max-lg:hidden" />
          <h1 className="relative max-w-[18ch] font-display text-hero font-semibold">{heading}</h1>
          {intro && <p className="relative mt-4 max-w-[55ch] text-lg text-paper/85">{intro}</p>}
        </div>
      </div>
      <OfficeFigures figures={office.figures} note={figuresNote} />
      <Mission {...mission} people={office.photographs.people} />
      <Values {...values} />
      <OfficeRooms {...rooms} officePicture={office.photographs.about} />
      <CallToAction
        title={closing.heading}
        text={closing.text}
        to={to('/contact')}
        label={<SiteLanguage isInline>{shared.freeConsultation}</SiteLanguage>}
      />
    </>
  )
}

interface AboutPageViewProps extends PublicPage {
  /** Previews have no metadata for search engines. */
  isDraft: boolean
}

function Values({ heading, points }: AboutContent['values']) {
  return (
    <section aria-labelledby="values" className="frame section-gap">
      <h2 id="values" className="font-display text-title font-semibold text-night">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-6 sm:mt-10 lg:grid-cols-3">
        {points.map(({ title, text }, index) => (
          <li key={index} className="border-t border-dashed border-ink/30 pt-5">
            <h3 className="font-display text-xl font-semibold text-night">{title}</h3>
            <p className="mt-2 max-w-[60ch] text-ink/85">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
