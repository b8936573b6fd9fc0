import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { defaultDesign } from '@app/cv'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../../apps/api/src/db/database.ts'
import { guestAnalysis } from '../../../apps/api/src/db/schema.ts'
import type { FileStore } from '../../../apps/api/src/services/files/file-store.ts'
import { twoPageCv } from '../two-page-cv.ts'

const dayMs = 86_400_000
/** CVs whose versions are written by one statement. */
const cvsAtOnce = 500

/** Writes so many accounts with a confirmed address. */
export async function fillAccounts(orm: Orm, accounts: number): Promise<void> {
	await orm.execute(sql`
		insert into account (id, email, email_key, email_verified_at)
		select gen_random_uuid(), 'person-' || n || '@example.com', 'person-' || n || '@example.com', now()
		from generate_series(1, ${accounts}) as n`)
}

type Wish = {
	versions: number
	versionsOfCv: number
	/** No further CVs are begun after this moment. */
	untilMs: number
}

/**
 * Writes CVs of two pages with autosaves, five CVs for each account. One of fifty CVs is written on now: of its versions,
 * two of five are ten minutes apart, on one evening of the last two days. All others are six weeks apart, and end up to
 * two years ago, as they are after they were thinned.
 */
export async function fillVersions(orm: Orm, wish: Wish): Promise<void> {
	const document = JSON.stringify(twoPageCv())
	const design = JSON.stringify(defaultDesign())
	const { versionsOfCv, untilMs } = wish
	const cvs = Math.ceil(wish.versions / versionsOfCv)
	const older = Math.floor(versionsOfCv * 0.6)
	let done = 0
	const writeOn = async () => {
		while (done < cvs && Date.now() < untilMs) {
			const [first, many] = [done, Math.min(cvsAtOnce, cvs - done)]
			done += many
			await orm.execute(sql`
				with owner as (select array_agg(id) as ids from account),
				made as (
					insert into cv (id, owner_id, title, document, design, created_at, updated_at)
					select gen_random_uuid(), ids[1 + (${first} + n) % array_length(ids, 1)], 'A CV', ${document}::jsonb,
						${design}::jsonb, now() - interval '2 years', now()
					from owner, generate_series(1, ${many}) as n returning id, document, design
				)
				insert into cv_version (id, cv_id, number, reason, revision, title, document, design, created_at)
				select gen_random_uuid(), made.id, n, 'autosave', n, 'A CV',
					jsonb_set(made.document, '{experience,0,achievements,0}', to_jsonb('Version ' || n)), made.design,
					case when place % 50 = 0 and n > ${older}
						then now() - place * 7 % 48 * interval '1 hour' - (${versionsOfCv} - n) * interval '10 minutes'
						else now() - place % 700 * interval '1 day' - (${versionsOfCv} - n) * interval '6 weeks'
					end
				from (select *, row_number() over () as place from made) as made,
					generate_series(1, ${versionsOfCv}) as n`)
		}
	}
	await Promise.all(Array.from({ length: availableParallelism() }, writeOn))
	await orm.execute(sql`analyze cv_version`)
}

type Uploads = { orm: Orm; files: FileStore; uploads: number; at: Date }

/** Writes guests' uploads with their files; each tenth has expired. */
export async function fillUploads({ orm, files, uploads, at }: Uploads): Promise<void> {
	for (let number = 0; number < uploads; number += 1) {
		const received = await files.receive(Readable.from([Buffer.from(`A CV, ${number}`)]), 1000)
		await received.send()
		await received.keep()
		const expiresAt = new Date(at.getTime() + (number % 10 === 0 ? -1 : 1) * (dayMs / 2))
		await orm.insert(guestAnalysis).values({
			id: idOf(number),
			message: '',
			status: 'failed',
			fileName: 'cv.txt',
			fileHash: received.hash,
			fileBytes: received.bytes,
			expiresAt,
		})
	}
}

/** Writes saved searches that are due, for the accounts in turn; each asks for one title in one town or anywhere. */
export async function fillSearches(
	orm: Orm,
	{ searches, at }: { searches: number; at: Date },
): Promise<void> {
	const toldUntil = new Date(at.getTime() - 2 * dayMs).toISOString()
	await orm.execute(sql`
		with owner as (select array_agg(id) as ids from account),
		wish as (select array_agg(title) as titles from (select distinct title from job limit 1000) as named)
		insert into job_search (id, owner_id, name, wish, alert, told_until, next_alert_at, created_at)
		select gen_random_uuid(), ids[1 + n % array_length(ids, 1)], 'Search ' || n,
			jsonb_build_object('q', titles[1 + n % array_length(titles, 1)]), 'daily', ${toldUntil}::timestamptz,
			${toldUntil}::timestamptz, ${toldUntil}::timestamptz
		from owner, wish, generate_series(1, ${searches}) as n`)
}

// The same at every run.
function idOf(number: number): string {
	const hex = createHash('sha256').update(String(number)).digest('hex')
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
