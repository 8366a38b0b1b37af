import type { ReactNode } from 'react'
import * as shared from '#app/platform/browser/words.ts'
import { PlainFaqList } from '#app/ui/faq-list.tsx'
import type { Change } from '../content/changes.ts'
import { hasFigures } from '../content/group-figures.ts'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { CourseAreas, EarlierFigures, Links, Universities } from './background-sections.tsx'
import { Calendar } from './calendar-section.tsx'
import { Changes } from './changes-section.tsx'
import { Cities } from './cities-section.tsx'
import { CostLegend, Costs } from './cost-section.tsx'
import { Entry } from './entry-section.tsx'
import { Funds } from './funds-section.tsx'
import { NepalGuideLink } from './nepal-guide-link.tsx'
import { GrantedBar, RefusalRate } from './refusals-section.tsx'
import { Rules } from './rules-section.tsx'
import { CheckList, Fold, PlainPoints, siteText } from './section-parts.tsx'
import { Steps } from './steps-section.tsx'

export interface GuideSection {
  id: string
  heading: ReactNode
  /** The label in the table of contents. */
  label: string
  /** Text below the heading. */
  lead?: ReactNode
  /** The ground; white and paper alternate without one. */
  ground?: 'amber' | 'indigo'
  /** Whether it is a fold among others that are looked up. */
  isFolded?: boolean
  /** Whether the content needs the whole width. */
  isWide?: boolean
  content: ReactNode
}

interface SectionProps {
  guide: Guide
  changes: Change[]
  openScholarships: ReactNode
  /** Today's date at the office. */
  today: string
}

/** Returns the sections of a guide that have content: first what decides, then what is looked up. */
export function guideSections(props: SectionProps): GuideSection[] {
  return [...listDecisions(props), ...listPreparations(props), ...listBackground(props)].filter(
    ({ content }) => content,
  )
}

function listDecisions({ guide, changes, today }: SectionProps): GuideSection[] {
  const { costs, answers, proofOfFunds, deadlines = [], cities } = guide
  return [
    {
      id: 'costs',
      label: words.costs,
      heading: words.whatTheFirstYearCosts,
      lead: <CostLegend guide={guide} />,
      content: costs.some(({ figure, text }) => hasFigures(figure) || text) && (
        <Costs guide={guide} />
      ),
    },
    {
      id: 'funds',
      label: words.fundsToShow,
      heading: words.fundsToShow,
      lead: <p>{proofOfFunds.text}</p>,
      content: (proofOfFunds.text || hasFigures(answers.funds)) && <Funds guide={guide} />,
    },
    {
      id: 'changes',
      label: words.changes,
      heading: words.changingSoon,
      ground: 'amber',
      isWide: true,
      content: changes.length > 0 && <Changes changes={changes} />,
    },
    {
      id: 'work',
      label: words.workAndStay,
      heading: words.workFamilyStay,
      isWide: true,
      content: <Rules guide={guide} />,
    },
    {
      id: 'calendar',
      label: words.calendar,
      heading: words.nextTwelveMonths,
      isWide: true,
      content: (deadlines.length > 0 || answers.intakes.length > 0) && (
        <Calendar guide={guide} today={today} />
      ),
    },
    {
      id: 'cities',
      label: words.cities,
      heading: cities?.title ?? '',
      lead: <p>{cities?.text}</p>,
      ground: 'indigo',
      content: cities && cities.list.length > 0 && <Cities cities={cities} />,
    },
  ]
}

function listPreparations({ guide }: SectionProps): GuideSection[] {
  const { steps, entry = [], entryText, answers, health = [], documents, noc, intakes } = guide
  const { refusals = [], refusalRate, beware = [] } = guide
  const hasEntry = entry.length > 0 || entryText || hasFigures(answers.entry)
  return [
    {
      id: 'steps',
      label: words.visaTimeline,
      heading: words.stepsToYourVisa(steps.length),
      isWide: true,
      content: steps.length > 0 && <Steps steps={steps} />,
    },
    {
      id: 'entry',
      label: words.entry,
      heading: words.entryRequirements,
      content: (hasEntry || hasFigures(answers.english)) && <Entry guide={guide} />,
    },
    {
      id: 'health',
      isFolded: true,
      label: words.healthCover,
      heading: words.healthCover,
      content: health.length > 0 && <PlainPoints points={health} />,
    },
    {
      id: 'from-nepal',
      isFolded: true,
      label: words.fromNepal,
      heading: words.forStudentsFromNepal,
      content: (documents.length > 0 || noc.length > 0) && (
        <>
          <NepalGuideLink />
          {documents.length > 0 && (
            <Fold summary={siteText(words.documents)} count={documents.length}>
              <CheckList items={documents} />
            </Fold>
          )}
          {intakes.length > 0 && (
            <Fold summary={siteText(words.intakes)}>
              <PlainPoints points={intakes} />
            </Fold>
          )}
          {noc.length > 0 && (
            <Fold summary={siteText(words.nocFull)}>
              <PlainPoints points={noc} />
            </Fold>
          )}
        </>
      ),
    },
    {
      id: 'refusals',
      label: words.refusals,
      heading: words.whyVisasAreRefused,
      lead: <RefusalRate figures={refusalRate} />,
      content: (refusals.length > 0 || beware.length > 0) && (
        <>
          <GrantedBar figures={refusalRate} />
          {refusals.length > 0 && (
            <Fold summary={siteText(words.usualReasons)} count={refusals.length}>
              <PlainPoints points={refusals} />
            </Fold>
          )}
          {beware.length > 0 && (
            <Fold summary={siteText(words.beware)} count={beware.length}>
              <PlainPoints points={beware} />
            </Fold>
          )}
        </>
      ),
    },
  ]
}

function listBackground({ guide, openScholarships }: SectionProps): GuideSection[] {
  const { nameInText, universities, courseAreas, reasons, scholarships, afterwards } = guide
  const { questions = [], links = [], earlier = [] } = guide
  return [
    {
      id: 'universities',
      isFolded: true,
      label: words.universities,
      heading: words.universitiesAskedAbout(universities.length),
      content: universities.length > 0 && <Universities universities={universities} />,
    },
    {
      id: 'courses',
      isFolded: true,
      label: words.courses,
      heading: words.courseAreasChosen(courseAreas.length),
      content: courseAreas.length > 0 && <CourseAreas areas={courseAreas} />,
    },
    {
      id: 'reasons',
      isFolded: true,
      label: words.reasons,
      heading: words.why(nameInText),
      content: reasons.length > 0 && <PlainPoints points={reasons} />,
    },
    {
      id: 'scholarships',
      isFolded: true,
      label: words.scholarships,
      heading: words.scholarships,
      content: (scholarships.length > 0 || openScholarships) && (
        <>
          <PlainPoints points={scholarships} />
          {openScholarships}
        </>
      ),
    },
    {
      id: 'afterwards',
      isFolded: true,
      label: words.afterYourStudies,
      heading: words.afterYourStudies,
      content: afterwards.length > 0 && <PlainPoints points={afterwards} />,
    },
    {
      id: 'questions',
      isFolded: true,
      label: words.questions,
      heading: shared.questionsAndAnswers,
      content: questions.length > 0 && <PlainFaqList questions={questions} />,
    },
    {
      id: 'addresses',
      isFolded: true,
      label: words.addresses,
      heading: words.officialAddresses,
      content: links.length > 0 && <Links links={links} />,
    },
    {
      id: 'earlier',
      isFolded: true,
      label: words.earlierFigures,
      heading: words.earlierFigures,
      content: earlier.length > 0 && <EarlierFigures earlier={earlier} />,
    },
  ]
}
