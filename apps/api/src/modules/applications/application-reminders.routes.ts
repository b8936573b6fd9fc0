import {
	changeReminderSettings,
	getApplicationCalendar,
	getReminderSettings,
	readCalendarFeed,
	renewApplicationCalendar,
	stopApplicationCalendar,
	stopReminders,
} from '@app/contract/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { perMinute } from '#http/limit-rates.ts'
import { toRoute } from '#http/to-route.ts'
import type { ApplicationRoutesDeps } from './application-routes-deps.ts'

/** Calendar programs ask a few times an hour; a program that guesses addresses asks more. */
const feedsPerMinute = 60
/** A mail program that stops the messages without opening a page sends a form, which contains nothing more. */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const wrongLink =
	'Part of this link is missing. Open it from the email again, or turn off the emails under Applications.'

/** The routes of the calendar and the e-mails about next steps. */
export const applicationReminderRoutes: FastifyPluginAsyncZod<ApplicationRoutesDeps> = async (
	app,
	{ applications: { calendar, reminders }, canSendMail, savesPerMinute },
) => {
	app.route({ ...toRoute(getApplicationCalendar), handler: ({ userId }) => calendar.get(userId) })

	app.route({
		...toRoute(renewApplicationCalendar),
		config: perMinute(savesPerMinute),
		handler: ({ userId }) => calendar.renew(userId),
	})

	app.route({
		...toRoute(stopApplicationCalendar),
		handler: async ({ userId }, reply) => {
			await calendar.stop(userId)
			return reply.code(204).send()
		},
	})

	app.route({
		...toRoute(getReminderSettings),
		handler: async ({ userId }) => ({ isOn: await reminders.areOn(userId), canSend: canSendMail }),
	})

	app.route({
		...toRoute(changeReminderSettings),
		config: perMinute(savesPerMinute),
		handler: async ({ userId, body }) => {
			await reminders.switch(userId, body.isOn)
			return { isOn: body.isOn, canSend: canSendMail }
		},
	})
}

/** The routes that take a secret instead of a session: the calendar, and the link that stops e-mails. */
export const secretApplicationRoutes: FastifyPluginAsyncZod<ApplicationRoutesDeps> = async (
	app,
	{ applications: { calendar, reminders }, reminderKeys },
) => {
	app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null))

	app.route({
		...toRoute(readCalendarFeed),
		config: perMinute(feedsPerMinute),
		handler: async ({ params }, reply) => {
			const text = await calendar.read(params.secret)
			if (text === null) throw new AppError('calendar_not_found')
			return reply
				.header('content-type', 'text/calendar; charset=utf-8')
				.header('content-disposition', 'attachment; filename="applications.ics"')
				.send(text)
		},
	})

	app.route({
		...toRoute(stopReminders),
		config: perMinute(feedsPerMinute),
		handler: async ({ params: { accountId }, query: { key } }) => {
			if (!reminderKeys.isKey(accountId, key)) throw new AppError('link_expired', wrongLink)
			await reminders.stop(accountId)
			return { isOn: false as const }
		},
	})
}
