import { useEffect, useState } from 'react'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { type Preview, previewsApi } from '../previews-contract.ts'
import { useAddressPreviews } from './use-address-previews.ts'

interface ShareDialogProps {
  id: string
  language: string
  onClose: () => void
}

/** Creates and revokes preview links, which work without an account. */
export function ShareDialog({ id, language, onClose }: ShareDialogProps) {
  const { links, newLink, createLink, revoke } = useLinks(id, language)

  return (
    <Dialog title="Share draft" onClose={onClose}>
      <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        <p className="text-ink/75">
          Anyone with this link can see the current draft for 7 days. Search engines cannot.
        </p>
        {newLink && (
          <p role="status" className="rounded-lg bg-paper p-3 text-sm wrap-anywhere select-all">
            {newLink}
          </p>
        )}
        <ul className="divide-y divide-line">
          {links.map(({ id: linkId, created_by, expires_at }) => (
            <li key={linkId} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span>
                By {created_by}, until <OfficeDateTime at={expires_at} />
              </span>
              <Button size="small" onClick={() => revoke(linkId)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={createLink}>
            Create link
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function useLinks(id: string, language: string) {
  const addressPreview = useAddressPreviews(language)
  const api = useApi()
  const { run } = useCommand()
  const [links, setLinks] = useState<Preview[]>([])
  /**
   * The address of the new link. It is shown only once, because the server stores a hash of the
   * token.
   */
  const [newLink, setNewLink] = useState<string>()
  const params = { id }

  useEffect(() => {
    const request = api.attempt(previewsApi.list, { params: { id } })
    request.then((result) => result.ok && setLinks(result.value), console.error)
  }, [api, id])

  async function createLink() {
    const input = { params, body: { is_shared: true } }
    const created = await run(previewsApi.add, input, 'The link could not be created.')
    if (!created) return
    const { token, ...link } = created.value
    setLinks((all) => [...all, link])
    setNewLink(window.location.origin + addressPreview(token))
  }

  async function revoke(linkId: string) {
    const input = { params: { id: linkId } }
    if (!(await run(previewsApi.revoke, input, 'The link could not be revoked.'))) return
    setLinks((all) => all.filter((each) => each.id !== linkId))
    setNewLink(undefined)
  }

  return { links, newLink, createLink, revoke }
}
