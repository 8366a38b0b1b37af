import type { OfficePicture } from '#app/contract/office.ts'
import type { AboutContent } from '#app/features/fixed-pages/contract.ts'
import { withSrcSet } from '#app/features/office/contract.ts'
import { FramedPicture } from '#app/ui/framed-picture.tsx'

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
