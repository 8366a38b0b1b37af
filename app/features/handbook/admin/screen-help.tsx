import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { findScreenHelp } from '../handbook.ts'
import { loadHandbook } from '../language.ts'

/** The folded help of the current screen. Its words are loaded when it is opened. */
export function FoldedHelp() {
  const { pathname } = useLocation()
  const [openedPath, setOpenedPath] = useState('')

  return (
    <details
      key={pathname}
      className="text-sm"
      onToggle={({ currentTarget }) => currentTarget.open && setOpenedPath(pathname)}
    >
      <summary className="inline-block cursor-pointer py-1 text-indigo underline underline-offset-4">
        How this works
      </summary>
      {openedPath === pathname && (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <LoadedHelp />
        </Suspense>
      )}
    </details>
  )
}

/** Renders a message if the words cannot be loaded, so that the screen still works. */
const LoadedHelp = lazy(async () => {
  const findHelp = await loadHelp().catch(() => undefined)
  return {
    default: function HelpText() {
      const { pathname } = useLocation()
      const help = findHelp?.(pathname)
      if (!help)
        return <p role="alert">The help could not be loaded. Reload the page to try again.</p>
      return (
        <div className="grid max-w-prose gap-1 pt-2">
          <p>{help.text}</p>
          <p>
            <Link to={help.address} className="inline-block py-1 text-indigo underline">
              Handbook: {help.title}
            </Link>
          </p>
        </div>
      )
    },
  }
})

async function loadHelp() {
  const handbook = await loadHandbook()
  return (path: string) => findScreenHelp(handbook, path)
}
