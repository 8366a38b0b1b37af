import type { Photograph } from '#app/contract/office.ts'
import { framed } from '#app/features/office/contract.ts'
import { FramedPicture } from '#app/ui/framed-picture.tsx'
import { about } from '../content/about.ts'

/** Drawn as long as there is no photograph. */
export function OfficeRooms({ text, photograph }: { text: string; photograph?: Photograph }) {
  const { heading, picture, caption } = about.rooms

  return (
    <section aria-labelledby="rooms" className="frame pb-[clamp(3.5rem,2.5rem+4.5vw,6.5rem)]">
      <h2 id="rooms" className="font-display text-2xl font-semibold text-night">
        {heading}
      </h2>
      <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{text}</p>
      <figure className="mt-8">
        <FramedPicture {...(photograph ? framed(photograph) : picture)} />
        {!photograph && <figcaption className="mt-3 text-sm text-ink/75">{caption}</figcaption>}
      </figure>
    </section>
  )
}
