import { NavLink } from 'react-router'
import { navigation } from './navigation.ts'

export function SideMenu() {
  return (
    <ul className="grid gap-1">
      {navigation.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            className="flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 text-white/85 hover:bg-white/10 aria-[current=page]:bg-white/15 aria-[current=page]:font-semibold aria-[current=page]:text-white"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
