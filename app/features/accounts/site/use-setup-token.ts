import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * The token behind # in the address, which is taken from there so that it stays in no history.
 * Undefined until the browser has looked, '' when there is none.
 */
export function useSetupToken() {
  const navigate = useNavigate()
  const [token, setToken] = useState<string>()

  useEffect(() => {
    const found = window.location.hash.slice(1)
    setToken((known) => found || known || '')
    if (found) navigate({ hash: '' }, { replace: true })
  }, [navigate])

  return token
}
