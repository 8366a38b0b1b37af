import { type ComponentProps, useEffect, useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'

/** A text field for a link, with a hint while no page of this site has its address. */
export function LinkField(props: ComponentProps<typeof TextField>) {
  const isMissing = useIsMissing(props.value.trim())

  return (
    <div className="grid gap-1">
      <TextField {...props} />
      <p role="status" className="text-sm font-medium empty:hidden">
        {isMissing &&
          'This site has no page at this address yet. Until there is one, visitors see “Page not found”.'}
      </p>
    </div>
  )
}

/** The delay between the last key press and the request. */
const DEBOUNCE_MS = 400

/** Requests the page as a visitor would. */
function useIsMissing(target: string) {
  const [missing, setMissing] = useState<string>()

  useEffect(() => {
    const url = URL.parse(target, location.origin)
    if (!/^(\/|https?:)/.test(target) || url?.origin !== location.origin) return
    const stop = new AbortController()
    async function request() {
      const { signal } = stop
      // Without a connection there is no hint. A redirect is not followed to another site.
      const options = { method: 'HEAD', credentials: 'omit', redirect: 'manual', signal } as const
      const response = await fetch(url as URL, options).catch(() => undefined)
      if (!signal.aborted) setMissing(response?.status === 404 ? target : undefined)
    }
    const timer = setTimeout(request, DEBOUNCE_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [target])

  return missing === target
}
