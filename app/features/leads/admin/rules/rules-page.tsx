import { Screen } from '#app/base/admin/screen.tsx'
import { apiContext } from '#app/base/browser/api-context.ts'
import { leadSettingsApi } from '../../settings-contract.ts'
import type { Route } from './+types/rules-page.ts'
import { NumberRule } from './number-rule.tsx'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).call(leadSettingsApi.read, {})

/** How the office means to work with who asks. */
export default function RulesPage({ loaderData: settings }: Route.ComponentProps) {
  return (
    <Screen title="Rules for leads">
      <NumberRule
        key={settings.answer_minutes}
        name="answer_minutes"
        title="First answer"
        intro="The clock runs while you are open, on no holiday, and by the hours of a lead’s branch where it has its own. A call, a visit, a mail, a message or an answer in the chat stops it."
        label="Minutes until a first answer"
        stored={settings.answer_minutes}
      />
    </Screen>
  )
}
