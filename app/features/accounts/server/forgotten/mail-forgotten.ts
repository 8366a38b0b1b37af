import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { defineJob } from '#app/base/server/jobs/kind.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { keepForgottenLink, newForgottenLink } from '../links.ts'
import { type Account, findById, listNamed } from '../store.ts'
import { describeOrigin, Origin } from '../told/origin.ts'
import { sayMoment } from '../told/say-moment.ts'
import { noteTry } from '../tries.ts'

/** More would only fill somebody's mailbox. */
const MAILS_AN_HOUR = 3

const Asked = Type.Object({
  /** As typed: anybody's or nobody's name, or the address of mails. */
  name: Type.String(),
  origin: Origin,
})
type Asked = Static<typeof Asked>

/** Looks for who is meant after the answer was given, so that it tells nothing of names. */
export const mailForgotten = defineJob({
  name: 'mail-forgotten',
  title: 'Mail a link to who has forgotten a password',
  payload: Asked,
  // Nobody waits for it for longer than a link is good.
  pauses: [5, 30, 2 * 60, 10 * 60],
  run: ({ app, payload, end }) =>
    end(async (db) => {
      for (const { id } of await listNamed(db, payload.name)) await mailTo(app, db, id, payload)
    }),
})

/** Not to who may not sign in, or was mailed too often. */
async function mailTo(app: FastifyInstance, db: Database, id: string, asked: Asked) {
  // Whoever is disabled at this moment is so first, or loses the link.
  await lock(db, `administrator ${id}`)
  const owner = await findById(db, id)
  if (!owner?.password_hash || owner.disabled_at) return
  const times = app.limits.scaled(MAILS_AN_HOUR)
  const counted = { account: app.keyedHash(id), kind: 'forgotten', times }
  if (!(await noteTry(db, counted)).id) return
  const link = newForgottenLink(app)
  await keepForgottenLink(db, id, link)
  await app.keepers.mails.add(db, await write(app, { owner, link, asked }))
}

interface Written {
  owner: Account
  link: { salt: string; expires_at: string }
  asked: Asked
}

async function write({ office }: FastifyInstance, { owner, link, asked }: Written) {
  const record = await office.read()
  const until = sayMoment(record, link.expires_at)
  return {
    ...{ kind: 'Forgotten password', personId: owner.id },
    to: { name: owner.username, address: owner.email },
    subject: `A new password at ${record.name}`,
    parts: [
      { text: `Somebody has forgotten the password of ${owner.username} for the back office.` },
      describeOrigin(record, asked.origin),
      { text: `By this link you choose a new one. It works once, until ${until}.` },
      { text: 'If it was not you, do nothing: your password stays as it is.' },
    ],
    action: { label: 'Choose a password', address: '/password', salt: link.salt },
  }
}
