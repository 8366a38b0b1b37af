import { to } from '#app/platform/browser/addresses.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import type { HeroSlide } from '../contract.ts'
import { slidePicture } from './slide-picture.ts'

interface SlideViewProps {
  slide: HeroSlide
  /** For "2 of 6". */
  position: string
  isVisible: boolean
}

export function SlideView({ slide, position, isVisible }: SlideViewProps) {
  const { title, subtitle, tagline, description, button_text, target } = slide
  const { attributes, isShaded } = slidePicture(slide.image)
  const fit = isShaded ? '' : 'md:object-contain md:px-[max(0px,50vw-38rem)]'

  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not one of form fields
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      inert={!isVisible}
      className="relative flex min-w-0 snap-start snap-always shrink-0 grow-0 basis-full flex-col"
    >
      {/* The focal point shifts to the part that the text does not cover. */}
      <div
        className={`relative md:absolute md:inset-y-0 md:right-0 ${isShaded ? 'md:left-2/5' : 'md:left-0'}`}
      >
        <img
          {...(isVisible ? attributes : deferLoading(attributes))}
          alt=""
          width="1600"
          height="900"
          style={{ objectPosition: slide.image_focus }}
          fetchPriority={isVisible ? 'high' : undefined}
          className={`aspect-3/2 w-full object-cover object-right md:aspect-auto md:h-full ${fit}`}
        />
        {isShaded && (
          <div className="absolute inset-x-0 bottom-0 h-1/3 bg-linear-to-t from-night to-transparent md:inset-y-0 md:h-auto md:bg-linear-to-r md:from-15% md:to-45%" />
        )}
      </div>
      <div className="frame relative flex w-full grow flex-col items-start justify-center pb-12 md:min-h-120 md:pt-12 md:pb-24 lg:min-h-136 lg:pt-16 lg:pb-28">
        <div className="md:max-w-[44%] lg:max-w-1/2">
          {tagline && <p className="font-semibold text-marigold">{tagline}</p>}
          <h2 className="mt-2 font-display text-hero font-semibold">{title}</h2>
          {subtitle && <p className="mt-4 text-lg">{subtitle}</p>}
          {description && <p className="mt-3 max-w-[55ch] text-paper/85">{description}</p>}
          <a
            href={target || to('/contact')}
            className={`${buttonClassName('primary')} mt-7 min-h-12 px-7`}
          >
            {button_text}
          </a>
        </div>
      </div>
    </div>
  )
}

/** start-slider.ts loads the picture shortly before it becomes visible. */
function deferLoading({ src, srcSet, sizes }: ReturnType<typeof slidePicture>['attributes']) {
  return { 'data-src': src, 'data-srcset': srcSet, sizes }
}
