import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The map of all pages. */
export default [
  layout('site/layout.tsx', [
    index('site/home-page.tsx'),
    route('compare', 'features/guides/site/compare-page.tsx'),
    route('search', 'features/search/site/search-page.tsx'),
    route('about', 'features/about/site/about-page.tsx'),
    route('destinations', 'site/destinations-page.tsx'),
    route('services', 'features/services/site/services-page.tsx'),
    ...prefix('services', [
      service('career-counseling'),
      service('university-selection'),
      service('application-assistance'),
      service('visa-processing'),
      service('scholarship-guidance'),
      service('test-preparation'),
    ]),
    route('contact', 'features/contacts/site/contact-page.tsx'),
    route('hero', 'features/hero-slides/site/hero-page.tsx'),
    route('header', 'site/header-page.tsx'),
    route('login', 'features/accounts/site/login-page.tsx'),
    route('setup', 'features/accounts/site/setup-page.tsx'),
    route('password', 'features/accounts/site/password-page.tsx'),
    route('preview/:token', 'site/preview-page.tsx'),
    route('*', 'site/written-page.tsx'),
  ]),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('robots.txt', 'site/robots.ts'),
  route('site.webmanifest', 'site/web-manifest.ts'),
  layout(
    'admin/layout.tsx',
    prefix('admin', [
      route('dashboard', 'features/dashboard/admin/dashboard-page.tsx'),
      route('contacts', 'features/contacts/admin/contacts-page.tsx'),
      route('destinations', 'features/destinations/admin/destinations-page.tsx'),
      route('heroslides', 'features/hero-slides/admin/hero-slides-page.tsx'),
      route('pictures', 'features/media/admin/pictures-page.tsx'),
      route('pages', 'features/documents/admin/pages-page.tsx'),
      route('pages/edit', 'features/documents/admin/editor-page.tsx'),
      route('redirects', 'features/redirects/admin/redirects-page.tsx'),
      route('messages', 'features/chat/admin/inbox/messages-page.tsx'),
      route('ready-answers', 'features/ready-answers/admin/ready-answers-page.tsx'),
      route('facts', 'features/facts/admin/facts-page.tsx'),
      route('people', 'features/accounts/admin/people-page.tsx'),
      route('activity', 'features/activity/admin/activity-page.tsx'),
      route('deleted', 'features/deleted/admin/deleted-page.tsx'),
      route('office', 'admin/office-page.tsx'),
      route('account', 'features/accounts/admin/account-page.tsx'),
    ]),
  ),
] satisfies RouteConfig

/** One page for all services; each has an id of its own, as routes of the same file must. */
function service(name: string) {
  return route(name, 'features/services/site/service-page.tsx', { id: `service/${name}` })
}
