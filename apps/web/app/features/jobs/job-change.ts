import { type Job, type JobChange, type JobPassage, jobTypeSchema } from '@app/contract'
import type { TypedJob } from './job-fields.tsx'

/** A job as it stands in the form: `type` is `''` where the advert names none, `closes` a day such as `2026-12-24` or `''`. */
export type EditedJob = TypedJob & { type: string; closes: string }

/** What the form shows of a job at first. */
export function toEdited({ title, company, place, url, text, types, closesAt }: Job): EditedJob {
	const [type = ''] = types
	// Days are told without a place, so that all of them are those of UTC.
	return {
		title,
		company,
		place,
		url,
		text: toLines(text),
		type,
		closes: closesAt?.slice(0, 10) ?? '',
	}
}

/** What differs between the form and the job that it began with; the rest stays as it is. */
export function toChange(before: EditedJob, after: EditedJob): JobChange {
	const { type, closes, ...texts } = after
	const changed = Object.entries(texts).filter(
		([name, text]) => text !== before[name as keyof EditedJob],
	)
	const known = jobTypeSchema.safeParse(type)
	return {
		...Object.fromEntries(changed),
		...(type === before.type ? {} : { types: known.success ? [known.data] : [] }),
		...(closes === before.closes
			? {}
			: { closesAt: closes === '' ? null : `${closes}T23:59:59.000Z` }),
	}
}

function toLines(passages: readonly JobPassage[]): string {
	return passages
		.map(({ kind, text }, at) => {
			if (kind === 'item') return `• ${text}`
			return at > 0 && kind === 'heading' ? `\n${text}` : text
		})
		.join('\n')
}
