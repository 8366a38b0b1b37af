import useEmblaCarousel from 'embla-carousel-react'
import type { HeroSlide } from '../contract.ts'
import * as words from '../words.ts'
import { SlideView } from './slide-view.tsx'
import { SliderControls } from './slider-controls.tsx'
import { useRotation } from './use-rotation.ts'
import { useSelectedIndex } from './use-selected-index.ts'

/** Without slides there is nothing; without scripts there is the first slide. */
export function HeroSlider({ slides }: { slides: HeroSlide[] }) {
  const [viewport, embla] = useEmblaCarousel({ loop: true })
  const selected = useSelectedIndex(embla)
  const { isRotating, isWanted, setWanted, hold, go } = useRotation(embla, selected)
  if (slides.length === 0) return null

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={words.studyAbroadWithUs}
      className="on-night relative"
      {...hold}
    >
      <div ref={viewport} className="overflow-hidden">
        <div aria-live={isRotating ? 'off' : 'polite'} className="flex">
          {slides.map((slide, index) => (
            <SlideView
              key={slide.id}
              slide={slide}
              place={words.placeOf(index + 1, slides.length)}
              isShown={index === selected}
              isNext={index === (selected + 1) % slides.length && embla !== undefined}
            />
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <SliderControls
          titles={slides.map(({ title }) => title)}
          selected={selected}
          isWanted={isWanted}
          onWant={setWanted}
          onGo={go}
        />
      )}
    </section>
  )
}
