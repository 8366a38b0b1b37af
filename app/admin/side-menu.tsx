import { useId } from 'react'
import { NavLink } from 'react-router'
import { type Entry, navigation } from './navigation.ts'

export function SideMenu() {
  return (
    <ul className="grid gap-1">
      {navigation.map((entry) => (
        <li key={entry.to}>
          <MenuLink {...entry} />
        </li>
      ))}
    </ul>
  )
}

const useNothing = () => 0

function MenuLink({ to, label, icon: Icon, useCount = useNothing }: Entry) {
  const count = useCount()
  const id = useId()

  return (
    <NavLink
      to={to}
      aria-describedby={count > 0 ? id : undefined}
      className="flex min-h-11 items-center gap-2 rounded-lg px-2.5 py-2 text-white/85 hover:bg-white/10 aria-[current=page]:bg-white/15 aria-[current=page]:font-semibold aria-[current=page]:text-white"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {/* In one line, whatever the count: nothing below may move when it comes. */}
      <span className="min-w-0 grow truncate">{label}</span>
      {count > 0 && (
        // Said after the link's name, which stays the screen's.
        <span
          id={id}
          aria-hidden="true"
          className="shrink-0 rounded-full bg-marigold px-1.5 text-sm font-semibold text-night tabular-nums"
        >
          {count.toLocaleString('en')} <span className="sr-only">new</span>
        </span>
      )}
    </NavLink>
  )
}
