import { office } from '#app/features/office/contract.ts'

/** Whose paper it is, at its top. */
export function OfficeOnPaper() {
  return (
    <p className="hidden border-b pb-2 print:block">
      {[office.name, office.address, office.phone, office.email].join(' · ')}
    </p>
  )
}
