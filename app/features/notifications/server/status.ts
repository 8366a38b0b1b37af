import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '#app/platform/server/feature/status.ts'
import { count } from './mails/list.ts'

export async function describeMail({ db, mailer }: FastifyInstance): Promise<StatusLine[]> {
  const { waiting, failed } = await count(db)
  const { serverAddress } = mailer
  const text = serverAddress
    ? `Sent through ${serverAddress}; ${waiting || 'none'} waiting, ${failed || 'none'} failed`
    : 'Email is not set up'
  const advice = serverAddress
    ? ''
    : 'The person who runs this server sets it up. The Mail screen says how.'
  return [
    {
      name: 'Mail',
      level: serverAddress && failed === 0 ? 'ok' : 'warn',
      text,
      screen: '/admin/mail',
      ...(advice && { advice }),
    },
  ]
}
