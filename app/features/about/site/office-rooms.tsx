import type { OfficePicture } from '#app/contract/office.ts'
import type { AboutContent } from '#app/features/fixed-pages/contract.ts'
import { withSrcSet } from '#app/features/office/contract.ts'
import { FramedPicture } from '#app/ui/framed-picture.tsx'

type Rooms = AboutContent['rooms']

/** Shows the page's picture until there is a photograph. */
export function OfficeRooms({
  heading,
  text,
  picture,
  caption,
  officePicture,
}: Rooms & { officePicture?: OfficePicture }) {
  return (
    <section aria-labelledby="rooms" className="frame pb-[clamp(3.5rem,2.5rem+4.5vw,6.5rem)]">
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
    </section>
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
