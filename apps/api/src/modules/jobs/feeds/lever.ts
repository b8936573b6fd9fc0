import { z } from 'zod'
import { entriesOf } from './entries-of.ts'
import type { Feed } from './feed.ts'
import { periodIn, salaryOf } from './read-pay.ts'
import { dateIn, saysRemote, typesIn } from './read-words.ts'

const entrySchema = z.object({
	id: z.string(),
	text: z.string(),
	hostedUrl: z.string(),
	createdAt: z.number().nullish(),
	categories: z
		.object({ commitment: z.string().nullish(), location: z.string().nullish() })
		.nullish(),
	workplaceType: z.string().nullish(),
	description: z.string().nullish(),
	lists: z.array(z.object({ text: z.string().nullish(), content: z.string().nullish() })).nullish(),
	additional: z.string().nullish(),
	salaryRange: z
		.object({
			min: z.number().nullish(),
			max: z.number().nullish(),
			currency: z.string().nullish(),
			interval: z.string().nullish(),
		})
		.nullish(),
})

/** A company's board at Lever. */
export const lever: Feed<'lever'> = {
	nameOf: ({ board, name }) => name ?? board,
	everyHours: 2,
	isComplete: true,
	first: ({ board, isEu, url }) => ({
		url: url ?? `https://api.${isEu ? 'eu.' : ''}lever.co/v0/postings/${board}?mode=json`,
	}),
	read(body, source) {
		const entries = z.array(z.unknown()).parse(JSON.parse(body))
		const read = entriesOf(entries, entrySchema, (entry) => {
			const { location, commitment } = entry.categories ?? {}
			const pay = entry.salaryRange
			return {
				externalId: entry.id,
				title: entry.text,
				company: lever.nameOf(source),
				place: location ?? '',
				isRemote: entry.workplaceType === 'remote' || saysRemote(location ?? ''),
				types: typesIn(commitment),
				salary: pay
					? salaryOf({ ...pay, currency: pay.currency, period: periodIn(pay.interval) })
					: null,
				html: htmlOf(entry),
				isExcerpt: false,
				url: entry.hostedUrl,
				postedAt: dateIn(entry.createdAt),
				closesAt: null,
			}
		})
		return { ...read, next: null }
	},
}

function htmlOf({ description, lists, additional }: z.infer<typeof entrySchema>): string {
	const parts = (lists ?? []).map(
		({ text, content }) => `<h3>${text ?? ''}</h3><ul>${content ?? ''}</ul>`,
	)
	return [description ?? '', ...parts, additional ?? ''].join('\n')
}
