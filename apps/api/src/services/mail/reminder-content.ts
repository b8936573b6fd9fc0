import type { Email } from './email.ts'
import type { EmailContent } from './email-content-type.ts'

// A list of messages shows no more of a subject.
const longestStep = 40

/** Writes the content of a message about a next step; `key` stops these messages without signing in. */
export function reminderContent(
	letter: Extract<Email, { kind: 'step_reminder' }>,
	key: string,
): EmailContent {
	const { accountId, applicationId, what, title, company, on, time } = letter
	const job = company === '' ? title : `${title}, ${company}`
	const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
		new Date(`${on}T00:00:00Z`),
	)
	const stopKey = encodeURIComponent(key)
	return {
		subject: `Next step: ${what.length > longestStep ? `${what.slice(0, longestStep - 1).trim()}…` : what}`,
		preview: `${day}, ${job}`,
		heading: 'Your next step',
		marked: 'next step',
		paragraphs: [
			what,
			`${time === null ? day : `${day}, at ${time}`}. It’s for your application: ${job}.`,
		],
		button: { label: 'Open the application', path: `/applications?open=${applicationId}` },
		note: 'You get this because you asked for a reminder. The time is in the time zone you were in when you added the step.',
		stop: {
			label: 'Stop emails about next steps',
			path: `/applications/stop-reminders?account=${accountId}&key=${stopKey}`,
			callPath: `/api/application-reminders/${accountId}/stop/?key=${stopKey}`,
		},
	}
}
