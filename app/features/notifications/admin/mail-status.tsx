import { useState } from 'react'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { type MailStatus, mailsApi } from '../contract.ts'
import { AutoReplySetting } from './auto-reply-setting.tsx'

/** Shows whether email is set up and who is notified of enquiries, and sends a test mail. */
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
        {server ? 'Email is set up' : 'Email is not set up'}
      </h2>
      {server ? (
        <p className="wrap-anywhere text-ink/75">
          From {from}, through {server}. {waiting || 'None'} waiting, {failed || 'none'} failed.
        </p>
      ) : (
        <p className="text-ink/75">
          To send email, set up a mail server: the person who runs this server sets SMTP_URL, for
          example smtps://user:password@smtp.example.com. Until then, mails are listed below but not
          sent.
        </p>
      )}
      <p
        className={
          subscribers.length > 0 ? 'wrap-anywhere text-ink/75' : 'font-semibold text-alarm'
        }
      >
        {subscribers.length > 0
          ? `Notified of new enquiries: ${subscribers.join(', ')}.`
          : 'New enquiries are not e-mailed to anyone yet.'}
      </p>
      {server && <AutoReplySetting isEnabled={sends_auto_reply} />}
      {server && (
        <Button className="justify-self-start" disabled={isSending} onClick={sendTest}>
          {isSending ? 'Sending...' : 'Send me a test mail'}
        </Button>
      )}
      <p role="status" className="wrap-anywhere empty:hidden">
        {result && (
          <>
            <span className={`font-semibold ${result.is_sent ? '' : 'text-alarm'}`}>
              {result.is_sent ? 'The mail server accepted it:' : 'The mail was not sent:'}
            </span>{' '}
            {result.server_response}
          </>
        )}
      </p>
    </section>
  )
}
