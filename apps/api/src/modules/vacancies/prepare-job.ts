import { createHash } from 'node:crypto'
import type { JobPassage, Salary } from '@app/contract'
import type { job } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { stripUnstorableText } from '#services/strip-unstorable-characters.ts'
import type { FeedJob } from './feeds/feed.ts'
import { indexVacancy } from './index-vacancy.ts'
import { oneLine, parseAdvertHtml } from './parse-advert-html.ts'

type JobRow = typeof job.$inferInsert

/** Everything of a job but who it is from and when it was seen. */
export type PreparedJob = {
	row: Omit<JobRow, 'id' | 'firstSeenAt' | 'titleWords' | 'words'>
	passages: JobPassage[]
}

const longestName = 300
const longestUrl = 2000

/** Makes a trustworthy row from a source's job; returns `null` when address or title is missing. */
export function prepareJob(told: FeedJob, seenAt: Date): PreparedJob | null {
	const url = safeUrl(told.url)
	const title = name(told.title)
	if (url === null || title === '') return null
	const [company, place] = [name(told.company), name(told.place)]
	const passages = parseAdvertHtml(told.html)
	const posted = told.postedAt !== null && told.postedAt <= seenAt ? told.postedAt : null
	const own = { title, company, place, isRemote: told.isRemote, types: told.types }
	return {
		passages,
		row: {
			...own,
			...payColumns(told.salary),
			url,
			isExcerpt: told.isExcerpt,
			postedAt: posted ?? seenAt,
			isPostedDateKnown: posted !== null,
			closesAt: told.closesAt,
			...buildKeys({ company, title, place, url }),
			contentHash: hashValues([own, told.salary, told.closesAt, url, passages]),
		},
	}
}

type OwnJob = Omit<FeedJob, 'externalId' | 'html'>

/** The same of a job in a person's own words, which may have no address; throws where it has no title. */
export function prepareOwnJob(
	told: OwnJob,
	{ passages, seenAt }: { passages: JobPassage[]; seenAt: Date },
): PreparedJob {
	// A job needs an address to be prepared.
	const url = told.url === '' ? 'https://localhost/' : told.url
	const prepared = prepareJob({ ...told, externalId: '', html: '', url }, seenAt)
	if (prepared === null) throw new AppError('bad_request')
	return { row: { ...prepared.row, url: told.url }, passages }
}

/** The vectors of a prepared job; made late, because it takes the most time. */
export function wordsOfPrepared({ row, passages }: PreparedJob) {
	return indexVacancy({ ...row, passages })
}

/** Pay as columns. */
function payColumns(salary: Salary | null) {
	return {
		payMin: salary?.min ?? null,
		payMax: salary?.max ?? null,
		payCurrency: salary?.currency ?? null,
		payPeriod: salary?.period ?? null,
		poundsAYear: salary === null ? null : poundsAYear(salary),
	}
}

// A working year of 52 weeks of 37.5 hours in 5 days.
const timesAYear = { hour: 1950, day: 260, week: 52, month: 12, year: 1 }
const mostPounds = 2_000_000_000

function poundsAYear({ min, max, currency, period }: Salary): number | null {
	if (currency !== 'GBP') return null
	return Math.min(mostPounds, Math.round((max ?? min ?? 0) * timesAYear[period]))
}

function name(text: string): string {
	return oneLine(stripUnstorableText(text)).slice(0, longestName).toWellFormed()
}

/** An address that a browser may be led to, or `null`. */
function safeUrl(address: string): string | null {
	const url = URL.parse(address.trim())
	if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return null
	return url.href.length > longestUrl ? null : url.href
}

type Named = { company: string; title: string; place: string; url: string }

/** Builds the keys by which a job is recognised at another source; without employer or place only by its address. */
function buildKeys({ company, title, place, url }: Named) {
	const urlKey = hashValues([urlWithoutVisitors(url)])
	const isTold = company !== '' && place !== ''
	return { urlKey, sameKey: isTold ? hashValues([company, title, place].map(plain)) : urlKey }
}

/** Employer, title and place are compared without case, accents and signs. */
function plain(text: string): string {
	const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
	return letters.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()
}

const visitorParameter = /^(?:utm_|gh_src|gclid|fbclid|mc_|source$|src$|trk)/i

function urlWithoutVisitors(address: string): string {
	const url = new URL(address)
	const kept = [...url.searchParams].filter(([key]) => !visitorParameter.test(key)).sort()
	const query = new URLSearchParams(kept).toString()
	// Some careers pages tell their jobs apart by nothing else.
	const hash = url.hash.startsWith('#utm') ? '' : url.hash
	return `${url.host}${url.pathname.replace(/(?<!\/)\/+$/, '')}?${query}${hash}`.toLowerCase()
}

/** A short print of values. */
function hashValues(values: unknown): string {
	return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)
}
