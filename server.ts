import { start } from '#app/server/start.ts'

process.env.NODE_ENV ??= 'production'
await start(process.env)
