import { z } from 'zod'
import { anyone } from './access.ts'
import { endpoint } from './define-endpoint.ts'

const short = z.string().max(200)

/** The events that may be counted, and all their fields: a field that is not listed cannot be sent. */
export const analyticsEventSchema = z.discriminatedUnion('name', [
	z.object({ name: z.literal('page_view'), path: short, title: short }),
	z.object({ name: z.literal('cv_creation_started'), method: short }),
	z.object({ name: z.literal('cv_download'), format: short }),
	z.object({ name: z.literal('sign_up'), method: short }),
	z.object({ name: z.literal('login'), method: short }),
	z.object({ name: z.literal('template_select'), template_name: short }),
	z.object({ name: z.literal('job_click'), job_title: short, company: short }),
	z.object({
		name: z.literal('blog_read'),
		post_title: short,
		/** In seconds. */
		time_spent: z.number().int().min(0).max(86_400),
	}),
	z.object({ name: z.literal('feature_use'), feature_name: short }),
])
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>

/** Whether the operator has set up statistics; without them no event is sent anywhere. */
export const getAnalytics = endpoint({
	method: 'GET',
	path: '/api/analytics/',
	access: anyone,
	summary: 'Whether this site counts visits',
	response: z.object({ isConfigured: z.boolean() }),
})

/** Passes one event on to the statistics service of the operator, without the address of the visitor. */
export const sendAnalyticsEvent = endpoint({
	method: 'POST',
	path: '/api/analytics/events/',
	access: anyone,
	summary: 'Count an event, if the visitor has agreed and the operator has set it up',
	body: z.object({
		/** A random number that a tab makes for itself and forgets when it closes. */
		client: z.string().regex(/^\d{5,12}\.\d{5,12}$/),
		event: analyticsEventSchema,
	}),
})
