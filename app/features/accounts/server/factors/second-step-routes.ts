import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { secondStepApi } from '../../factors-contract.ts'
import { openSession } from '../open-session.ts'
import { countSignIn } from '../sign-in-limits.ts'
import { attemptChallenge, ChallengeExpired, findChallengedAccount } from './challenges.ts'
import { useCode } from './factors.ts'
import { logRefusedSignIn } from './log-refused-sign-in.ts'

const secondStepRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...secondStepApi.complete,
    async handler(request, reply) {
      const { challenge, account } = await findChallengedAccount(app, request.body.challenge)
      const limit = await countSignIn(request, account.username)
      const isCorrect = await attemptChallenge(app.db, challenge, (db) =>
        useCode(app, db, account.id, request.body.code),
      )
      if (!isCorrect) {
        logRefusedSignIn(request, account.username_key, 'code refused')
        throw wrongCode()
      }
      await limit.refund()
      const tokens = await openSession(request, reply, account)
      if (!tokens) throw new ChallengeExpired()
      return tokens
    },
  })
}

/** Error for a wrong code, and for a correct code that was used before. */
export const wrongCode = () =>
  new ValidationError({ code: { code: 'wrong_code', detail: wrongCodeDetail } })

const wrongCodeDetail = 'This code is wrong or has already been used. Please enter the newest one.'

export default secondStepRoutes
