import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import * as words from '../words.ts'

interface SliderControlsProps {
  titles: string[]
  selected: number
  /** Whether the visitor lets the slides change by themselves. */
  isWanted: boolean
  onWant: (isWanted: boolean) => void
  onGo: { previous: () => void; next: () => void; to: (index: number) => void }
}

/** They need scripts, so without scripts they are not there. */
export function SliderControls({ titles, selected, isWanted, onWant, onGo }: SliderControlsProps) {
  const Icon = isWanted ? Pause : Play

  return (
    // On phones they lie on the picture: at the bottom the chat and WhatsApp would cover them.
    <div className="absolute inset-x-0 noscript:hidden max-md:top-[calc(100vw*2/3-5rem)] md:bottom-6">
      <div className="frame flex items-center gap-1 sm:gap-2">
        <button
          type="button"
          aria-label={isWanted ? words.pauseTheSlides : words.playTheSlides}
          onClick={() => onWant(!isWanted)}
          className={round}
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          aria-label={words.previousSlide}
          onClick={onGo.previous}
          className={round}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label={words.nextSlide} onClick={onGo.next} className={round}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
        <ul className="flex min-w-0 flex-wrap">
          {titles.map((title, index) => (
            <li key={`${index + 1} ${title}`}>
              <button
                type="button"
                aria-label={words.slide(index + 1, title)}
                aria-current={index === selected}
                onClick={() => onGo.to(index)}
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
  'grid size-11 shrink-0 place-items-center rounded-full border border-paper/50 bg-night/60 transition-colors hover:bg-indigo'
const dot =
  'grid size-6 cursor-pointer place-items-center sm:size-7 before:size-2.5 before:rounded-full before:border before:border-paper before:transition-colors aria-[current=true]:before:border-marigold aria-[current=true]:before:bg-marigold hover:before:bg-paper/60'
