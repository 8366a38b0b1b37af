import { Link } from 'react-router'
import { Screen } from '#app/base/admin/screen.tsx'
import { to } from '#app/base/browser/addresses.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { leadSettingsApi } from '../../settings-contract.ts'
import type { Route } from './+types/lead-settings-page.ts'
import { NumberSetting } from './number-setting.tsx'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).call(leadSettingsApi.read, {})

/** How the office means to work with who asks. */
export default function LeadSettingsPage({ loaderData: settings }: Route.ComponentProps) {
  return (
    <Screen title="Rules for leads">
      <NumberSetting
        key={`answer ${settings.answer_minutes}`}
        name="answer_minutes"
        title="First answer"
        intro="The clock runs while you are open, on no holiday, and by the hours of a lead’s branch where it has its own. A call, a visit, a mail, a message or an answer in the chat stops it."
        label="Minutes until a first answer"
        stored={settings.answer_minutes}
      />
      <NumberSetting
        key={`quiet ${settings.quiet_months}`}
        name="quiet_months"
        title="Forgetting"
        intro="Of whom nothing was heard or noted for so long, and with whom nothing is planned, is listed to be erased. Nobody is erased by itself."
        label="Months without a sign of life"
        hint="0: nobody is listed."
        stored={settings.quiet_months}
      />
      {settings.quiet_months > 0 && (
        <Link
          to={`${to('/admin/leads')}?quiet=true`}
          className={`${buttonLook('plain')} justify-self-start`}
        >
          See who that is
        </Link>
      )}
      <section className="grid max-w-prose gap-3 rounded-card border border-line bg-white p-4">
        <h2 className="text-lg font-semibold text-indigo">Sharing out</h2>
        <p className="text-ink/75">
          New leads go in turn to those of you who are present, by country or branch.
        </p>
        <Link
          to={to('/admin/leads/assignment')}
          className={`${buttonLook('plain')} justify-self-start`}
        >
          Who gets whom
        </Link>
      </section>
    </Screen>
  )
}
