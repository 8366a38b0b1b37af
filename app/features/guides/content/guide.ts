import type { GuideContent } from '../guide-contract.ts'
import type { RenderedGuide } from './read-guide.ts'

/** A guide with figures in place of fact references. */
export interface Guide extends RenderedGuide<GuideContent> {
  path: string
  /** When it was last changed. */
  modified: string
}

export type Point = Guide['reasons'][number]
export type Fact = Guide['facts'][number]
export type University = Guide['universities'][number]
