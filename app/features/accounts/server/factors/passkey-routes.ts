import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { NotFound, Refusal } from '#app/base/server/errors.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/base/server/limits.ts'
import { type PasskeyAnswer, secondStepApi } from '../../factors-contract.ts'
import { openSession } from '../open-session.ts'
import { findById } from '../store.ts'
import { attempt, findChallenged, isFor, makeChallenge, readChallenge } from './challenges.ts'
import * as passkeys from './passkeys.ts'
import { warn } from './warn.ts'
import { askForAnswer, checkAnswer } from './webauthn.ts'

const passkeyPerAddress: Limit = { times: 60, seconds: 5 * MINUTES }

const passkeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const onRequest = limitByAddress(passkeyPerAddress)

  app.route({
    ...secondStepApi.askForPasskey,
    onRequest,
    async handler({ body: { challenge: given } }) {
      if (given) return { challenge: given, options: await askAccount(app, given) }
      const { id, token } = makeChallenge(app, 'passkey')
      return { challenge: token, options: await askForAnswer(app, { challengeId: id }) }
    },
  })

  app.route({
    ...secondStepApi.usePasskey,
    onRequest,
    async handler(request, reply) {
      const account = await take(app, request.body)
      const tokens = account && (await openSession(request, reply, account))
      if (!tokens) {
        warn(request, account?.username ?? '', 'passkey refused')
        throw new Refusal(401, 'passkey_refused', refused)
      }
      return tokens
    },
  })
}

/** What the passkeys of the account are asked that the challenge stands before. */
async function askAccount(app: FastifyInstance, token: string) {
  const { challenge, account } = await findChallenged(app, token)
  const credentials = await passkeys.listCredentials(app.db, account.id)
  if (credentials.length === 0) throw new NotFound('Passkey')
  return askForAnswer(app, { challengeId: challenge.id, credentials })
}

interface Answered {
  challenge: string
  answer: PasskeyAnswer
}

/** Whose passkey has answered; undefined: nobody's, not this challenge, or not for the first time. */
async function take(app: FastifyInstance, { challenge: token, answer }: Answered) {
  const challenge = readChallenge(app, token, ['second step', 'passkey'])
  const isAlone = challenge.purpose === 'passkey'
  const passkey = await passkeys.findByCredential(app.db, answer.id)
  const account = passkey && (await findById(app.db, passkey.administrator_id))
  if (!account || (!isAlone && !isFor(app, challenge, account))) return undefined
  const counter = await checkAnswer(app, { challengeId: challenge.id, answer, passkey, isAlone })
  if (counter === undefined) return undefined
  const isNew = await attempt(app.db, { id: challenge.id, sub: account.id }, (db) =>
    passkeys.noteUse(db, passkey.id, counter),
  )
  return isNew ? account : undefined
}

const refused = 'This passkey was not accepted. Please try again, or log in with your password.'

export default passkeyRoutes
