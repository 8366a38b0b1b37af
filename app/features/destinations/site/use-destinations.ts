import { useEffect, useState } from 'react'
import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { type Destination, destinationsApi } from '../contract.ts'

const refreshMs = 30_000

/**
 * The destinations that the page came with, read again every 30 s while it is visible, and at
 * once when it came without them (null). A failure is only logged: what was shown stays.
 */
export function useDestinations(first: Destination[] | null) {
  const [destinations, setDestinations] = useState(first)

  useEffect(() => {
    const refresh = async () => {
      if (document.hidden) return
      const fresh = await load()
      if (fresh) setDestinations(fresh)
    }
    if (!first) refresh()
    const timer = setInterval(refresh, refreshMs)
    return () => clearInterval(timer)
  }, [first])

  return destinations
}

async function load() {
  try {
    return await anonymousApi.call(destinationsApi.list, {})
  } catch (error) {
    console.error('Destinations could not be loaded', error)
    return null
  }
}
