import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { hasFirstColours } from '#app/contract/brand.ts'
import { createSrcSet, isRemote, isUploaded } from '#app/features/media/contract.ts'
import { localizeAddress, to } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { defaultImage, type HeroSlide } from '../contract.ts'
import * as words from '../words.ts'

/**
 * Renders the slides. Without scripts only the first one is visible; start-slider.ts activates the
 * others.
 */
export function HeroSlider({ slides }: { slides: HeroSlide[] }) {
  if (slides.length === 0) return null

  return (
    <section
      data-part="slider"
      aria-roledescription={words.carousel}
      aria-label={words.studyAbroadWithUs}
      className="on-night relative"
    >
      <div
        data-slides
        aria-live="off"
        className="relative flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] noscript:overflow-x-hidden"
      >
        {slides.map((slide, index) => (
          <SlideView
            key={slide.id}
            slide={slide}
            position={words.placeOf(index + 1, slides.length)}
            isVisible={index === 0}
          />
        ))}
      </div>
      {slides.length > 1 && <SliderControls titles={slides.map(({ title }) => title)} />}
    </section>
  )
}

/** Hidden without scripts; see start-slider.ts. */
function SliderControls({ titles }: { titles: string[] }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 noscript:hidden md:bottom-6">
      <div className="frame flex items-center gap-1 md:gap-2">
        <button
          type="button"
          data-early
          data-rotation=""
          data-pause={words.pauseTheSlides}
          data-play={words.playTheSlides}
          aria-label={words.pauseTheSlides}
          className={`group ${round}`}
        >
          <Pause aria-hidden="true" className="size-4 group-data-resting:hidden" />
          <Play aria-hidden="true" className="hidden size-4 group-data-resting:block" />
        </button>
        <button
          type="button"
          data-early
          data-step={-1}
          aria-label={words.previousSlide}
          className={round}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          data-early
          data-step={1}
          aria-label={words.nextSlide}
          className={round}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
        <ul className="flex min-w-0 flex-wrap">
          {titles.map((title, index) => (
            <li key={`${index + 1} ${title}`}>
              <button
                type="button"
                aria-label={words.slide(index + 1, title)}
                data-early
                data-slide={index}
                aria-current={index === 0}
                className={dot}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const round =
  'pointer-events-auto grid size-11 shrink-0 place-items-center rounded-full border border-paper/50 bg-night/60 transition-colors hover:bg-indigo aria-busy:border-marigold'
const dot =
  'pointer-events-auto grid size-6 cursor-pointer place-items-center md:size-7 before:size-2.5 before:rounded-full before:border before:border-paper before:transition-colors aria-[current=true]:before:border-marigold aria-[current=true]:before:bg-marigold hover:before:bg-paper/60'

interface SlideViewProps {
  slide: HeroSlide
  /** For "2 of 6". */
  position: string
  isVisible: boolean
}

function SlideView({ slide, position, isVisible }: SlideViewProps) {
  const { title, subtitle, tagline, description, button_text, target } = slide
  const { attributes, isShaded } = slidePicture(slide.image)
  const fit = isShaded ? '' : 'md:object-contain md:px-[max(0px,50vw-38rem)]'
  // The drawings that come with the site take the hue of the ground.
  const isTinted = !isShaded && !hasFirstColours(useOffice())

  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not one of form fields
    <div
      role="group"
      aria-roledescription={words.slideRole}
      aria-label={position}
      inert={!isVisible}
      className="relative flex min-w-0 snap-start snap-always shrink-0 grow-0 basis-full flex-col"
    >
      {/* The focal point shifts to the part that the text does not cover. */}
      <div className={`absolute inset-0 isolate bg-night ${isShaded ? 'md:left-2/5' : ''}`}>
        <img
          {...(isVisible ? attributes : deferLoading(attributes))}
          alt=""
          width="1600"
          height="900"
          style={{ objectPosition: slide.image_focus }}
          fetchPriority={isVisible ? 'high' : undefined}
          className={`size-full object-cover object-right ${fit} ${isTinted ? 'mix-blend-luminosity' : ''}`}
        />
        {/* On phones the text covers a part of every picture. */}
        <div
          className={`absolute inset-0 bg-linear-to-r from-night from-45% to-night/20 ${isShaded ? 'md:from-15% md:to-transparent md:to-45%' : 'md:hidden'}`}
        />
      </div>
      <div className="frame relative flex w-full grow flex-col items-start justify-center pt-4 pb-16 md:min-h-120 md:pt-12 md:pb-24 lg:min-h-136 lg:pt-16 lg:pb-28">
        <div className="max-md:max-w-72 md:max-w-[44%]">
          {tagline && <p className="font-semibold text-marigold">{tagline}</p>}
          <h2 className="mt-1 font-display text-title font-semibold md:mt-2 md:text-hero">
            {title}
          </h2>
          {subtitle && <p className="mt-2 text-paper/90 md:mt-4 md:text-lg">{subtitle}</p>}
          {description && (
            <p className="mt-3 max-w-[55ch] text-paper/85 max-md:hidden">{description}</p>
          )}
          <a
            href={localizeAddress(target || to('/contact'))}
            className="mt-1 inline-flex min-h-11 items-center font-semibold underline decoration-marigold decoration-2 underline-offset-4 hover:decoration-4 md:mt-5"
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

interface SlidePicture {
  attributes: { src: string; srcSet?: string; sizes?: string }
  /** Whether its left half needs shading behind the text. */
  isShaded: boolean
}

/**
 * The built-in pictures have a file of half their width (1600 px). They are dark behind the text;
 * all others need shading.
 */
function slidePicture(image: string): SlidePicture {
  if (isRemote(image)) return { attributes: { src: defaultImage }, isShaded: true }
  if (isUploaded(image)) return { attributes: describeUpload(image), isShaded: true }
  const [, name] = image.match(/^\/slides\/([a-z-]+)\.webp$/) ?? []
  if (!name) return { attributes: { src: image }, isShaded: true }
  const srcSet = `/slides/${name}-800.webp 800w, ${image} 1600w`
  return { attributes: { sizes: '100vw', srcSet, src: image }, isShaded: false }
}

/** Uploads are at most 2400 px wide. */
const describeUpload = (image: string) => ({
  sizes: '100vw',
  srcSet: createSrcSet(image, 2400),
  src: image,
})
