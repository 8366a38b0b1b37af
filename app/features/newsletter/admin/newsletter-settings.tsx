import { Link, useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { MAX_UNCONFIRMED_DAYS, type NewsletterStatus, newsletterApi } from '../contract.ts'

/** Shows whether visitors can subscribe and why not; an owner switches it. */
export function NewsletterSettings({ status }: { status: NewsletterStatus }) {
  const { is_on, has_mail, confirmed, unconfirmed } = status

  return (
    <section aria-label="Settings" className="grid justify-items-start gap-2 card p-4">
      <p className="font-semibold">{describeState(status)}</p>
      {is_on && !has_mail && (
        <p>
          The form is hidden because e-mail is not set up: nobody could confirm.{' '}
          <Link to="/admin/mail" className="text-indigo underline">
            Set up e-mail
          </Link>
        </p>
      )}
      <p>
        Confirmed: {confirmed}, not confirmed: {unconfirmed}
      </p>
      <p className="max-w-prose text-sm text-ink/75">
        Visitors enter their email above the footer of every page and confirm it by a link in a
        mail. Addresses that are not confirmed within {MAX_UNCONFIRMED_DAYS} days are deleted. This
        program does not send newsletters: export the confirmed addresses and import them into a
        mail service. Before each newsletter import them again, because the list here knows who has
        unsubscribed. Please mention the newsletter in your privacy policy.
      </p>
      <IfAllowed right="settings:change">
        <Switch isOn={is_on} />
      </IfAllowed>
    </section>
  )
}

function describeState({ is_on, has_mail }: NewsletterStatus) {
  if (!is_on) return 'The newsletter is off. Visitors see no form.'
  return has_mail ? 'Visitors can subscribe.' : 'Visitors cannot subscribe yet.'
}

function Switch({ isOn }: { isOn: boolean }) {
  const api = useApi()
  const { submit, isSending } = useSubmission()
  const { revalidate } = useRevalidator()

  async function change() {
    if (isSending) return
    const is_on = !isOn
    const result = await submit(api.attempt(newsletterApi.changeSettings, { body: { is_on } }))
    if (!result?.ok)
      return showToast('error', 'The setting was not saved.', {
        description: describeFailure(result?.failure),
      })
    await revalidate()
    await showToast('success', is_on ? 'The newsletter is on now.' : 'The newsletter is off now.')
  }

  return (
    <Button aria-disabled={isSending} onClick={change}>
      {isOn ? 'Switch off' : 'Switch on'}
    </Button>
  )
}
