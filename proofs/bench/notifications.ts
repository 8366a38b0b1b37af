import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { openMailServer } from '#tests/mail-server.ts'
import { startPushService } from '#tests/push-service.ts'
import { measureOnBoth } from './both-databases.ts'
import { post, signIn } from './chat-clients.ts'
import { percentile } from './load.ts'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'

const MOST_MAIL_MS = 2000
const MOST_PUSH_MS = 1000
const ENQUIRIES = 60
/** With fewer the 95th percentile is noise. */
const FORMS = 300

interface Notified {
  mails: Awaited<ReturnType<typeof openMailServer>>
  pushes: Awaited<ReturnType<typeof startPushService>>
}

/**
 * Measures from the form until the mail server and the push service have the notification, on both
 * databases.
 */
export async function measureNotifications(): Promise<Row[]> {
  const receivers = { mails: await openMailServer(), pushes: await startPushService() }
  const rows = await measureOnBoth({
    program: 'proofs/bench/notifications-server.ts',
    settings: {
      PUSH_SERVICE: receivers.pushes.host,
      SMTP_URL: receivers.mails.config.smtpUrl,
      MAIL_FROM: receivers.mails.config.mailFrom,
    },
    async measure(product, place, { startBeside }) {
      const rows = await timeNotifications(receivers, `on ${place}`, product, product)
      if (startBeside) {
        const other = await startBeside()
        rows.push(
          ...(await timeNotifications(receivers, 'that another server took', product, other)),
        )
        await other.stop()
      }
      return [...rows, await timeForm(receivers, place, product)]
    },
  })
  receivers.pushes.close()
  await receivers.mails.close()
  return rows
}

async function timeNotifications(
  { mails, pushes }: Notified,
  which: string,
  turnedOn: Running,
  asked: Running,
): Promise<Row[]> {
  const authorization = await signIn(turnedOn.url)
  const browser = pushes.subscribe()
  await post(`${turnedOn.url}/api/push/devices/`, browser.subscription, { authorization })
  const taken = { mail: [] as number[], push: [] as number[] }
  for (let index = 0; index < ENQUIRIES; index++) {
    const before = mails.received.length
    const from = performance.now()
    await sendForm(asked)
    const arrivals = [
      arrive(() => mails.received.slice(before).find(isToOffice)).then(({ at }) =>
        taken.mail.push(at - from),
      ),
      arrive(() => browser.received[index]).then(({ at }) => taken.push.push(at - from)),
    ]
    await Promise.all(arrivals)
    // Notifications within one minute would be combined into one mail.
    await post(`${asked.url}/api/clear-deliveries/`, {})
  }
  const row = (by: 'mail' | 'push', most: number): Row => ({
    subject: `A question ${which} notified by ${by}, p95`,
    ours: percentile(taken[by], 0.95),
    unit: 'ms',
    most,
  })
  return [row('mail', MOST_MAIL_MS), row('push', MOST_PUSH_MS)]
}

/** The form may take at most 10 % longer while the mail server does not answer. */
async function timeForm({ mails }: Notified, place: string, product: Running): Promise<Row> {
  const timeAll = async () => {
    const taken: number[] = []
    for (let index = 0; index < FORMS; index++) {
      const from = performance.now()
      await sendForm(product)
      taken.push(performance.now() - from)
      await post(`${product.url}/api/clear-deliveries/`, {})
    }
    return percentile(taken, 0.95)
  }
  const most = (await timeAll()) * 1.1
  mails.state.behaviour = { neverResponds: true }
  const ours = await timeAll()
  mails.state.behaviour = {}
  return {
    subject: `The form with an unresponsive mail server on ${place}, p95`,
    ours,
    unit: 'ms',
    most,
  }
}

const sendForm = ({ url }: Running) =>
  post(`${url}/api/contacts/`, {
    name: 'Asking Example',
    email: `${newId()}@school.example`,
    phone: `98${String(Math.random()).slice(2, 10)}`,
    country: 'Canada',
    message: 'Where can I study nursing?',
  })

/** Students get a mail too (the auto-reply). */
const isToOffice = ({ to }: { to: string[] }) => !to[0]?.endsWith('@school.example')

/** Each received item carries its time of arrival. */
async function arrive<Received>(find: () => Received | undefined) {
  for (;;) {
    const one = find()
    if (one) return one
    await sleep(1)
  }
}
