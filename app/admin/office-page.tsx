import { type CSSProperties, useContext } from 'react'
import type { EditedOffice, Office } from '#app/contract/office.ts'
import { OfficePass } from '#app/features/contacts/site/office-pass.tsx'
import { getDefaultLogo } from '#app/features/country-pictures/contract.ts'
import { getIconAddress } from '#app/features/media/contract.ts'
import { OfficeForm } from '#app/features/office/admin/office-form.tsx'
import { useOfficeEditor } from '#app/features/office/admin/use-office-editor.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { darkColourOf, toAllowedColours } from '#app/platform/brand/brand-colours.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import {
  OfficeContext,
  UpdateOfficeContext,
  useOffice,
} from '#app/platform/browser/office-context.ts'
import { LogoPicture } from '#app/site/logo.tsx'
import { SiteFooter } from '#app/site/site-footer.tsx'
import { TopBar } from '#app/site/top-bar.tsx'
import { buttonClassName } from '#app/ui/button.tsx'
import type { Route } from './+types/office-page.ts'

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const office = await context.get(apiContext).call(officeApi.read, {})
  return { office, isOnboarding: new URL(request.url).searchParams.has('onboarding') }
}

export default function OfficePage({ loaderData: { office, isOnboarding } }: Route.ComponentProps) {
  const updateOffice = useContext(UpdateOfficeContext)
  const { words } = useOffice()
  const editor = useOfficeEditor(office, (saved) => updateOffice(toVisibleOffice(saved, words)))

  return (
    <Screen
      title="Office"
      subtitle={
        <p className="max-w-prose text-ink/75">
          {isOnboarding
            ? 'Welcome. Complete your office profile first. Until then, visitors see example data.'
            : 'Your office’s details on the website. Visitors see changes as soon as you save.'}
        </p>
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <OfficeForm editor={editor} />
        <OfficePreview office={toVisibleOffice(editor.office, words)} />
      </div>
    </Screen>
  )
}

/** Converts the edited profile to the public profile, without pictures: their details are in the library. */
function toVisibleOffice(
  { version: _, examples: __, ...profile }: EditedOffice,
  words: Office['words'],
): Office {
  const figures = profile.figures.filter(({ is_shown }) => is_shown)
  const whatsapp_digits = profile.whatsapp.replace(/\D/g, '')
  const colours = toAllowedColours(profile)
  const dark_colour = darkColourOf(colours.primary_colour)
  const derived = { dark_colour, figures, whatsapp_digits, words }
  return { ...profile, ...colours, ...derived, photographs: {}, changed_at: null }
}

/** The style sheet's colours in the office's brand. */
const toBrandProperties = ({ primary_colour, dark_colour, accent_colour }: Office) =>
  ({
    '--color-indigo': primary_colour,
    '--color-night': dark_colour,
    '--color-marigold': accent_colour,
  }) as CSSProperties

/** A small preview of the browser's tab, the top bar, the contact page and the footer, without interaction. */
function OfficePreview({ office }: { office: Office }) {
  return (
    <section aria-labelledby="preview" className="grid gap-3 xl:sticky xl:top-6">
      <h2 id="preview" className="font-display text-xl font-semibold text-indigo">
        Preview
      </h2>
      <OfficeContext value={office}>
        <div
          inert
          style={toBrandProperties(office)}
          className="max-h-[calc(100dvh-6rem)] overflow-hidden rounded-card border border-line bg-paper max-xl:max-h-none"
        >
          <div className="[zoom:0.8] xl:[zoom:0.5]">
            <p className="flex items-center gap-2 bg-line px-4 py-2 text-sm">
              <TabIcon office={office} />
              {office.short_name}
            </p>
            <TopBar />
            <div className="frame flex min-h-18 items-center border-b border-line">
              <span className="inline-flex items-center gap-3">
                <LogoPicture />
              </span>
            </div>
            <div className="frame grid max-w-xl gap-4 py-10 text-lg">
              <h3 className="font-display text-title font-semibold text-night">{office.name}</h3>
              <p>
                <span className="font-semibold text-indigo underline">A link</span>
              </p>
              <span className={`${buttonClassName('primary')} justify-self-start`}>
                The main button
              </span>
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

/** The icon as a browser shows it: the office's icon or logo, or the default icon. */
function TabIcon({ office }: { office: Office }) {
  const picture = office.mark || office.logo
  const icon = getIconAddress(picture, 'tab') ?? getDefaultLogo('favicon', office)
  return <img src={icon} alt="" width="24" height="24" />
}
