import { NavLink } from 'react-router'
import { useUnseenContacts } from './unseen-contacts-provider.tsx'

/** Switches between contact messages, spam, forms and the newsletter. */
export function ContactTabs() {
  const { spam } = useUnseenContacts()
  const count = spam > 0 ? ` (${spam.toLocaleString('en')})` : ''

  return (
    <nav
      aria-label="Contact messages"
      className="flex w-fit max-w-full flex-wrap rounded-3xl border border-line bg-white"
    >
      <NavLink to="/admin/contacts" end className={tabClassName}>
        Messages
      </NavLink>
      <NavLink to="/admin/contacts/spam" className={tabClassName}>
        Spam{count}
      </NavLink>
      <NavLink to="/admin/contacts/forms" className={tabClassName}>
        Forms
      </NavLink>
      <NavLink to="/admin/contacts/newsletter" className={tabClassName}>
        Newsletter
      </NavLink>
    </nav>
  )
}

const tabClassName =
  'inline-flex min-h-11 items-center rounded-full px-3 font-semibold tabular-nums sm:px-4 aria-[current]:bg-indigo aria-[current]:text-white'
