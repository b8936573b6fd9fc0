import { z } from 'zod'
import type { Feed } from './feed.ts'
import { parseEntries } from './parse-entries.ts'
import { findJobTypes, parseDate, saysRemote } from './parse-job-fields.ts'
import { findPayPeriod, toSalary } from './read-pay.ts'

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
		const read = parseEntries(entries, entrySchema, (entry) => {
			const { location, commitment } = entry.categories ?? {}
			const pay = entry.salaryRange
			return {
				externalId: entry.id,
				title: entry.text,
				company: lever.nameOf(source),
				place: location ?? '',
				isRemote: entry.workplaceType === 'remote' || saysRemote(location ?? ''),
				types: findJobTypes(commitment),
				salary: pay
					? toSalary({ ...pay, currency: pay.currency, period: findPayPeriod(pay.interval) })
					: null,
				html: joinHtml(entry),
				isExcerpt: false,
				url: entry.hostedUrl,
				postedAt: parseDate(entry.createdAt),
				closesAt: null,
			}
		})
		return { ...read, next: null }
	},
}

function joinHtml({ description, lists, additional }: z.infer<typeof entrySchema>): string {
	const parts = (lists ?? []).map(
		({ text, content }) => `<h3>${text ?? ''}</h3><ul>${content ?? ''}</ul>`,
	)
	return [description ?? '', ...parts, additional ?? ''].join('\n')
}
