import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/base/server/access.ts'
import { audited } from '#app/base/server/audit.ts'
import { Conflict, FieldsRefused, NotFound } from '#app/base/server/errors.ts'
import { lock } from '#database/differences.ts'
import { type PushDevice, type PushSubscription, pushApi } from '../contract.ts'
import { isPoint, ownKeys } from './keys.ts'
import { NOT_KNOWN, send } from './send.ts'
import { isOfPushService } from './services.ts'
import * as store from './store.ts'

/** Of one person. */
const MOST_DEVICES = 20

const pushRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...pushApi.read,
    async handler(request) {
      const { id } = requireAdministrator(request)
      return { public_key: ownKeys(app).publicKey, devices: await store.list(app, id) }
    },
  })

  app.route({
    ...pushApi.add,
    async handler(request, reply) {
      const owner = requireAdministrator(request)
      check(request, request.body)
      const browser = request.headers['user-agent']
      const device = await audited<PushDevice>(request, {
        ...asDevice,
        async apply(db) {
          await lock(db, `push devices ${owner.id}`)
          const others = await store.countOthers(db, owner.id, request.body.endpoint)
          if (others >= MOST_DEVICES) throw new Conflict(tooMany)
          return store.toDevice(await store.add(db, owner, { ...request.body, browser }))
        },
      })
      return reply.code(201).send(device)
    },
  })

  app.route({
    ...pushApi.keep,
    async handler(request) {
      const owner = requireAdministrator(request)
      check(request, request.body)
      const device = await store.keep(app.db, request.params.id, owner, request.body)
      if (!device) throw new NotFound('Device')
      return store.toDevice(device)
    },
  })

  app.route({
    ...pushApi.test,
    async handler(request) {
      const { id } = request.params
      const device = await store.find(app, id, requireAdministrator(request).id)
      if (!device) throw new NotFound('Device')
      return { error: await sendTrial(app, device) }
    },
  })

  app.route({
    ...pushApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const owner = requireAdministrator(request)
      const removed = await audited<PushDevice>(request, {
        ...asDevice,
        id,
        async find(db) {
          const device = await store.find({ db }, id, owner.id)
          return device && store.toDevice(device)
        },
        async apply(db) {
          await store.remove(db, id)
          return undefined
        },
      })
      if (!removed) throw new NotFound('Device')
      return reply.code(204).send(null)
    },
  })
}

const tooMany = 'You have 20 devices already: turn one of them off first.'

const asDevice = { subject: 'push_device', name: ({ browser }: PushDevice) => browser }

/** Throws FieldsRefused. */
function check({ server, log }: FastifyRequest, { endpoint, p256dh }: PushSubscription) {
  if (!isOfPushService(endpoint, server.outside)) {
    // Without its path, which is a secret where it is a real one.
    log.warn({ host: URL.parse(endpoint)?.host }, 'push endpoint refused')
    throw new FieldsRefused({ endpoint: { code: 'not_known', detail: NOT_KNOWN } })
  }
  if (!isPoint(p256dh)) {
    const detail = 'This is no key by which something can be encrypted.'
    throw new FieldsRefused({ p256dh: { code: 'not_a_key', detail } })
  }
}

/** Why it was not taken; '' when it was. A device that is gone is forgotten. */
async function sendTrial(app: FastifyRequest['server'], device: store.Row) {
  const trial = { title: 'Notices reach this device', address: '/admin/account', matter: 'trial' }
  try {
    const { isThere } = await send(app, device, trial)
    if (isThere) await store.noteTold(app.db, device.id)
    else await store.remove(app.db, device.id)
    return isThere ? '' : 'The browser takes no notices any more: turn them on there again.'
  } catch (error) {
    return (error as Error).message
  }
}

export default pushRoutes
