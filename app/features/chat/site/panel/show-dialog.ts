/** On small screens the chat is a sheet over everything; see chat-panel.css. */
export const sheet = 'not ((width >= 40rem) and (height >= 32rem))'

/**
 * Opens the dialog: as a sheet it keeps the focus inside and the page behind still, beside the
 * page it does neither. Returns how to stop following the screen's size.
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
