import { use } from 'react'
import type { ListResult } from '#app/platform/admin/list/list.ts'
import { useDialogAddress } from '#app/platform/admin/use-dialog-address.ts'
import { Button } from '#app/ui/button.tsx'
import type { Redirect } from '../contract.ts'

export function EditLink({ id, name }: { id: string; name: string }) {
  const { edit } = useDialogAddress()

  return (
    <Button
      size="small"
      className="justify-self-start"
      aria-label={`Edit ${name}`}
      onClick={() => edit(id)}
    >
      Edit
    </Button>
  )
}

/** Renders the form of the redirect whose id is in the query string. */
export function EditedRedirect({
  reading,
  children,
}: {
  reading: Promise<ListResult<Redirect>>
  children: (redirect: Redirect) => React.ReactNode
}) {
  const { edited } = useDialogAddress()
  const result = use(reading)
  const row = result?.ok ? result.value.find(({ id }) => id === edited) : undefined
  return row && children(row)
}
