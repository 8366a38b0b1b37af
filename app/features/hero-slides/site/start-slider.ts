import { prefersReducedData } from '#app/platform/browser/prefers-reduced-data.ts'

const rotationMs = 5000

/**
 * Shows the next slide every 5 s in a loop. It stops while the mouse is over it, the keyboard focus
 * is inside or the visitor paused it. With reduced motion or data saving it starts only on request.
 */
export function startSlider(container: HTMLElement) {
  const scroller = container.querySelector<HTMLElement>('[data-slides]')
  if (scroller && scroller.children.length > 1) new Slider(container, scroller)
}

/** Slides are side by side in a scrolling box, so that touch gestures work natively. */
class Slider {
  #scroller: HTMLElement
  #slides: HTMLElement[]
  #dots: NodeListOf<HTMLElement>
  #rotation: HTMLElement | null
  #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  #selected = 0
  /** Whether the visitor started or paused the slides; undefined if the visitor did neither. */
  #visitorChoice: boolean | undefined
  #isHovered = false
  #isFocused = false
  /** Whether the visitor started the current scroll. */
  #isVisitorScroll = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(container: HTMLElement, scroller: HTMLElement) {
    this.#scroller = scroller
    this.#slides = [...scroller.children] as HTMLElement[]
    this.#dots = container.querySelectorAll('[data-slide]')
    this.#rotation = container.querySelector('[data-rotation]')
    this.#addListeners(container)
    this.#scheduleRotation()
  }

  #addListeners(container: HTMLElement) {
    const changeAndReschedule = (change: () => void) => () => {
      change()
      this.#scheduleRotation()
    }
    container.addEventListener('click', ({ target }) =>
      // Delayed, so that the button's feedback is painted before the layout.
      requestAnimationFrame(() => setTimeout(() => this.#handleClick(target as Element))),
    )
    container.addEventListener('pointerenter', ({ pointerType }) => {
      this.#isHovered = pointerType === 'mouse'
      this.#scheduleRotation()
    })
    container.addEventListener(
      'pointerleave',
      changeAndReschedule(() => (this.#isHovered = false)),
    )
    container.addEventListener('focusin', ({ target }) => {
      this.#isFocused = (target as Element).matches(':focus-visible')
      this.#scheduleRotation()
    })
    container.addEventListener(
      'focusout',
      changeAndReschedule(() => (this.#isFocused = false)),
    )
    this.#reducedMotion.addEventListener('change', () => this.#scheduleRotation())
    this.#scroller.addEventListener('touchstart', () => this.#placeNeighbours(), { passive: true })
    const handleWheel = ({ deltaX, deltaY }: WheelEvent) =>
      Math.abs(deltaX) > Math.abs(deltaY) && this.#placeNeighbours()
    this.#scroller.addEventListener('wheel', handleWheel, { passive: true })
    this.#scroller.addEventListener('scroll', () => this.#loadNeighbours())
    this.#scroller.addEventListener('scrollend', () => this.#handleScrollEnd())
    addEventListener('resize', () => this.#scrollToSelected())
  }

  #handleClick(target: Element) {
    const { slide, step, rotation } = target.closest<HTMLElement>('button')?.dataset ?? {}
    if (step) this.#showSlide(this.#getIndexAfter(Number(step)), Number(step))
    if (slide) this.#showSlide(Number(slide), Number(slide) < this.#selected ? -1 : 1)
    if (rotation === undefined) return
    this.#visitorChoice = !this.#isEnabled
    this.#scheduleRotation()
  }

  get #isEnabled() {
    return this.#visitorChoice ?? !(this.#reducedMotion.matches || prefersReducedData())
  }

  get #isRotating() {
    return this.#isEnabled && !this.#isHovered && !this.#isFocused
  }

  #getIndexAfter(steps: number) {
    return (this.#selected + steps + this.#slides.length) % this.#slides.length
  }

  /** Schedules the next slide in 5 s, or stops. */
  #scheduleRotation() {
    clearTimeout(this.#timer)
    if (this.#isRotating) this.#timer = setTimeout(() => this.#rotate(), rotationMs)
    this.#scroller.ariaLive = this.#isRotating ? 'off' : 'polite'
    const button = this.#rotation
    if (!button) return
    button.toggleAttribute('data-resting', !this.#isEnabled)
    button.ariaLabel = (this.#isEnabled ? button.dataset.pause : button.dataset.play) ?? null
  }

  async #rotate() {
    const timer = this.#timer
    const next = this.#getIndexAfter(1)
    // Waits until the slide's picture is loaded.
    if (!document.hidden)
      await this.#loadPicture(next)
        ?.decode()
        .catch(() => undefined)
    if (timer !== this.#timer || !this.#isRotating) return
    if (document.hidden) this.#scheduleRotation()
    else this.#showSlide(next, 1)
  }

  #loadPicture(index: number) {
    const picture = this.#slides[index]?.querySelector('img')
    const { src, srcset } = picture?.dataset ?? {}
    if (picture && src && !picture.src) Object.assign(picture, { srcset: srcset ?? '', src })
    return picture
  }

  /** Moves the slide to this side of the selected one, then scrolls to it. */
  #showSlide(index: number, side: number) {
    this.#isVisitorScroll = false
    this.#placeSlide(index, side)
    const behavior = this.#reducedMotion.matches ? 'instant' : 'smooth'
    this.#scroller.scrollTo({ left: this.#slides[index]?.offsetLeft, behavior })
    this.#select(index)
  }

  #placeSlide(index: number, side: number) {
    for (const slide of this.#slides) slide.style.order = '3'
    this.#setOrder(this.#selected, 1)
    if (index !== this.#selected) this.#setOrder(index, 1 + side)
    this.#scrollToSelected()
  }

  /** Places the neighbours beside the selected slide, so that a gesture moves by one slide. */
  #placeNeighbours() {
    if (this.#isVisitorScroll) return
    this.#isVisitorScroll = true
    this.#placeSlide(this.#getIndexAfter(-1), -1)
    this.#setOrder(this.#getIndexAfter(1), 2)
    this.#scrollToSelected()
  }

  /**
   * Loads the pictures only for gestures that move the slides, since most touches scroll the page.
   */
  #loadNeighbours() {
    if (!this.#isVisitorScroll) return
    const isMoved = this.#scroller.scrollLeft !== this.#slides[this.#selected]?.offsetLeft
    if (!isMoved) return
    for (const steps of [-1, 1]) this.#loadPicture(this.#getIndexAfter(steps))
  }

  #setOrder(index: number, position: number) {
    const slide = this.#slides[index]
    if (slide) slide.style.order = `${position}`
  }

  #scrollToSelected() {
    this.#scroller.scrollTo({ left: this.#slides[this.#selected]?.offsetLeft, behavior: 'instant' })
  }

  #select(index: number) {
    this.#selected = index
    for (const [each, slide] of this.#slides.entries()) {
      slide.inert = each !== index
      this.#dots[each]?.setAttribute('aria-current', `${each === index}`)
    }
    this.#loadPicture(index)
    this.#scheduleRotation()
  }

  #handleScrollEnd() {
    if (!this.#isVisitorScroll) return
    const { scrollLeft, clientWidth } = this.#scroller
    const isVisible = ({ offsetLeft }: HTMLElement) =>
      Math.abs(offsetLeft - scrollLeft) < clientWidth / 2
    const index = this.#slides.findIndex(isVisible)
    if (index < 0 || index === this.#selected) return
    this.#isVisitorScroll = false
    this.#select(index)
  }
}
