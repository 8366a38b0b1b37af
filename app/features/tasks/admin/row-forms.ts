import { useState } from 'react'
import type { RowForm } from './lead-row.tsx'

/** A row that can have an open form: a lead or a task. */
interface Row {
  id: string
}

interface OpenForm {
  /** A row can be in several groups. */
  group: string
  row: Row
  form: RowForm
}

export type RowForms = ReturnType<typeof useRowForms>

/** The one open form of a screen with rows. */
export function useRowForms() {
  const [openForm, setOpenForm] = useState<OpenForm>()
  const isOpenIn = (group: string, { id }: Row) =>
    openForm?.group === group && openForm.row.id === id

  return {
    /** Keeps a row with an open form in its group until the form is closed. */
    withOpen<Each extends Row>(group: string, rows: Each[]): Each[] {
      if (openForm?.group !== group || rows.some((row) => isOpenIn(group, row))) return rows
      return [openForm.row as Each, ...rows]
    },
    formOf: (group: string, row: Row) => ({
      form: isOpenIn(group, row) ? openForm?.form : undefined,
      onOpen: (form: RowForm | undefined) => setOpenForm(form && { group, row, form }),
    }),
  }
}
