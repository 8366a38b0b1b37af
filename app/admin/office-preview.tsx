import type { Office } from '#app/contract/office.ts'
import { OfficePass } from '#app/features/contacts/site/office-pass.tsx'
import { OfficeContext } from '#app/platform/browser/office-context.ts'
import { LogoPicture } from '#app/site/logo.tsx'
import { SiteFooter } from '#app/site/site-footer.tsx'
import { TopBar } from '#app/site/top-bar.tsx'

/** A small preview of the top bar, the contact page and the footer, without interaction. */
export function OfficePreview({ office }: { office: Office }) {
  return (
    <section aria-labelledby="preview" className="grid gap-3 xl:sticky xl:top-6">
      <h2 id="preview" className="font-display text-xl font-semibold text-indigo">
        Preview
      </h2>
      <OfficeContext value={office}>
        <div
          inert
          style={{ '--color-indigo': office.accent } as object}
          className="max-h-[calc(100dvh-6rem)] overflow-hidden rounded-card border border-line bg-paper max-xl:max-h-none"
        >
          <div className="[zoom:0.8] xl:[zoom:0.5]">
            <TopBar />
            <div className="frame flex min-h-18 items-center border-b border-line">
              <span className="inline-flex items-center gap-3">
                <LogoPicture />
              </span>
            </div>
            <div className="frame grid max-w-xl gap-4 py-10 text-lg">
              <OfficePass />
              <p className="justify-self-end rounded-card rounded-br-sm bg-indigo px-4 py-2 text-white">
                A visitor’s message in the chat
              </p>
            </div>
            <SiteFooter />
          </div>
        </div>
      </OfficeContext>
    </section>
  )
}
