import { createServer } from 'vite'
import { pages } from '#app/server/pages.ts'
import { start } from '#app/server/start.ts'

/** Starts the server with Vite, which reloads changed pages. */
await start(process.env, {
  async pages(app, publicUrl) {
    // Vite's WebSocket uses the port of the server, because the content security policy of pages
    // allows no other port.
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
