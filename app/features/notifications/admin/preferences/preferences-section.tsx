import { type FormEvent, useState } from 'react'
import { Outlet, useRevalidator } from 'react-router'
import type { Output } from '#app/contract/endpoint.ts'
import { notificationTypes } from '#app/features/manifests.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useBadInput } from '#app/platform/admin/use-bad-input.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Channel, preferencesApi } from '../../preferences-contract.ts'
import type { Route } from './+types/preferences-section.ts'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const request = context.get(apiContext).attempt(preferencesApi.read, {})
  const result = await request.catch(() => undefined)
  return { preferences: result?.ok ? result.value : undefined }
}

/** Notification preferences on the account screen. */
export default function PreferencesSection({ loaderData: { preferences } }: Route.ComponentProps) {
  return (
    <>
      <section aria-labelledby="notifications" className="grid gap-4 card p-5">
        <h2 id="notifications" className="font-display text-xl font-semibold text-indigo">
          Notification preferences
        </h2>
        {preferences ? (
          <PreferencesForm key={JSON.stringify(preferences)} stored={preferences} />
        ) : (
          <p role="alert">Failed to fetch notification preferences. Please try again later.</p>
        )}
      </section>
      <Outlet />
    </>
  )
}

const channelNames: Record<Channel, string> = { mail: 'Mail', push: 'Devices' }

/** Channels for each notification type, and quiet hours. */
function PreferencesForm({ stored }: { stored: Output<typeof preferencesApi.read> }) {
  const api = useApi()
  const hasRight = useCan()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()
  const { channels, ...initial } = stored
  const [draft, setDraft] = useState(initial)
  const isMailRejected = channels.some(({ name, is_reachable }) => name === 'mail' && !is_reachable)

  function setChannel(kind: string, channel: Channel, isWanted: boolean) {
    const otherChannels = (draft.preferences[kind] ?? []).filter((each) => each !== channel)
    setDraft({
      ...draft,
      preferences: {
        ...draft.preferences,
        [kind]: isWanted ? [...otherChannels, channel] : otherChannels,
      },
    })
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const result = await submit(api.attempt(preferencesApi.save, { body: draft }))
    if (!result?.ok) return
    await revalidate()
    await showToast('success', 'Saved')
  }

  const timeField = (name: 'quiet_from' | 'quiet_until') => ({
    path: name,
    value: draft[name],
    onChange: (time: string) => setDraft({ ...draft, [name]: time }),
  })

  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <FormErrors failure={failure}>
        <p role="alert" className="text-alarm empty:hidden">
          {isMailRejected &&
            'Mails do not reach you: the mail server rejected your email address. '}
        </p>
        <ChoiceGroup label="Channels by notification type" path="preferences" className="sr-only">
          <ul className="grid divide-y divide-line">
            {Object.entries(notificationTypes)
              .filter(([, { rights }]) => rights.some(hasRight))
              .toSorted(([, a], [, b]) => a.title.localeCompare(b.title))
              .map(([kind, { title }]) => (
                <li key={kind} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
                  <span>{title}</span>
                  <span className="flex gap-6">
                    {channels.map(({ name }) => (
                      <Checkbox
                        key={name}
                        label={
                          <>
                            {channelNames[name]}
                            <span className="sr-only">: {title}</span>
                          </>
                        }
                        isChecked={draft.preferences[kind]?.includes(name) ?? false}
                        onChange={(isTicked) => setChannel(kind, name, isTicked)}
                      />
                    ))}
                  </span>
                </li>
              ))}
          </ul>
        </ChoiceGroup>
        <fieldset className="grid gap-2">
          <legend className="font-semibold">Quiet hours, in the office’s time zone</legend>
          <p className="text-sm text-ink/75">
            Notifications are sent when quiet hours end. Leave both blank to get them at any time.
          </p>
          <div className="flex flex-wrap gap-4">
            <TimeField label="From" {...timeField('quiet_from')} />
            <TimeField label="Until" {...timeField('quiet_until')} />
          </div>
        </fieldset>
        <Button type="submit" variant="primary" disabled={isSending} className="justify-self-start">
          Save
        </Button>
      </FormErrors>
    </form>
  )
}

interface TimeFieldProps {
  label: string
  path: string
  value: string
  onChange: (time: string) => void
}

function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  const { badInput, listeners } = useBadInput()

  return (
    <Field {...field} error={badInput}>
      {(control) => (
        <input
          {...control}
          type="time"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...listeners}
        />
      )}
    </Field>
  )
}
