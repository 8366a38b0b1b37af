import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Returns the token after # in a one-time link and removes it from the address and the history.
 * Undefined before hydration, '' without a token.
 */
export function useLinkToken() {
  const navigate = useNavigate()
  // Another link opened in the same tab changes only the hash.
  const { hash } = useLocation()
  const [token, setToken] = useState<string>()

  useEffect(() => {
    const found = hash.slice(1)
    setToken((current) => found || current || '')
    if (found) navigate({ hash: '' }, { replace: true })
  }, [hash, navigate])

  return token
}
