import type { ReactNode } from 'react'
import * as shared from '#app/platform/browser/words.ts'
import { PlainFaqList } from '#app/ui/faq-list.tsx'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { CostTable } from './cost-table.tsx'
import { CourseAreas } from './course-areas.tsx'
import { FromNepal } from './from-nepal.tsx'
import { PointCards } from './point-cards.tsx'
import { Steps } from './steps.tsx'
import { Universities } from './universities.tsx'

export interface GuideSection {
  id: string
  heading: string
  /** The label in the table of contents. */
  label: string
  /** Whether the section has a large heading: costs, visa steps, requirements for students from Nepal. */
  isMainSection?: true
  content: ReactNode
}

/** Returns the sections of a guide that have content. */
export function guideSections(guide: Guide, openScholarships: ReactNode): GuideSection[] {
  const { reasons, universities, courseAreas: courses, costs, scholarships, steps } = guide
  const lists: Record<string, unknown[] | undefined> = {
    ...{ reasons, universities, courses, costs, steps },
    scholarships: openScholarships ? undefined : scholarships,
    afterwards: guide.afterwards,
    questions: guide.questions ?? [],
  }
  return listSections(guide, openScholarships).filter(({ id }) => lists[id]?.length !== 0)
}

function listSections(guide: Guide, openScholarships: ReactNode): GuideSection[] {
  const { nameInText, steps, universities, courseAreas } = guide
  return [
    {
      id: 'reasons',
      label: words.reasons,
      heading: words.why(nameInText),
      content: <PointCards points={guide.reasons} />,
    },
    {
      id: 'universities',
      label: words.universities,
      heading: words.universitiesAskedAbout(universities.length),
      content: <Universities universities={universities} />,
    },
    {
      id: 'courses',
      label: words.courses,
      heading: words.courseAreasChosen(courseAreas.length),
      content: <CourseAreas areas={courseAreas} />,
    },
    {
      id: 'costs',
      label: words.costs,
      heading: words.whatItCosts,
      isMainSection: true,
      content: <CostTable guide={guide} />,
    },
    {
      id: 'scholarships',
      label: words.scholarships,
      heading: words.scholarships,
      content: (
        <>
          <PointCards points={guide.scholarships} />
          {openScholarships}
        </>
      ),
    },
    {
      id: 'steps',
      label: words.stepsToTheVisa,
      heading: words.stepsToYourVisa(steps.length),
      isMainSection: true,
      content: <Steps steps={steps} />,
    },
    {
      id: 'from-nepal',
      label: words.fromNepal,
      heading: words.forStudentsFromNepal,
      isMainSection: true,
      content: <FromNepal guide={guide} />,
    },
    {
      id: 'afterwards',
      label: words.afterYourStudies,
      heading: words.afterYourStudies,
      content: <PointCards points={guide.afterwards} />,
    },
    {
      id: 'questions',
      label: words.questions,
      heading: shared.questionsAndAnswers,
      content: <PlainFaqList questions={guide.questions ?? []} />,
    },
  ]
}
