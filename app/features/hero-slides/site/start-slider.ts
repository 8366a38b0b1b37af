import { prefersReducedData } from '#app/base/browser/prefers-reduced-data.ts'

const rotationMs = 5000

/**
 * Shows the next slide every 5 s in a loop. It stops while the mouse is over it, the keyboard focus
 * is inside or the visitor paused it. With reduced motion or data saving it starts only on request.
 */
export function startSlider(place: HTMLElement) {
  const box = place.querySelector<HTMLElement>('[data-slides]')
  if (box && box.children.length > 1) new Slider(place, box)
}

/** Slides are side by side in a scrolling box, so that touch gestures work natively. */
class Slider {
  #box: HTMLElement
  #slides: HTMLElement[]
  #dots: NodeListOf<HTMLElement>
  #rotation: HTMLElement | null
  #calm = matchMedia('(prefers-reduced-motion: reduce)')
  #selected = 0
  /** The visitor's choice, if any. */
  #wanted: boolean | undefined
  #isUnderMouse = false
  #isFocused = false
  /** Whether the visitor started the current scroll. */
  #isByHand = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(place: HTMLElement, box: HTMLElement) {
    this.#box = box
    this.#slides = [...box.children] as HTMLElement[]
    this.#dots = place.querySelectorAll('[data-slide]')
    this.#rotation = place.querySelector('[data-rotation]')
    this.#listen(place)
    this.#wait()
  }

  #listen(place: HTMLElement) {
    const hold = (change: () => void) => () => {
      change()
      this.#wait()
    }
    place.addEventListener('click', ({ target }) =>
      // Delayed, so that the button's feedback is painted before the layout.
      requestAnimationFrame(() => setTimeout(() => this.#press(target as Element))),
    )
    place.addEventListener('pointerenter', ({ pointerType }) => {
      this.#isUnderMouse = pointerType === 'mouse'
      this.#wait()
    })
    place.addEventListener(
      'pointerleave',
      hold(() => (this.#isUnderMouse = false)),
    )
    place.addEventListener('focusin', ({ target }) => {
      this.#isFocused = (target as Element).matches(':focus-visible')
      this.#wait()
    })
    place.addEventListener(
      'focusout',
      hold(() => (this.#isFocused = false)),
    )
    this.#calm.addEventListener('change', () => this.#wait())
    this.#box.addEventListener('touchstart', () => this.#surround(), { passive: true })
    const surround = ({ deltaX, deltaY }: WheelEvent) =>
      Math.abs(deltaX) > Math.abs(deltaY) && this.#surround()
    this.#box.addEventListener('wheel', surround, { passive: true })
    this.#box.addEventListener('scroll', () => this.#showNeighbours())
    this.#box.addEventListener('scrollend', () => this.#settle())
    addEventListener('resize', () => this.#stay())
  }

  #press(target: Element) {
    const { slide, step, rotation } = target.closest<HTMLElement>('button')?.dataset ?? {}
    if (step) this.#go(this.#after(Number(step)), Number(step))
    if (slide) this.#go(Number(slide), Number(slide) < this.#selected ? -1 : 1)
    if (rotation === undefined) return
    this.#wanted = !this.#isWanted
    this.#wait()
  }

  get #isWanted() {
    return this.#wanted ?? !(this.#calm.matches || prefersReducedData())
  }

  get #isRotating() {
    return this.#isWanted && !this.#isUnderMouse && !this.#isFocused
  }

  #after(steps: number) {
    return (this.#selected + steps + this.#slides.length) % this.#slides.length
  }

  /** Schedules the next slide in 5 s, or stops. */
  #wait() {
    clearTimeout(this.#timer)
    if (this.#isRotating) this.#timer = setTimeout(() => this.#rotate(), rotationMs)
    this.#box.ariaLive = this.#isRotating ? 'off' : 'polite'
    const button = this.#rotation
    if (!button) return
    button.toggleAttribute('data-resting', !this.#isWanted)
    button.ariaLabel = (this.#isWanted ? button.dataset.pause : button.dataset.play) ?? null
  }

  async #rotate() {
    const timer = this.#timer
    const next = this.#after(1)
    // Waits until the slide's picture is loaded.
    if (!document.hidden)
      await this.#pictureOf(next)
        ?.decode()
        .catch(() => undefined)
    if (timer !== this.#timer || !this.#isRotating) return
    if (document.hidden) this.#wait()
    else this.#go(next, 1)
  }

  #pictureOf(index: number) {
    const picture = this.#slides[index]?.querySelector('img')
    const { src, srcset } = picture?.dataset ?? {}
    if (picture && src && !picture.src) Object.assign(picture, { srcset: srcset ?? '', src })
    return picture
  }

  /** Moves the slide to that side before it scrolls in. */
  #go(index: number, side: number) {
    this.#isByHand = false
    this.#place(index, side)
    const behavior = this.#calm.matches ? 'instant' : 'smooth'
    this.#box.scrollTo({ left: this.#slides[index]?.offsetLeft, behavior })
    this.#select(index)
  }

  #place(index: number, side: number) {
    for (const slide of this.#slides) slide.style.order = '3'
    this.#order(this.#selected, 1)
    if (index !== this.#selected) this.#order(index, 1 + side)
    this.#stay()
  }

  /** Touch and wheel gestures move by one slide. */
  #surround() {
    if (this.#isByHand) return
    this.#isByHand = true
    this.#place(this.#after(-1), -1)
    this.#order(this.#after(1), 2)
    this.#stay()
  }

  /**
   * Loads the pictures only for gestures that move the slides, since most touches scroll the page.
   */
  #showNeighbours() {
    if (!this.#isByHand) return
    const isMoved = this.#box.scrollLeft !== this.#slides[this.#selected]?.offsetLeft
    if (!isMoved) return
    for (const steps of [-1, 1]) this.#pictureOf(this.#after(steps))
  }

  #order(index: number, position: number) {
    const slide = this.#slides[index]
    if (slide) slide.style.order = `${position}`
  }

  #stay() {
    this.#box.scrollTo({ left: this.#slides[this.#selected]?.offsetLeft, behavior: 'instant' })
  }

  #select(index: number) {
    this.#selected = index
    for (const [each, slide] of this.#slides.entries()) {
      slide.inert = each !== index
      this.#dots[each]?.setAttribute('aria-current', `${each === index}`)
    }
    this.#pictureOf(index)
    this.#wait()
  }

  #settle() {
    if (!this.#isByHand) return
    const { scrollLeft, clientWidth } = this.#box
    const isVisible = ({ offsetLeft }: HTMLElement) =>
      Math.abs(offsetLeft - scrollLeft) < clientWidth / 2
    const index = this.#slides.findIndex(isVisible)
    if (index < 0 || index === this.#selected) return
    this.#isByHand = false
    this.#select(index)
  }
}
