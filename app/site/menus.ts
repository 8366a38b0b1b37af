/**
 * Controls the submenus. On large screens a submenu is a panel, which closes on Escape, on a click
 * outside of it, and when the visitor follows one of its links.
 */
export function startMenus() {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')]
  // Closes the menu before the browser stores the page in the back/forward cache.
  addEventListener('pagehide', () =>
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover(),
  )
  // Uses a media query, because reading `innerWidth` forces the browser to calculate the layout.
  if (matchMedia('(width < 64rem)').matches) {
    for (const menu of menus) menu.open = true
    return
  }
  for (const name of ['click', 'keydown']) {
    document.addEventListener(name, (event) => {
      for (const menu of menus) if (menu.open && shouldClose(menu, event)) close(menu)
    })
  }
}

function shouldClose(menu: HTMLElement, event: Event) {
  if (event instanceof KeyboardEvent) return event.key === 'Escape'
  const target = event.target as Element
  return !menu.contains(target) || target.closest('a') !== null
}

function close(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.open = false
}
