import type { OfficePicture } from '#app/contract/office.ts'
import { withSrcSet } from '#app/features/office/contract.ts'
import { FramedPicture } from '#app/ui/framed-picture.tsx'

/** A picture of the office between two lists. */
export function RoomPicture({ officePicture }: { officePicture?: OfficePicture }) {
  if (!officePicture) return null
  return (
    <div className="frame pb-[clamp(3.5rem,2.5rem+4.5vw,6.5rem)]">
      <FramedPicture {...withSrcSet(officePicture)} className="aspect-4/3 sm:aspect-21/9" />
    </div>
  )
}
