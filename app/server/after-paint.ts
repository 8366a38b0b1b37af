/**
 * Lets a page be painted before its scripts are asked for. On a slow line they would take the way
 * from what is to be seen, and nothing waits for them: every page works without.
 */
export function startAfterPaint(html: string, nonce: string) {
  const module = new RegExp(`<script nonce="${nonce}" type="module" async="">`)
  if (!module.test(html)) return html
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(module, `<script nonce="${nonce}" type="later" id="later">`)
    .replace('</body>', () => `<script nonce="${nonce}">${starter}</script></body>`)
}

/**
 * Puts everything back as React has rendered it, once the pictures that are seen first are there
 * and painted, or after 2 s; a hidden page is not painted and does not wait. Who presses the chat's
 * button meanwhile sees that it was heard: the button opens the chat when its script runs.
 */
const starter = `{
  document.currentScript.remove()
  document.querySelector('.chat-launcher')?.addEventListener('click', ({ currentTarget }) => {
    currentTarget.setAttribute('aria-busy', true)
  }, { once: true })
  const start = () => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
    const later = document.getElementById('later')
    if (!later) return
    const script = Object.assign(document.createElement('script'), {
      type: 'module', async: true, textContent: later.textContent,
    })
    later.replaceWith(script)
  }
  if (document.hidden) start()
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, 2000)
}`
