import { ExternalLink, MapPin, Play } from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { toMapAddresses, toVideoAddresses } from '../embed-addresses.ts'
import * as words from '../words.ts'

interface VideoProps {
  address: string
  title: string
}

/** A video that loads from YouTube after a click; before, the page makes no request to it. */
export function Video({ address, title }: VideoProps) {
  const addresses = toVideoAddresses(address)
  if (!addresses) return null
  return (
    <Frame
      {...addresses}
      title={title}
      label={words.playVideo(title)}
      note={words.loadsFromYouTube}
      icon={Play}
    />
  )
}

interface PlaceMapProps {
  place: string
  label: string
}

/** A map that loads from OpenStreetMap after a click, and a link for directions. */
export function PlaceMap({ place, label }: PlaceMapProps) {
  const addresses = toMapAddresses(place)
  if (!addresses) return null
  const { directions, ...frame } = addresses

  return (
    <>
      <Frame
        {...frame}
        title={words.mapOf(label)}
        label={words.showMap(label)}
        note={words.loadsFromOpenStreetMap}
        icon={MapPin}
      />
      <p className="mt-2">
        <a
          href={directions}
          rel="noopener"
          className="inline-flex min-h-9 items-center gap-2 underline underline-offset-4"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          <SiteLanguage isInline>{words.directions}</SiteLanguage>
        </a>
      </p>
    </>
  )
}

interface FrameProps {
  /** The page on the other site, for visitors without scripts. */
  page: string
  /** What is shown in the frame. */
  frame: string
  title: string
  label: string
  note: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
}

/** A link that load-frame.ts replaces with a frame on a click. */
function Frame({ page, frame, title, label, note, icon: Icon }: FrameProps) {
  return (
    <div
      data-part="frame"
      className="mt-5 grid aspect-video overflow-clip rounded-card bg-night text-paper print:hidden"
    >
      <a
        href={page}
        data-frame={frame}
        data-title={title}
        rel="noopener"
        className="group grid place-content-center justify-items-center gap-3 p-4 text-center"
      >
        <span className="grid size-14 place-items-center rounded-full bg-paper text-night">
          <Icon aria-hidden="true" className="size-7" />
        </span>
        <SiteLanguage>
          <span className="font-semibold underline-offset-4 wrap-anywhere group-hover:underline">
            {label}
          </span>
          <span className="block text-sm text-paper/85">{note}</span>
        </SiteLanguage>
      </a>
    </div>
  )
}
