import { createServer } from 'vite'
import { pages } from '#app/server/pages.ts'
import { start } from '#app/server/start.ts'
import { defaultLanguage } from './app/contract/languages.ts'
import { siteLanguages } from './app/platform/server/site-languages.ts'

/** Starts the server with Vite, which reloads changed pages. */
await start(process.env, {
  async pages(app, publicUrl) {
    // Vite's WebSocket uses the port of the server, because the content security policy of pages
    // allows no other port.
    const server = { middlewareMode: true, ws: { server: app.server } } as const
    /** Each language has its own Vite, whose files are below the prefix of the language. */
    async function serve(language: string) {
      process.env.SITE_LANGUAGE = language
      const base = language === defaultLanguage ? '/' : `/${language}/`
      const vite = await createServer({ server, appType: 'custom', base })
      app.addHook('onClose', () => vite.close())
      return vite
    }
    const english = await serve(defaultLanguage)
    const others = new Map<string, typeof english>()
    for (const language of siteLanguages) others.set(language, await serve(language))
    app.addHook('onRequest', (request, reply, done) => {
      if (/^\/(api|media|healthz|readyz|metrics)\b/.test(request.url)) return done()
      const [, prefix = ''] = request.url.split(/[/?]/)
      const { middlewares } = others.get(prefix) ?? english
      middlewares(request.raw, reply.raw, () => done())
    })
    await app.register(pages, {
      publicUrl,
      isCached: false,
      loadBuild: (language) =>
        (others.get(language) ?? english).ssrLoadModule(
          'virtual:react-router/server-build',
        ) as never,
    })
  },
})
