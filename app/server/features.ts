import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import ownAccountRoutes from '#app/features/accounts/server/own-account-routes.ts'
import passwordRoutes from '#app/features/accounts/server/password-routes.ts'
import peopleRoutes from '#app/features/accounts/server/people-routes.ts'
import accountRoutes from '#app/features/accounts/server/routes.ts'
import setupRoutes from '#app/features/accounts/server/setup-routes.ts'
import activityRoutes from '#app/features/activity/server/routes.ts'
import conversationRoutes from '#app/features/chat/server/conversation-routes.ts'
import messageRoutes from '#app/features/chat/server/message-routes.ts'
import streamRoutes from '#app/features/chat/server/stream-routes.ts'
import visitorRoutes from '#app/features/chat/server/visitor-routes.ts'
import contactRoutes from '#app/features/contacts/server/routes.ts'
import contentChangeRoutes from '#app/features/content-changes/server/routes.ts'
import dashboardRoutes from '#app/features/dashboard/server/routes.ts'
import destinationRoutes from '#app/features/destinations/server/routes.ts'
import heroSlideRoutes from '#app/features/hero-slides/server/routes.ts'
import mediaRoutes from '#app/features/media/server/routes.ts'
import readyAnswerRoutes from '#app/features/ready-answers/server/routes.ts'
import serviceRoutes from '#app/features/services/server/routes.ts'

/** All that the API consists of. */
export const features: FastifyPluginAsyncTypebox[] = [
  accountRoutes,
  setupRoutes,
  passwordRoutes,
  ownAccountRoutes,
  peopleRoutes,
  contactRoutes,
  destinationRoutes,
  heroSlideRoutes,
  serviceRoutes,
  contentChangeRoutes,
  mediaRoutes,
  messageRoutes,
  conversationRoutes,
  streamRoutes,
  visitorRoutes,
  readyAnswerRoutes,
  dashboardRoutes,
  activityRoutes,
]
