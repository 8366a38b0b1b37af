/**
 * A script inside the bar, which runs before it is painted, so that a closed announcement never moves the
 * page. The browser stores the text that was closed; a new text is shown again.
 */
export const dismissAnnouncement = `{
  const bar = document.currentScript.parentElement
  const button = bar.querySelector('button')
  const { id } = bar.dataset
  const text = bar.querySelector('p').textContent
  const hide = () => {
    try {
      bar.hidden = localStorage.getItem('announcement ' + id) === text
    } catch {}
  }
  hide()
  addEventListener('pageshow', hide)
  button.hidden = false
  button.onclick = () => {
    try {
      localStorage.setItem('announcement ' + id, text)
    } catch {}
    bar.hidden = true
    document.querySelector('main').focus({ preventScroll: true })
  }
}`
