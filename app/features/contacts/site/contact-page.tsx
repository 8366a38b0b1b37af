import { data } from 'react-router'
import { apiContext } from '#app/base/browser/api-context.ts'
import { office } from '#app/features/office/contract.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/contact-page.ts'
import { ContactPanel } from './contact-panel.tsx'
import { sendContact } from './send-contact.ts'

/** For visitors without scripts; with scripts the form talks to the API itself. */
export async function action({ request, context }: Route.ActionArgs) {
  // A body that is no form at all is judged like an empty one.
  const form = await request.formData().catch(() => new FormData())
  const outcome = await sendContact(context.get(apiContext), form)
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const values = outcome.isSent ? {} : Object.fromEntries(texts)
  return data({ outcome, values }, { status: outcome.status })
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="frame pt-12 pb-20 lg:pt-16">
      <PageHead
        title="Contact Us"
        description={`Ask ${office.name}, ${office.address}, for a free consultation about studying abroad. We answer within 24 hours.`}
        path="/contact"
        modified="2026-11-21"
        parents={[]}
      />
      <h1 className="font-display text-title font-semibold text-night">Contact Us</h1>
      <p className="mt-3 max-w-[65ch] text-subtitle text-ink/80">
        The first consultation is free. Write to us, and we'll get back to you within 24 hours.
      </p>
      <ContactPanel submission={actionData} />
    </div>
  )
}
