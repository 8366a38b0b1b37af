import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type Course,
  type InstitutionDetails,
  institutionsApi,
} from '../../institutions-contract.ts'
import { toMajor } from '../../money-contract.ts'
import { CourseDialog } from './course-dialog.tsx'

interface CoursesProps {
  institution: InstitutionDetails
}

/** The courses of an institution, which can be added, edited and archived. */
export function Courses({ institution }: CoursesProps) {
  const { revalidate } = useRevalidator()
  const { run, isSending } = useCommand()
  const canChange = useCan()('settings:change')
  /** The edited course, or 'new'. */
  const [opened, setOpened] = useState<Course | 'new'>()
  const { courses } = institution
  const inUse = courses.filter(({ is_archived }) => !is_archived)

  async function archive(course: Course, isArchived: boolean) {
    const body = withSeen({ is_archived: isArchived }, { is_archived: !isArchived })
    const result = await run(institutionsApi.changeCourse, { params: { id: course.id }, body })
    if (!result) return
    await showToast('success', isArchived ? 'Course archived' : 'Course in use again', {
      undo: () => void archive(course, !isArchived),
    })
  }

  return (
    <section aria-labelledby="courses" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="courses" className="text-lg font-semibold text-indigo">
          Courses {inUse.length}
        </h2>
        {canChange && (
          <Button size="small" variant="primary" onClick={() => setOpened('new')}>
            + Add course
          </Button>
        )}
      </div>
      {courses.length === 0 ? (
        <p className="text-ink/75">
          No course yet. A course is also added when you type its name in an application.
        </p>
      ) : (
        <ul className="divide-y divide-line card">
          {courses.map((course) => (
            <li key={course.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
              <div className="min-w-48 grow basis-0 wrap-anywhere">
                <p className="font-semibold">{course.name}</p>
                <p className="text-sm text-ink/75 empty:hidden">{describeCourse(course)}</p>
              </div>
              {canChange && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    disabled={isSending}
                    onClick={() => archive(course, !course.is_archived)}
                  >
                    {course.is_archived ? 'Use again' : 'Archive'}
                    <span className="sr-only"> {course.name}</span>
                  </Button>
                  <Button size="small" onClick={() => setOpened(course)}>
                    Edit<span className="sr-only"> {course.name}</span>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <CourseDialog
          institution={institution}
          course={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
          onSaved={async () => {
            setOpened(undefined)
            await revalidate()
            await showToast('success', 'Course saved')
          }}
        />
      )}
    </section>
  )
}

const describeCourse = ({ level, currency, fee, is_archived }: Course) =>
  [
    is_archived && 'Archived',
    level,
    fee !== null && [currency, localizeDigits(toMajor(fee, currency))].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ')
