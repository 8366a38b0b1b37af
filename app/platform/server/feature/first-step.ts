import type { FastifyInstance } from 'fastify'
import type { Right } from '#app/contract/rights.ts'

/** A step to set up a new office. Its name is one of the contract of the dashboard. */
export interface FirstStep {
  name: string
  /** The right that the step needs. */
  right: Right
  /** Whether the data show that the step is done. */
  isDone: (app: FastifyInstance, viewer: { id: string }) => Promise<boolean>
}
