/** Replaces the link in this element with what it leads to, in a frame, when it is clicked. */
export function loadFrameOnClick(element: HTMLElement) {
  const link = element.querySelector<HTMLAnchorElement>('a[data-frame]')
  link?.addEventListener('click', (event) => {
    // A new tab shows the page itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = link.dataset.frame ?? ''
    frame.title = link.dataset.title ?? ''
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    frame.className = 'size-full'
    link.replaceWith(frame)
    frame.focus()
  })
}
