import { useContext } from 'react'
import type { EditedOffice, Office } from '#app/contract/office.ts'
import { OfficeForm } from '#app/features/office/admin/office-form.tsx'
import { useOfficeEditor } from '#app/features/office/admin/use-office-editor.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { UpdateOfficeContext } from '#app/platform/browser/office-context.ts'
import type { Route } from './+types/office-page.ts'
import { OfficePreview } from './office-preview.tsx'

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const office = await context.get(apiContext).call(officeApi.read, {})
  return { office, isOnboarding: new URL(request.url).searchParams.has('onboarding') }
}

export default function OfficePage({ loaderData: { office, isOnboarding } }: Route.ComponentProps) {
  const updateOffice = useContext(UpdateOfficeContext)
  const editor = useOfficeEditor(office, (saved) => updateOffice(toVisibleOffice(saved)))

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
        <OfficePreview office={toVisibleOffice(editor.office)} />
      </div>
    </Screen>
  )
}

/** Converts the edited profile to the public profile, without pictures: their details are in the library. */
function toVisibleOffice({ version: _, examples: __, ...profile }: EditedOffice): Office {
  const figures = profile.figures.filter(({ is_shown }) => is_shown)
  const whatsapp_digits = profile.whatsapp.replace(/\D/g, '')
  return { ...profile, figures, photographs: {}, whatsapp_digits, changed_at: null }
}
