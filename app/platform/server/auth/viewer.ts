import type { FastifyRequest, onSendHookHandler } from 'fastify'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { SignInRequired } from '../http/errors.ts'

/** The person who reads or changes rows with restricted access; store functions filter by it. */
export interface Viewer extends Pick<RoleAssignment, 'lead_scope' | 'branch'> {
  id: string
}

/** For jobs, for internal work and for API keys: all rows are visible. */
export const systemViewer: Viewer = { id: '', lead_scope: '', branch: '' }

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the handler has read the viewer. */
    isViewerChecked: boolean
  }
}

type ViewerSource = Pick<FastifyRequest, 'administrator' | 'apiKey' | 'isViewerChecked'>

/**
 * Returns the viewer for store functions of a route with `rowAccess: 'viewer-scope'`. Throws
 * SignInRequired.
 */
export function getViewer(request: ViewerSource): Viewer {
  request.isViewerChecked = true
  const { administrator, apiKey } = request
  if (administrator) return administrator
  if (apiKey) return systemViewer
  throw new SignInRequired()
}

/**
 * Rejects the response of a route with `rowAccess: 'viewer-scope'` whose handler has not read the viewer.
 */
export const rejectUnfilteredRows: onSendHookHandler = async (request, reply) => {
  if (request.isViewerChecked || reply.statusCode >= 300) return
  const { url } = request.routeOptions
  throw new Error(`${request.method} ${url} sent rows without reading the viewer`)
}
