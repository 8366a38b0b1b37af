import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { Paragraphs } from '#app/features/pages/site/formatted-text.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { ShownForm } from '../contract.ts'
import type { FormContent } from '../definition-contract.ts'
import { CustomForm } from './custom-form.tsx'

interface FormViewProps extends Pick<PublicPage, 'address' | 'content' | 'card' | 'modified'> {
  /** Previews have no metadata for search engines. */
  isDraft: boolean
}

/** The page of a form. */
export function FormView({ address, content, card, modified, isDraft }: FormViewProps) {
  const { title, description, intro, shown } = content as unknown as FormContent & {
    shown: ShownForm
  }
  const head = { title, description, path: address, picture: card }

  return (
    <>
      {!isDraft && <PageHead {...head} modified={modified} parents={[]} />}
      <div className="frame grid grid-cols-1 gap-8 pt-12 pb-20 wrap-anywhere lg:pt-16">
        <div className="max-w-[65ch]">
          <h1 className="font-display text-title font-semibold text-night wrap-anywhere">
            {title}
          </h1>
          <Paragraphs text={intro} className="mt-3" headingLevel={2} />
        </div>
        {/* Scripts of pages do not run it: the form is part of the page. */}
        {import.meta.env.SSR && <CustomForm form={shown} />}
      </div>
    </>
  )
}
