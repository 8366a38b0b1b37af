import type { FastifyRequest, onSendHookHandler } from 'fastify'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { SignInRequired } from './errors.ts'

/** Who reads or changes rows that not everybody may know; store functions filter by it. */
export interface Viewer extends Pick<RoleAssignment, 'kept_to' | 'branch'> {
  id: string
}

/** Jobs and the program's own work, and other programs with a key: they may know every row. */
export const systemViewer: Viewer = { id: '', kept_to: '', branch: '' }

declare module 'fastify' {
  interface FastifyRequest {
    /** A route that serves rows by the viewer has asked who that is. */
    isViewerChecked: boolean
  }
}

type ViewerSource = Pick<FastifyRequest, 'administrator' | 'apiKey' | 'isViewerChecked'>

/** For the store functions of a route with `rows: 'by-viewer'`. Throws SignInRequired. */
export function getViewer(request: ViewerSource): Viewer {
  request.isViewerChecked = true
  const { administrator, apiKey } = request
  if (administrator) return administrator
  if (apiKey) return systemViewer
  throw new SignInRequired()
}

/** Withholds what a route with `rows: 'by-viewer'` answers that has never asked for the viewer. */
export const rejectUnfilteredRows: onSendHookHandler = async (request, reply) => {
  if (request.isViewerChecked || reply.statusCode >= 300) return
  const { url } = request.routeOptions
  throw new Error(`${request.method} ${url} has answered without asking for the viewer`)
}
