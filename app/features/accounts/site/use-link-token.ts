import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * The token behind # in a one-time link, which is taken from the address so that it stays in no
 * history. Undefined until the browser has looked, '' when there is none.
 */
export function useLinkToken() {
  const navigate = useNavigate()
  const [token, setToken] = useState<string>()

  useEffect(() => {
    const found = window.location.hash.slice(1)
    setToken((known) => found || known || '')
    if (found) navigate({ hash: '' }, { replace: true })
  }, [navigate])

  return token
}
