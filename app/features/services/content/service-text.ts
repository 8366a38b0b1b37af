import type { PageFacts } from '#app/base/browser/page-facts.ts'

/** The services by the last part of their page's address. */
export type ServiceName =
  | 'career-counseling'
  | 'university-selection'
  | 'application-assistance'
  | 'visa-processing'
  | 'scholarship-guidance'
  | 'test-preparation'

interface Point {
  title: string
  text: string
}

export interface Part {
  heading: string
  points: Point[]
}

export interface Test {
  name: string
  longName: string
  /** Who asks for it, and why. */
  purpose: string
  /** What it consists of. */
  content: string
}

/** What the page of one service says. */
export interface ServiceText extends PageFacts {
  intro: string
  features: { heading: string; points: [Point, Point, Point, Point] }
  reasons?: Part
  process?: Part
  tests?: { heading: string; text: string; list: Test[] }
  related: [ServiceName, ServiceName, ServiceName]
}
