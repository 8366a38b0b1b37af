import { mainBranch } from '#app/features/office/contract.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'

/** The office's contact details at the top of the printed page. */
export function PrintedOffice() {
  const office = useOffice()

  return (
    <p className="hidden border-b pb-2 print:block">
      {[office.name, mainBranch(office).address, office.phone, office.email].join(' · ')}
    </p>
  )
}
