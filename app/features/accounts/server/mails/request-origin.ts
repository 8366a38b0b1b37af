import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { describeBrowser } from '#app/base/server/describe-browser.ts'
import type { MailPart } from '#app/base/server/mail.ts'
import { clientAddress } from '#app/base/server/rate-limit.ts'
import type { Office } from '#app/contract/office.ts'
import { formatMoment } from './format-moment.ts'

/** Where something was done, and by what. */
export const Origin = Type.Object({
  at: Type.String(),
  /** In words: anybody can write anything into a User-Agent. */
  device: Type.String(),
  address: Type.String(),
})
type Origin = Static<typeof Origin>

export const readOrigin = (request: FastifyRequest): Origin => ({
  at: new Date().toISOString(),
  device: describeBrowser(request.headers['user-agent'] ?? ''),
  address: clientAddress(request),
})

/** As a mail says it. */
export const describeOrigin = (
  office: Pick<Office, 'time_zone'>,
  { at, device, address }: Origin,
): MailPart => ({
  facts: [
    ['When', formatMoment(office, at)],
    ['Device', device],
    ['Address', address],
  ],
})
