import { createServer } from 'vite'
import { pages } from '#app/server/pages.ts'
import { start } from '#app/server/start.ts'

/** The same server with Vite, which reloads changed pages. */
await start(process.env, {
  async pages(app, publicUrl) {
    // Vite uses our own port, because the policy of pages allows no other.
    const server = { middlewareMode: true, ws: { server: app.server } } as const
    const vite = await createServer({ server, appType: 'custom' })
    app.addHook('onClose', () => vite.close())
    app.addHook('onRequest', (request, reply, done) => {
      if (/^\/(api|media|healthz|readyz|metrics)\b/.test(request.url)) return done()
      vite.middlewares(request.raw, reply.raw, () => done())
    })
    await app.register(pages, {
      publicUrl,
      isCached: false,
      loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
    })
  },
})
