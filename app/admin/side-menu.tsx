import { useId } from 'react'
import { NavLink } from 'react-router'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { type MenuEntry, type MenuSection, navigation } from './navigation.ts'
import { rightOf } from './screen-rights.ts'

/** Links to the screens that the administrator has the right to open. */
export function SideMenu() {
  const can = useCan()
  const groups = navigation
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ to }) => can(rightOf(to))) }))
    .filter(({ entries }) => entries.length > 0)

  return (
    <ul className="grid grid-cols-1 gap-3">
      {groups.map((group) => (
        <MenuSectionList key={group.title ?? ''} {...group} />
      ))}
    </ul>
  )
}

function MenuSectionList({ title, entries }: MenuSection) {
  const id = useId()

  return (
    <li>
      {title && (
        <p id={id} className="px-2.5 pb-0.5 text-sm text-white/75">
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id} className="grid grid-cols-1 gap-0.5">
        {entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink {...entry} />
          </li>
        ))}
      </ul>
    </li>
  )
}

const useNoCount = () => 0

/** A larger count would not fit beside the longest label. */
const MAX_COUNT = 99

function MenuLink({ to, label, icon: Icon, useCount = useNoCount }: MenuEntry) {
  const count = useCount()
  const id = useId()

  return (
    <NavLink
      to={to}
      aria-describedby={count > 0 ? id : undefined}
      className="flex min-h-11 items-center gap-1.5 rounded-lg px-2.5 py-1.5 md:min-h-9.5 text-white/85 hover:bg-white/10 aria-[current=page]:bg-white/15 aria-[current=page]:font-semibold aria-[current=page]:text-white"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {/* Truncated to one line, so that the menu does not shift when the count loads. */}
      <span className="min-w-0 grow truncate">{label}</span>
      {count > 0 && (
        // Screen readers read the count as the description of the link, after its name.
        <span
          id={id}
          aria-hidden="true"
          className="shrink-0 rounded-full bg-marigold px-1.5 text-sm font-semibold text-night tabular-nums"
        >
          {count > MAX_COUNT ? `${MAX_COUNT}+` : count} <span className="sr-only">new</span>
        </span>
      )}
    </NavLink>
  )
}
