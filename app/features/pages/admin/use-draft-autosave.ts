import { useEffect, useReducer, useState } from 'react'
import { useIdentity } from '#app/base/admin/identity-context.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import { prepareToasts } from '#app/ui/toasts.ts'
import { type PageContent, type PageDetails, pagesApi } from '../contract.ts'
import { DraftAutosave, toSaveResult } from './draft-autosave.ts'

/** A draft that saves itself, also after a lost session, network or tab. */
export function useDraftAutosave(page: PageDetails) {
  const api = useApi()
  const { sub } = useIdentity()
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const params = { id: page.id }

  async function send(revision: number, content: PageContent) {
    const body = { revision, content }
    const call = api.attempt(pagesApi.save, { params, body })
    // After a 401 the login follows, and then this screen with the copy that this browser keeps.
    return toSaveResult(await call.catch(() => undefined))
  }

  const [autosave] = useState(() => new DraftAutosave(`page:${sub}:${page.id}`, page, send))

  useEffect(() => {
    autosave.onChange = draw
    const { flush } = autosave
    // The connection may be gone when one is due.
    prepareToasts()
    // What this browser kept goes to the server once its answer can be drawn, not before.
    flush()
    for (const sign of ['online', 'pagehide']) window.addEventListener(sign, flush)
    return () => {
      for (const sign of ['online', 'pagehide']) window.removeEventListener(sign, flush)
      flush()
    }
  }, [autosave])

  return autosave
}
