import type { Register } from 'react-router'

/** A page of app/routes.ts. */
export type Page = keyof Register['pages']

/** Returns the address of a page; only pages of app/routes.ts compile. */
export const to = (page: Page): string => page
