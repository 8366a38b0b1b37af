import type { ReactNode } from 'react'
import type { Guide } from '../content/guide.ts'
import { CostTable } from './cost-table.tsx'
import { CourseAreas } from './course-areas.tsx'
import { FromNepal } from './from-nepal.tsx'
import { PointCards } from './point-cards.tsx'
import { Steps } from './steps.tsx'
import { Universities } from './universities.tsx'

export interface GuideSection {
  id: string
  heading: string
  /** In the table of contents. */
  label: string
  content: ReactNode
}

/** The parts of every guide, in the order of the questions that students ask. */
export function guideSections(guide: Guide): GuideSection[] {
  const { nameInText, steps, universities, courseAreas } = guide
  return [
    {
      id: 'reasons',
      label: 'Reasons',
      heading: `Why ${nameInText}?`,
      content: <PointCards points={guide.reasons} />,
    },
    {
      id: 'universities',
      label: 'Universities',
      heading: `${universities.length} universities students ask us about`,
      content: <Universities universities={universities} />,
    },
    {
      id: 'courses',
      label: 'Courses',
      heading: `${courseAreas.length} course areas students choose`,
      content: <CourseAreas areas={courseAreas} />,
    },
    {
      id: 'costs',
      label: 'Costs',
      heading: 'What it costs',
      content: <CostTable costs={guide.costs} />,
    },
    {
      id: 'scholarships',
      label: 'Scholarships',
      heading: 'Scholarships',
      content: <PointCards points={guide.scholarships} />,
    },
    {
      id: 'steps',
      label: 'Steps to the visa',
      heading: `${steps.length} steps to your visa`,
      content: <Steps steps={steps} />,
    },
    {
      id: 'from-nepal',
      label: 'From Nepal',
      heading: 'For students from Nepal',
      content: <FromNepal guide={guide} />,
    },
    {
      id: 'afterwards',
      label: 'After your studies',
      heading: 'After your studies',
      content: <PointCards points={guide.afterwards} />,
    },
  ]
}
