/** Highlights the current section in the table of contents. */
export function highlightSection(contents: HTMLElement) {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  const bar = contents.querySelector('details')
  const label = contents.querySelector('[data-here]')

  function updateHighlight() {
    const current = headings.findLast((each) => each.getBoundingClientRect().top < innerHeight / 3)
    for (const link of links) {
      if (link.hash === `#${current?.id}`) link.ariaCurrent = 'true'
      else link.removeAttribute('aria-current')
    }
    const currentLink = links.find(({ ariaCurrent }) => ariaCurrent)
    if (label) label.textContent = currentLink?.textContent ?? ''
  }

  // A section becomes current when its heading reaches the upper third of the window.
  const observer = new IntersectionObserver(updateHighlight, { rootMargin: '0px 0px -66%' })
  for (const heading of headings) observer.observe(heading)
  bar?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) bar.open = false
  })
}
