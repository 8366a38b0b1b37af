/** Highlights the current section in the table of contents. */
export function highlightSection(contents: HTMLElement) {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  // The content of a closed fold has no place of its own.
  const getTop = (heading: Element) =>
    (heading.closest('details') ?? heading).getBoundingClientRect().top
  const bar = contents.querySelector('details')
  const label = contents.querySelector('[data-here]')

  function updateHighlight() {
    const current = headings.findLast((each) => getTop(each) < innerHeight / 3)
    for (const link of links) {
      if (link.hash === `#${current?.id}`) link.ariaCurrent = 'true'
      else link.removeAttribute('aria-current')
    }
    const currentLink = links.find(({ ariaCurrent }) => ariaCurrent)
    if (label) label.textContent = currentLink?.textContent ?? ''
  }

  // A section becomes current when its heading reaches the upper third of the window.
  const observer = new IntersectionObserver(updateHighlight, { rootMargin: '0px 0px -66%' })
  for (const heading of headings) observer.observe(heading.closest('details') ?? heading)
  bar?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) bar.open = false
  })
}
