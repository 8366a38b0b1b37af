import type { GuideContent } from '../guide-contract.ts'
import type { Filled } from './figure.ts'

/** A guide as it is shown: with figures where facts are referred to. */
export interface Guide extends Filled<GuideContent> {
  path: string
  /** The day of the last change, as in 2026-05-31. */
  modified: string
}

export type Point = Guide['reasons'][number]
export type Fact = Guide['facts'][number]
export type University = Guide['universities'][number]
