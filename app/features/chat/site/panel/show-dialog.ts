/** The media query for small screens, where the chat is a full-screen sheet; see chat-panel.css. */
export const sheet = 'not ((width >= 40rem) and (height >= 32rem))'

/**
 * Opens the dialog: as a modal sheet on small screens, otherwise non-modal. Returns a function
 * that stops observing the screen size.
 */
export function showDialog(dialog: HTMLDialogElement) {
  const media = matchMedia(sheet)
  function show() {
    const focused = document.activeElement
    dialog.close()
    if (media.matches) dialog.showModal()
    else dialog.show()
    const isInside = focused instanceof HTMLElement && dialog.contains(focused)
    if (isInside) focused.focus()
    else dialog.focus()
  }
  show()
  media.addEventListener('change', show)
  return () => media.removeEventListener('change', show)
}
