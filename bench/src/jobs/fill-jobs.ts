import { allConcepts } from '@app/language'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../../apps/api/src/db/database.ts'
import { jobSource } from '../../../apps/api/src/db/schema.ts'
import type { FeedJob } from '../../../apps/api/src/modules/vacancies/feeds/feed.ts'
import { ingestJobs } from '../../../apps/api/src/modules/vacancies/ingest-feed.ts'
import { type Random, randomFrom } from '../merge/random.ts'

const writtenJobs = 2_000
const copiesOfEach = 49
const dayMs = 86_400_000
const sourceId = 'bench:generated'

/** Towns that generated jobs are in; the first are the most frequent. */
export const towns = [
	'London',
	'Manchester',
	'Birmingham',
	'Leeds',
	'Glasgow',
	'Bristol',
	'Liverpool',
	'Sheffield',
	'Edinburgh',
	'Cardiff',
	'Belfast',
	'Leicester',
	'Nottingham',
	'Hull',
	'Plymouth',
	'Stoke-on-Trent',
	'Derby',
	'Swansea',
	'Aberdeen',
	'Norwich',
	'Exeter',
	'York',
	'Whitby',
	'Penzance',
]

const plainWords =
	`we are looking for somebody who likes to work with people and is reliable in a friendly team that helps each
	other every day our company offers good training paid holidays and a pension you will report to the manager
	and support colleagues across the site`.split(/\s+/)

/** Fills an empty database with 100,000 jobs, the same at every run: 2,000 written as sources tell them, each with 49 variants. */
export async function fillJobs(orm: Orm, at: number): Promise<number> {
	const random = randomFrom(11)
	await orm.insert(jobSource).values({ id: sourceId, name: 'Generated', nextAt: new Date(at) })
	for (let start = 0; start < writtenJobs; start += 200) {
		const told = Array.from({ length: 200 }, (_, index) => writeJob(random, start + index, at))
		await ingestJobs(orm, { sourceId, seenAt: new Date(at) }, told)
	}
	for (let copy = 1; copy <= copiesOfEach; copy += 1) await addCopies(orm, copy)
	await orm.execute(sql`vacuum (analyze) job`)
	const counted = await orm.execute(sql`select count(*)::int as count from job`)
	const [row] = (counted as unknown as { rows: { count: number }[] }).rows
	return row?.count ?? 0
}

/** The subjects of generated titles; the first are the most frequent. */
export const titles = allConcepts()
	.filter(({ kind }) => kind === 'duty' || kind === 'tool' || kind === 'method')
	.map(({ label }) => label)

function writeJob(random: Random, number: number, at: number): FeedJob {
	const subject = titles[frequent(random, titles.length)] ?? ''
	const role =
		random.one(['Assistant', 'Manager', 'Engineer', 'Officer', 'Apprentice', 'Lead']) ?? ''
	const paragraphs = Array.from({ length: 6 }, () => `<p>${paragraph(random)}</p>`)
	const named = Array.from(
		{ length: 12 },
		() => `<li>${titles[frequent(random, titles.length)]}</li>`,
	)
	const pay = 20_000 + random.below(60) * 1000
	return {
		externalId: String(number),
		title: `${subject} ${role}`,
		company: `Employer ${number}`,
		place: towns[frequent(random, towns.length)] ?? '',
		isRemote: random.below(8) === 0,
		types: [random.below(3) === 0 ? 'part_time' : 'full_time'],
		salary: { min: pay, max: pay + 4000, currency: 'GBP', period: 'year' },
		html: `${paragraphs.join('')}<ul>${named.join('')}</ul>`,
		isExcerpt: false,
		url: `https://example.com/${number}`,
		closesAt: null,
		postedAt: new Date(at - random.below(60 * 24) * (dayMs / 24)),
	}
}

function paragraph(random: Random): string {
	return Array.from({ length: 45 }, () => random.one(plainWords)).join(' ')
}

/** A place in a list where the first are much more frequent than the last, as words in adverts are. */
function frequent(random: Random, end: number): number {
	return Math.floor(random.next() ** 3 * end)
}

/** The same jobs at other employers, at other times; the place follows from the number of the copy. */
async function addCopies(orm: Orm, copy: number): Promise<void> {
	const town = towns[copy % towns.length] ?? ''
	const marks = [...town.toLowerCase().matchAll(/[a-z]+/g)].map(([word]) => `p:${word}`)
	const list = `{${marks.join(',')}}`
	await orm.execute(sql`
		insert into job (id, source_id, title, company, place, is_remote, types, pay_min, pay_max, pay_currency, pay_period,
			pounds_a_year, url, is_excerpt, posted_at, is_posted_date_known, first_seen_at, same_key, url_key, content_hash,
			title_words, words)
		select overlay(overlay(md5(same_key || ${copy}::text) placing '7' from 13) placing '8' from 17)::uuid, source_id, title, company || ' ' || ${copy}::text, ${town}, is_remote, types,
			pay_min, pay_max, pay_currency, pay_period, pounds_a_year + ${copy * 100}, url || '/' || ${copy}::text, is_excerpt,
			posted_at - ${copy} * interval '17 minutes', is_posted_date_known, first_seen_at, same_key || ${copy}::text,
			url_key || ${copy}::text, content_hash, title_words || array_to_tsvector(${list}::text[]),
			words || array_to_tsvector(${list}::text[])
		from job where url not like 'https://example.com/%/%'`)
}
