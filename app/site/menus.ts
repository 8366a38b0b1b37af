/**
 * Controls the guides menu. On large screens it is a panel that Escape, a click outside and a
 * choice close.
 */
export function startMenus() {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')]
  // Closes the menu, so that it is closed on return.
  addEventListener('pagehide', () =>
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover(),
  )
  // A media query, since `innerWidth` forces an early layout.
  if (matchMedia('(width < 64rem)').matches) {
    for (const menu of menus) menu.open = true
    return
  }
  for (const name of ['click', 'keydown']) {
    document.addEventListener(name, (event) => {
      for (const menu of menus) if (menu.open && isLeaving(menu, event)) close(menu)
    })
  }
}

function isLeaving(menu: HTMLElement, event: Event) {
  if (event instanceof KeyboardEvent) return event.key === 'Escape'
  const target = event.target as Element
  return !menu.contains(target) || target.closest('a') !== null
}

function close(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.open = false
}
