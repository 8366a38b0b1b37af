import { useEffect, useReducer, useState } from 'react'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { PAGE_DRAFT } from '#app/platform/admin/use-draft.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { prepareToasts } from '#app/ui/toasts.ts'
import { type PageContent, type PageDetails, pagesApi } from '../contract.ts'
import { DraftAutosave, toSaveResult } from './draft-autosave.ts'

/** Saves a draft automatically, also after a lost session, connection or tab. */
export function useDraftAutosave(page: PageDetails) {
  const api = useApi()
  const { sub } = useIdentity()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const params = { id: page.id }

  async function send(revision: number, content: PageContent) {
    const body = { revision, content }
    const call = api.attempt(pagesApi.save, { params, body })
    // With code 401 the login opens. The local copy is restored when the editor opens again.
    return toSaveResult(await call.catch(() => undefined))
  }

  const [autosave] = useState(() => new DraftAutosave(`${PAGE_DRAFT}${sub}:${page.id}`, page, send))

  useEffect(() => {
    autosave.onChange = rerender
    const { flush } = autosave
    // Loads the script for toasts now, because it cannot be loaded after the connection is lost.
    prepareToasts()
    // Sends a restored local copy after the first render.
    flush()
    for (const event of ['online', 'pagehide']) window.addEventListener(event, flush)
    return () => {
      for (const event of ['online', 'pagehide']) window.removeEventListener(event, flush)
      flush()
    }
  }, [autosave])

  return autosave
}
