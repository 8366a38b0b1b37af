import { useRef, useState } from 'react'
import { apiContext } from '#app/base/browser/api-context.ts'
import { office } from '#app/features/office/contract.ts'
import { Button } from '#app/ui/button.tsx'
import { administratorsApi } from '../people-contract.ts'
import type { Route } from './+types/people-page.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog, type OpenLink } from './link-dialog.tsx'
import { PeopleList } from './people-list.tsx'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const asked = context.get(apiContext).attempt(administratorsApi.list, {})
  const result = await asked.catch(() => undefined)
  return { people: result?.ok ? result.value : undefined }
}

export default function PeoplePage({ loaderData: { people } }: Route.ComponentProps) {
  const inviteDialog = useRef<HTMLDialogElement>(null)
  const [link, setLink] = useState<OpenLink>()

  return (
    <div className="grid gap-5">
      <title>{`People – ${office.shortName}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-display text-3xl font-semibold text-indigo outline-none">People</h1>
        <Button look="primary" onClick={() => inviteDialog.current?.showModal()}>
          + Invite
        </Button>
      </div>
      <p className="max-w-prose text-ink/75">
        Who may enter the back office. Everybody here may do everything; Recent Activity says who
        did what.
      </p>
      {people ? (
        <PeopleList people={people} onLink={setLink} />
      ) : (
        <p role="alert">Failed to fetch people. Please try again later.</p>
      )}
      <InviteDialog ref={inviteDialog} onLink={setLink} />
      {link && <LinkDialog {...link} onClose={() => setLink(undefined)} />}
    </div>
  )
}
