import { useState } from 'react'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { Button } from '#app/ui/button.tsx'
import { administratorsApi } from '../people-contract.ts'
import type { Route } from './+types/people-page.ts'
import { InviteDialog, useInvitation } from './invite-dialog.tsx'
import { LinkDialog, type PasswordLinkOfAccount } from './link-dialog.tsx'
import { PeopleList } from './people-list.tsx'
import { RequiredFactors } from './required-factors.tsx'

const people = list(administratorsApi.list, {
  id: 'people',
  title: 'People',
  plural: 'people',
  describeEmpty: () => 'Press “+ Invite” to invite a user.',
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(people, args)

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const [link, setLink] = useState<PasswordLinkOfAccount>()
  const invitation = useInvitation(setLink)

  return (
    <>
      <ListScreen
        list={people}
        {...loaderData}
        actions={
          <div className="flex flex-wrap gap-3">
            <RequiredFactors />
            <Button variant="primary" onClick={invitation.open}>
              + Invite
            </Button>
          </div>
        }
        intro={
          <p className="max-w-prose text-ink/75">
            Everyone with access to the back office, and their role. The activity log shows who
            changed what.
          </p>
        }
      >
        {(rows) => <PeopleList people={rows} onLink={setLink} />}
      </ListScreen>
      {invitation.isOpen && <InviteDialog {...invitation} />}
      {link && <LinkDialog {...link} onClose={() => setLink(undefined)} />}
    </>
  )
}
