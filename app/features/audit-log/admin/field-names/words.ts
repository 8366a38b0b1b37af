import { capitalize } from '#app/platform/admin/ordered/ordered.ts'

/** Returns the name of a changed field for the office: "Full name" for full_name. */
export const nameField = (field: string) => capitalize(field.replaceAll('_', ' '))
