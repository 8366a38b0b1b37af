import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useDraft } from '#app/base/admin/use-draft.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { administratorsApi } from '../people-contract.ts'
import type { OpenLink } from './link-dialog.tsx'

const nobody = { username: '', email: '' }
const offline = { code: 'offline', detail: 'The server cannot be reached. Please try again.' }

interface InviteDialogProps {
  /** `ref.current.showModal()` asks. */
  ref: RefObject<HTMLDialogElement | null>
  onLink: (link: OpenLink) => void
}

/** Asks whom to invite. What was typed before a login or a reload is there again. */
export function InviteDialog({ ref, onLink }: InviteDialogProps) {
  const id = useId()
  const { draft, keep, isKept } = useDraft('invite', nobody)
  const { invite, isSending, failure } = useInvitation((link) => {
    leave()
    onLink(link)
  })
  const reopen = useEffectEvent(() => isKept() && ref.current?.showModal())
  useEffect(() => void reopen(), [])

  function leave() {
    keep(nobody)
    ref.current?.close()
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-card border border-line bg-white p-6 text-ink backdrop:bg-night/50"
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          invite(draft)
        }}
      >
        <h2 id={id} className="font-display text-2xl font-semibold text-indigo">
          Invite somebody
        </h2>
        <p role="alert" className="text-alarm empty:hidden">
          {!failure?.fields && failure?.detail}
        </p>
        <InvitationFields
          values={draft}
          errors={failure?.fields}
          change={({ target: { name, value } }) => keep({ ...draft, [name]: value })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? 'Inviting...' : 'Invite'}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

function useInvitation(onLink: (link: OpenLink) => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  async function invite(body: typeof nobody) {
    setIsSending(true)
    const result = await api.attempt(administratorsApi.invite, { body }).catch(() => undefined)
    setIsSending(false)
    setFailure(result?.ok ? undefined : (result?.failure ?? offline))
    if (!result?.ok) return
    onLink({ username: result.value.administrator.username, ...result.value.link })
    await revalidate()
  }

  return { invite, isSending, failure }
}

interface InvitationFieldsProps {
  values: typeof nobody
  errors?: Record<string, string>
  change: (event: ChangeEvent<HTMLInputElement>) => void
}

function InvitationFields({ values, errors, change }: InvitationFieldsProps) {
  return (
    <>
      <Field label="Username" isRequired error={errors?.username}>
        {(control) => (
          <input
            {...control}
            name="username"
            value={values.username}
            onChange={change}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={150}
            required
          />
        )}
      </Field>
      <Field label="Email" isRequired error={errors?.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            value={values.email}
            onChange={change}
            type="email"
            autoComplete="off"
            maxLength={254}
            required
          />
        )}
      </Field>
    </>
  )
}
