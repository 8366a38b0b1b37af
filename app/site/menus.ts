/**
 * The menu of guides: open in the sheet of a phone; elsewhere a panel that Escape, a press
 * elsewhere and a choice close.
 */
export function startMenus() {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')]
  // Who comes back to a page finds it without the sheet over it.
  addEventListener('pagehide', () =>
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover(),
  )
  // What is measured instead, as `innerWidth`, has the page laid out before its time.
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
