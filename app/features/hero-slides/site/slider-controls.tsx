import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import * as words from '../words.ts'

/** Hidden without scripts; see start-slider.ts. */
export function SliderControls({ titles }: { titles: string[] }) {
  return (
    // On phones the controls are beside the globe, to leave room for the text.
    <div className="pointer-events-none absolute inset-x-0 noscript:hidden max-md:bottom-[calc(100%-100vw*2/3+0.5rem)] md:bottom-6">
      <div className="frame flex items-center gap-1 max-md:mx-0 max-md:flex-wrap md:gap-2">
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
        <ul className="flex min-w-0 flex-wrap max-md:basis-full">
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
