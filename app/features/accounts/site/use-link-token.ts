import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token behind # in a one-time link, which is taken from the address so that it stays in no
 * history. Undefined until the browser has looked, '' when there is none.
 */
export function useLinkToken() {
  const navigate = useNavigate()
  // Another link that is opened in the same tab changes nothing else.
  const { hash } = useLocation()
  const [token, setToken] = useState<string>()

  useEffect(() => {
    const found = hash.slice(1)
    setToken((current) => found || current || '')
    if (found) navigate({ hash: '' }, { replace: true })
  }, [hash, navigate])

  return token
}
