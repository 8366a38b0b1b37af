const MIN_SWIPE_PX = 40

/** Opens the pictures of a gallery in its dialog. Without it, the links lead to the pictures. */
export function openPicturesInDialog(element: HTMLElement) {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('li a')]
  const dialog = element.querySelector('dialog')
  if (!dialog || links.length === 0) return
  let shown = 0
  element.dataset.started = ''

  function show(index: number) {
    shown = (index + links.length) % links.length
    showPicture(links[shown] as HTMLAnchorElement, dialog as HTMLDialogElement)
  }

  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      // A new tab shows the picture itself.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      show(index)
      dialog.showModal()
    })
  }
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => show(shown + Number(button.dataset.step)))
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(shown - 1)
    if (key === 'ArrowRight') show(shown + 1)
  })
  dialog.addEventListener('close', () => links[shown]?.focus())
  let startX = 0
  dialog.addEventListener('touchstart', ({ touches }) => {
    startX = touches[0]?.clientX ?? 0
  })
  dialog.addEventListener('touchend', ({ changedTouches }) => {
    const moved = (changedTouches[0]?.clientX ?? startX) - startX
    if (Math.abs(moved) >= MIN_SWIPE_PX) show(shown - Math.sign(moved))
  })
}

/** Shows the picture of a link with its caption and position. */
function showPicture(link: HTMLAnchorElement, dialog: HTMLDialogElement) {
  const small = link.querySelector('img')
  const picture = new Image()
  // Before the source, so that the browser chooses the width for the whole screen.
  picture.sizes = '100vw'
  picture.srcset = small?.srcset ?? ''
  picture.src = link.href
  picture.alt = small?.alt ?? ''
  // Out of the flow, so that its frame stays as high as the space above the caption.
  picture.className = 'absolute inset-0 m-auto max-h-full max-w-full rounded-card object-contain'
  dialog.querySelector('[data-frame]')?.replaceChildren(picture)
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
  dialog.querySelector('figcaption')?.replaceChildren(caption)
  dialog.querySelector('[data-status]')?.replaceChildren(link.dataset.position ?? '')
}
