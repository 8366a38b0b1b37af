import type { Register } from 'react-router'

/** A page of ours, as the map of pages (app/routes.ts) has it. */
export type Page = keyof Register['pages']

/** The address of a page: what the map of pages does not have cannot be linked to. */
export const to = (page: Page): string => page
