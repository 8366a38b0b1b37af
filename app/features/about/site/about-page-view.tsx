import type { Branch, Office, OfficePicture } from '#app/contract/office.ts'
import type { AboutContent } from '#app/features/fixed-pages/contract.ts'
import { withSrcSet } from '#app/features/office/contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { OfficeWord } from '#app/platform/browser/office-word.tsx'
import { latest } from '#app/platform/browser/page-status.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { FramedPicture } from '#app/ui/framed-picture.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import * as words from '../words.ts'

/** The About page. */
export function AboutPageView({ address, content, card, modified, isDraft }: AboutPageViewProps) {
  const office = useOffice()
  const text = content as unknown as AboutContent
  const { title, description, heading, intro, figuresNote, mission, values, rooms, closing } = text
  const facts = { title, description, path: address, picture: card }
  const photograph = office.photographs.about
  const places = <OfficeRooms {...rooms} officePicture={photograph} branches={office.branches} />

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
      {photograph && places}
      <Mission {...mission} people={office.photographs.people} />
      <Values {...values} />
      {!photograph && places}
      <CallToAction
        title={closing.heading}
        text={closing.text}
        to={to('/contact')}
        label={<OfficeWord name="free_consultation" />}
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

type MissionProps = AboutContent['mission'] & { people?: OfficePicture }

/** The mission, beside the team picture if there is one. */
export function Mission({ heading, text, people }: MissionProps) {
  return (
    <section
      aria-labelledby="mission"
      className="frame grid items-center gap-10 pt-16 lg:gap-16 lg:pt-24 lg:has-[img]:grid-cols-[3fr_2fr]"
    >
      <div className="border-l-4 border-marigold pl-5 sm:pl-8">
        <h2 id="mission" className="font-semibold text-ink/75">
          {heading}
        </h2>
        <p className="mt-2 max-w-[30ch] font-display text-title font-semibold text-night">{text}</p>
      </div>
      {people && <FramedPicture {...withSrcSet(people)} className="aspect-4/3" />}
    </section>
  )
}

type OfficeFiguresProps = Pick<Office, 'figures'> & {
  /** A note on the figures, or ''. */
  note: string
}

/** Shows the office's figures as a boarding pass that overlaps the hero. */
function OfficeFigures({ figures, note }: OfficeFiguresProps) {
  if (figures.length === 0) return null
  return (
    <section aria-label={words.ourFigures} className="frame relative -mt-16 lg:-mt-20">
      <div className="overflow-hidden card">
        <SiteLanguage>
          <dl className="grid xs:grid-cols-2 gap-x-4 gap-y-6 p-5 sm:p-8 lg:grid-cols-4">
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-ink/75 sm:text-base">{label}</dt>
                <dd className="font-display text-title font-semibold text-night">
                  {localizeDigits(value)}
                </dd>
              </div>
            ))}
          </dl>
        </SiteLanguage>
        {note && (
          <>
            <div className="perforated" />
            <p className="p-5 text-sm text-ink/80 sm:px-8">{note}</p>
          </>
        )}
      </div>
    </section>
  )
}

type Rooms = AboutContent['rooms']

/** Shows the page's picture until there is a photograph, and the branches if there are several. */
export function OfficeRooms({
  heading,
  text,
  picture,
  caption,
  officePicture,
  branches = [],
}: Rooms & { officePicture?: OfficePicture; branches?: Branch[] }) {
  return (
    <section
      aria-labelledby="rooms"
      className={`frame ${officePicture ? 'section-gap pb-0' : 'pb-[clamp(3.5rem,2.5rem+4.5vw,6.5rem)]'}`}
    >
      <h2 id="rooms" className="font-display text-2xl font-semibold text-night">
        {heading}
      </h2>
      {text && <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{text}</p>}
      {officePicture && (
        <figure className="mt-8">
          <FramedPicture {...withSrcSet(officePicture)} />
        </figure>
      )}
      {!officePicture && picture.picture && <RoomsPicture {...picture} caption={caption} />}
      {branches.length > 1 && <Branches branches={branches} />}
    </section>
  )
}

function Branches({ branches }: { branches: Branch[] }) {
  return (
    <ul className="mt-8 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {branches.map(({ name, address, city }) => (
        <li key={`${name} ${address}`} className="border-t border-line pt-4">
          <SiteLanguage>
            <p className="font-semibold text-night">{name || city}</p>
            <p className="text-ink/85">{[address, city].filter(Boolean).join(', ')}</p>
          </SiteLanguage>
        </li>
      ))}
    </ul>
  )
}

function RoomsPicture({
  picture,
  alt,
  width,
  height,
  caption,
}: Rooms['picture'] & Pick<Rooms, 'caption'>) {
  return (
    <figure className="mt-8">
      <FramedPicture address={picture} alt={alt} width={width} height={height} />
      {caption && <figcaption className="mt-3 text-sm text-ink/75">{caption}</figcaption>}
    </figure>
  )
}
