import { z } from 'zod'
import type { FeedJob } from './feeds/feed.ts'
import { findJobTypes, parseDate, parseLastMoment } from './feeds/parse-job-fields.ts'
import { findPayPeriod, toSalary } from './feeds/read-pay.ts'
import { oneLine } from './parse-advert-html.ts'

const text = z.string().catch('')
const many = <S extends z.ZodType>(schema: S) =>
	z.union([z.array(schema), schema.transform((one) => [one])]).catch([])
const amount = z.coerce.number().positive().nullable().catch(null)

const placeSchema = z.object({
	address: z
		.union([
			z.string(),
			z.object({
				addressLocality: text,
				addressRegion: text,
				addressCountry: z.union([z.string(), z.object({ name: text })]).catch(''),
			}),
		])
		.catch(''),
})
const paySchema = z.object({
	currency: text,
	value: z.union([
		z.object({ minValue: amount, maxValue: amount, value: amount, unitText: text }),
		amount.transform((value) => ({ minValue: null, maxValue: null, value, unitText: '' })),
	]),
	unitText: text,
})
const postingSchema = z.object({
	title: z.string().min(1),
	description: text,
	hiringOrganization: z.union([z.string(), z.object({ name: text })]).catch(''),
	jobLocation: many(placeSchema),
	jobLocationType: many(z.string()),
	employmentType: many(z.string()),
	baseSalary: paySchema.nullable().catch(null),
	datePosted: text,
	validThrough: text,
})

/** A job as schema.org describes it. */
export type Posting = z.infer<typeof postingSchema>

const mostNodes = 2000

/** The first `JobPosting` in blocks of JSON-LD, alone, in a list or in a graph; `null` when there is none. */
export function findPosting(blocks: readonly unknown[]): Posting | null {
	const waiting = [...blocks]
	for (let seen = 0; waiting.length > 0 && seen < mostNodes; seen += 1) {
		const node = waiting.shift()
		const posting = isPosting(node) ? postingSchema.safeParse(node) : null
		if (posting?.success) return posting.data
		waiting.push(...listNodes(node))
	}
	return null
}

function isPosting(node: unknown): boolean {
	const type = isObject(node) && '@type' in node ? node['@type'] : null
	return Array.isArray(type) ? type.includes('JobPosting') : type === 'JobPosting'
}

function listNodes(node: unknown): unknown[] {
	if (Array.isArray(node)) return node.slice(0, mostNodes)
	if (!isObject(node)) return []
	return Object.entries(node)
		.filter(([name]) => name === '@graph' || name === 'mainEntity')
		.map(([, part]) => part)
}

const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null

/** Returns a posting in the form that the jobs of sources have. */
export function toFeedJob(posting: Posting, url: string): FeedJob {
	const { title, description, hiringOrganization: by } = posting
	return {
		externalId: url,
		title,
		company: typeof by === 'string' ? by : by.name,
		place: oneLine(posting.jobLocation.map(formatPlace).filter(Boolean).join(' · ')),
		isRemote: posting.jobLocationType.includes('TELECOMMUTE'),
		types: findJobTypes(...posting.employmentType),
		salary: readPay(posting),
		html: description,
		isExcerpt: false,
		url,
		postedAt: parseDate(posting.datePosted),
		closesAt: parseLastMoment(posting.validThrough),
	}
}

function formatPlace({ address }: z.infer<typeof placeSchema>): string {
	if (typeof address === 'string') return address
	const { addressLocality, addressRegion, addressCountry } = address
	const country = typeof addressCountry === 'string' ? addressCountry : addressCountry.name
	return [...new Set([addressLocality, addressRegion, country])].filter(Boolean).join(', ')
}

function readPay({ baseSalary }: Posting) {
	if (baseSalary === null) return null
	const { currency, value, unitText } = baseSalary
	const { minValue, maxValue, value: exact } = value
	const period = findPayPeriod(value.unitText || unitText)
	return toSalary({ min: minValue ?? exact, max: maxValue ?? exact, currency, period })
}
