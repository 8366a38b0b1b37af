import { type MouseEvent, useEffect, useState } from 'react'
import { data, Link, useLocation, useNavigate } from 'react-router'
import { openLogin } from '#app/features/accounts/admin/own-language.ts'
import { readClaims } from '#app/features/accounts/token-storage.ts'
import { NotFound } from '#app/site/error-notice.tsx'
import { buttonClassName } from '#app/ui/button.tsx'

export const handle = { isBackOffice: true }

export const loader = () => data(null, { status: 404 })

/** Navigation within the back office needs no request. */
export const clientLoader = () => null

const dashboard = '/admin/dashboard'

/** The page of an address of the back office without a screen, for colleagues who are not signed in too. */
export default function UnknownScreen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isSignedIn, setSignedIn] = useState(false)
  const isRoot = pathname.replace(/\/$/, '') === '/admin'

  useEffect(() => {
    if (!readClaims()) return
    if (isRoot) navigate(dashboard, { replace: true })
    else setSignedIn(true)
  }, [isRoot, navigate])

  function logIn(event: MouseEvent) {
    event.preventDefault()
    openLogin(navigate, isRoot ? undefined : { screen: pathname + search })
  }

  return (
    <NotFound>
      {isSignedIn ? (
        <Link to={dashboard} className={buttonClassName('primary')}>
          Go to the dashboard
        </Link>
      ) : (
        <a href="/login" onClick={logIn} className={buttonClassName('primary')}>
          Log in to the office
        </a>
      )}
    </NotFound>
  )
}
