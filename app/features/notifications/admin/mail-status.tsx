import { useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { type MailStatus, mailsApi } from '../contract.ts'
import { AutoReplySetting } from './auto-reply-setting.tsx'

/** Whether mail is set up, and a test mail. */
export function MailStatusCard({
  status: { server, from, waiting, failed, subscribers, sends_auto_reply },
}: {
  status: MailStatus
}) {
  const api = useApi()
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<{ is_sent: boolean; server_response: string }>()

  async function sendTest() {
    setSending(true)
    const response = await api.attempt(mailsApi.sendTest, {}).catch(() => undefined)
    setSending(false)
    const server_response = response?.ok
      ? undefined
      : (response?.failure.detail ?? 'Please try again.')
    setResult(
      response?.ok ? response.value : { is_sent: false, server_response: server_response ?? '' },
    )
  }

  return (
    <section
      aria-labelledby="mail-status"
      className="grid max-w-prose gap-3 rounded-card border border-line bg-white p-4"
    >
      <h2
        id="mail-status"
        className={`text-lg font-semibold ${server ? 'text-indigo' : 'text-alarm'}`}
      >
        {server ? 'Mails leave' : 'No mail leaves'}
      </h2>
      {server ? (
        <p className="wrap-anywhere text-ink/75">
          From {from}, by {server}. Of all mails {countOf(waiting, 'waits', 'wait')}, and{' '}
          {countOf(failed, 'has failed', 'have failed')}.
        </p>
      ) : (
        <p className="text-ink/75">
          This server has no SMTP_URL. What would have been sent stands below, with where it leads.
        </p>
      )}
      <p
        className={
          subscribers.length > 0 ? 'wrap-anywhere text-ink/75' : 'font-semibold text-alarm'
        }
      >
        {subscribers.length > 0
          ? `Told of new enquiries: ${subscribers.join(', ')}.`
          : 'Nobody is told of new enquiries who does not look here.'}
      </p>
      {server && <AutoReplySetting isOn={sends_auto_reply} />}
      {server && (
        <Button className="justify-self-start" disabled={isSending} onClick={sendTest}>
          {isSending ? 'Sending...' : 'Send a trial mail to me'}
        </Button>
      )}
      <p role="status" className="wrap-anywhere empty:hidden">
        {result && (
          <>
            <span className={`font-semibold ${result.is_sent ? '' : 'text-alarm'}`}>
              {result.is_sent ? 'The mail server took it:' : 'It was not sent:'}
            </span>{' '}
            {result.server_response}
          </>
        )}
      </p>
    </section>
  )
}

const countOf = (count: number, one: string, many: string) =>
  `${count === 0 ? 'none' : count} ${count === 1 ? one : many}`
