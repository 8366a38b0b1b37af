import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'

const MESSAGE_MS = 1500

/**
 * Shows the screen's own message, if its `handle` has one, then goes to the login, which leads back
 * here.
 */
export function SignInNeeded() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const handle = useMatches().at(-1)?.handle as { signInNeeded?: string } | undefined
  const message = handle?.signInNeeded

  useEffect(() => {
    const screen = pathname + search
    const timer = setTimeout(
      () => navigate('/login', { replace: true, state: { screen } }),
      message ? MESSAGE_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [navigate, pathname, search, message])

  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <p role="alert">{message}</p>
    </main>
  )
}
