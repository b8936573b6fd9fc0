import type { Email } from './email.ts'
import type { EmailContent } from './email-content-type.ts'

// A list of messages shows no more of a subject.
const longestName = 36

/** Writes the content of a message about new jobs of a kept search; `key` stops these messages without signing in. */
export function jobAlertContent(
	{ name, wish, count, jobs, searchId }: Extract<Email, { kind: 'job_alert' }>,
	key: string,
): EmailContent {
	const amount = count === 1 ? 'One new job' : `${count} new jobs`
	const shortName = name.length > longestName ? `${name.slice(0, longestName - 1).trim()}…` : name
	const asked = new URLSearchParams(
		Object.entries(wish)
			.filter(([, value]) => value !== '' && value !== 0 && value !== 'any')
			.map(([field, value]) => [field, String(value)]),
	)
	const stopWith = `${searchId}/stop/?key=${encodeURIComponent(key)}`
	return {
		subject: `${amount} for “${shortName}”`,
		preview: jobs.map(({ title }) => title).join(', '),
		heading: `${amount} for “${name}”`,
		marked: amount,
		paragraphs: [
			count === 1
				? 'We’ve found this since our last email about this search.'
				: 'We’ve found these since our last email about this search, newest first.',
		],
		list: jobs.map(({ id, title, company, place }) => ({
			label: title,
			path: `/jobs?job=${id}`,
			note: [company, place].filter(Boolean).join(' · '),
		})),
		button: { label: 'See all jobs for this search', path: `/jobs?${asked}` },
		note: 'You get this because you asked for emails about this search. You can change how often on the jobs page.',
		stop: {
			label: 'Stop emails about this search',
			path: `/jobs/stop-alert?search=${searchId}&key=${encodeURIComponent(key)}`,
			callPath: `/api/job-alerts/${stopWith}`,
		},
	}
}
