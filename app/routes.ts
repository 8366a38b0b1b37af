import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** One page draws them all; the guide's `path` in its content is the same. */
const guides = ['australia', 'canada', 'uk', 'usa', 'newzealand', 'japan', 'malta', 'south-korea']

/** The map of all pages. */
export default [
  layout('site/layout.tsx', [
    index('site/home-page.tsx'),
    ...guides.map((path) => route(path, 'features/guides/site/guide-page.tsx', { id: path })),
    route('contact', 'features/contacts/site/contact-page.tsx'),
    route('login', 'features/accounts/site/login-page.tsx'),
    route('setup', 'features/accounts/site/setup-page.tsx'),
    route('*', 'site/not-found-page.tsx'),
  ]),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('robots.txt', 'site/robots.ts'),
  layout(
    'admin/layout.tsx',
    prefix('admin', [
      route('dashboard', 'features/dashboard/admin/dashboard-page.tsx'),
      route('contacts', 'features/contacts/admin/contacts-page.tsx'),
      route('messages', 'features/chat/admin/messages-page.tsx'),
    ]),
  ),
] satisfies RouteConfig
