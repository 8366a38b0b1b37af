import type { HeroSlide } from '../contract.ts'
import * as words from '../words.ts'
import { SlideView } from './slide-view.tsx'
import { SliderControls } from './slider-controls.tsx'

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
