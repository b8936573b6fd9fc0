import type { CvVersionSummary } from '@app/contract'

export type VersionDay = { title: string; versions: CvVersionSummary[] }

/** Versions under the day on which they were made, in the person's own time; the order stays. */
export function groupByDay(versions: CvVersionSummary[], now: Date = new Date()): VersionDay[] {
	const days: VersionDay[] = []
	for (const version of versions) {
		const title = titleOfDay(new Date(version.createdAt), now)
		const last = days.at(-1)
		if (last?.title === title) last.versions.push(version)
		else days.push({ title, versions: [version] })
	}
	return days
}

function titleOfDay(moment: Date, now: Date): string {
	const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
	if (moment.toDateString() === now.toDateString()) return 'Today'
	if (moment.toDateString() === yesterday.toDateString()) return 'Yesterday'
	const isThisYear = moment.getFullYear() === now.getFullYear()
	const written = moment.toLocaleDateString('en-GB', {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		...(isThisYear ? {} : { year: 'numeric' }),
	})
	// With a year the language data puts a comma, which the days of this year have not.
	return written.replace(',', '')
}
