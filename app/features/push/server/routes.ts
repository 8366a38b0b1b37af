import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { acquireLock } from '#database/locks.ts'
import { type PushDevice, type PushSubscription, pushApi } from '../contract.ts'
import * as store from './store.ts'
import {
  isKnownPushService,
  isValidPublicKey,
  send,
  UNKNOWN_SERVICE,
  vapidKeys,
} from './web-push.ts'

/** The maximum number of devices of one account. */
const MAX_DEVICES = 20

const pushRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...pushApi.read,
    async handler(request) {
      const { id } = requireAdministrator(request)
      return { public_key: vapidKeys(app).publicKey, devices: await store.list(app, id) }
    },
  })

  app.route({
    ...pushApi.add,
    async handler(request, reply) {
      const owner = requireAdministrator(request)
      validateSubscription(request, request.body)
      const browser = request.headers['user-agent']
      const device = await auditChange<PushDevice>(request, {
        ...auditSubject,
        async apply(db) {
          await acquireLock(db, 'push_devices', owner.id)
          const otherDevices = await store.countOthers(db, owner.id, request.body.endpoint)
          if (otherDevices >= MAX_DEVICES) throw new Conflict(TOO_MANY_DEVICES)
          return store.toDevice(await store.add(db, owner, { ...request.body, browser }))
        },
      })
      return reply.code(201).send(device)
    },
  })

  app.route({
    ...pushApi.refresh,
    async handler(request) {
      const owner = requireAdministrator(request)
      validateSubscription(request, request.body)
      const device = await store.refreshDevice(app.db, request.params.id, owner, request.body)
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
      return { error: await sendTestPush(app, device) }
    },
  })

  app.route({
    ...pushApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const owner = requireAdministrator(request)
      const removed = await auditChange<PushDevice>(request, {
        ...auditSubject,
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

const TOO_MANY_DEVICES = 'You have 20 devices already: turn one of them off first.'

const auditSubject = { subject: 'push_device', name: ({ browser }: PushDevice) => browser }

/** Throws ValidationError if the push service is unknown or the encryption key is invalid. */
function validateSubscription(
  { server, log }: FastifyRequest,
  { endpoint, p256dh }: PushSubscription,
) {
  if (!isKnownPushService(endpoint, server.outboundPolicy)) {
    // Logs only the host, because the path of an endpoint is a secret.
    log.warn({ host: URL.parse(endpoint)?.host }, 'push endpoint refused')
    throw new ValidationError({ endpoint: { code: 'not_known', detail: UNKNOWN_SERVICE } })
  }
  if (!isValidPublicKey(p256dh)) {
    const detail = 'This is not a valid encryption key.'
    throw new ValidationError({ p256dh: { code: 'not_a_key', detail } })
  }
}

/**
 * Sends a test notification. Returns an error message, or '' if it was accepted. Removes a device
 * that is no longer subscribed.
 */
async function sendTestPush(app: FastifyRequest['server'], device: store.Row) {
  const message = {
    title: 'Notifications reach this device',
    address: '/admin/account',
    topic: 'test',
  }
  try {
    const { isSubscribed } = await send(app, device, message)
    if (isSubscribed) await store.markSent(app.db, device.id)
    else await store.remove(app.db, device.id)
    return isSubscribed
      ? ''
      : 'The browser no longer accepts notifications: turn them on there again.'
  } catch (error) {
    return (error as Error).message
  }
}

export default pushRoutes
