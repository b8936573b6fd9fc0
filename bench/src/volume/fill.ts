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
const cvsAtOnce = 1000
/** Documents that the versions are drawn from. */
const documents = 300

/** Writes so many accounts with a confirmed address. */
export async function fillAccounts(orm: Orm, accounts: number): Promise<void> {
	await orm.execute(sql`
		insert into account (id, email, email_key, email_verified_at)
		select md5('person ' || n)::uuid, 'person-' || n || '@example.com', 'person-' || n || '@example.com', now()
		from generate_series(1, ${accounts}) as n`)
}

type Wish = {
	accounts: number
	versions: number
	versionsOfCv: number
	/** No further CVs are begun after this moment. */
	untilMs: number
}

/**
 * Writes CVs of two pages with autosaves, five CVs for each account. One of fifty CVs is written on now: of its versions,
 * two of five are ten minutes apart, on one evening of the last two days. All others are six weeks apart, and end up to
 * two years ago, as they are after they were thinned. The database copies documents that it has compressed already, and
 * builds the indexes at the end.
 */
export async function fillVersions(orm: Orm, wish: Wish): Promise<void> {
	await fillDocuments(orm)
	const vacuum = (isOn: boolean) =>
		orm.execute(sql.raw(`alter table cv_version set (autovacuum_enabled = ${isOn})`))
	await vacuum(false)
	const buildIndexes = await dropIndexes(orm)
	const cvs = Math.ceil(wish.versions / wish.versionsOfCv)
	let done = 0
	const writeOn = async () => {
		while (done < cvs && Date.now() < wish.untilMs) {
			const first = done
			done = Math.min(cvs, done + cvsAtOnce)
			await writeCvs(orm, wish, { first, last: done - 1 })
		}
	}
	await Promise.all(Array.from({ length: availableParallelism() }, writeOn))
	await buildIndexes()
	await orm.execute(sql`drop table filling`)
	await vacuum(true)
	// Scanning the documents would take longer than all else.
	await orm.execute(sql`vacuum (analyze, process_toast off) cv_version`)
}

async function fillDocuments(orm: Orm): Promise<void> {
	const all = Array.from({ length: documents }, (_, n) => twoPageCv(`Version ${n}`))
	await orm.execute(sql`create unlogged table filling (place int primary key, document jsonb)`)
	// In the row itself, which is quicker to copy.
	await orm.execute(sql`alter table filling alter document set storage main`)
	await orm.execute(sql`
		insert into filling select place - 1, document
		from jsonb_array_elements(${JSON.stringify(all)}::jsonb) with ordinality as given (document, place)`)
}

type Index = { name: string; build: string; isConstraint: boolean }

/** Drops the indexes of versions but the primary key, and returns a function that builds them again. */
async function dropIndexes(orm: Orm): Promise<() => Promise<void>> {
	const found = await orm.execute(sql`
		select conname as name, true as "isConstraint",
			format('alter table cv_version add constraint %I %s', conname, pg_get_constraintdef(oid)) as build
		from pg_constraint where conrelid = 'cv_version'::regclass and contype = 'u'
		union all
		select indexrelid::regclass::text, false, pg_get_indexdef(indexrelid)
		from pg_index where indrelid = 'cv_version'::regclass and not indisunique`)
	const { rows } = found as unknown as { rows: Index[] }
	for (const { name, isConstraint } of rows) {
		const named = sql.identifier(name)
		await orm.execute(
			isConstraint
				? sql`alter table cv_version drop constraint ${named}`
				: sql`drop index ${named}`,
		)
	}
	return async () => {
		for (const { build } of rows) {
			await orm.transaction(async (tx) => {
				await tx.execute(sql`set local statement_timeout = 0`)
				await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
				await tx.execute(sql.raw(build))
			})
		}
	}
}

type Range = { first: number; last: number }

/** Writes CVs with their versions. Ids grow with time, as those of the product do. */
async function writeCvs(orm: Orm, wish: Wish, { first, last }: Range): Promise<void> {
	const { accounts, versionsOfCv } = wish
	const design = JSON.stringify(defaultDesign())
	const older = Math.floor(versionsOfCv * 0.6)
	const places = sql`generate_series(${first}::int, ${last}::int) as places (place)`
	const cvId = sql`md5('cv ' || places.place)::uuid`
	await orm.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		// What refers to another row is right by construction.
		await tx.execute(sql`set local session_replication_role = replica`)
		await tx.execute(sql`
			insert into cv (id, owner_id, title, document, design, created_at, updated_at)
			select ${cvId}, md5('person ' || 1 + places.place % ${accounts}::int)::uuid, 'A CV', filling.document, ${design}::jsonb,
				now() - interval '2 years', now()
			from ${places} join filling on filling.place = places.place % ${documents}::int`)
		await tx.execute(sql`
			insert into cv_version (id, cv_id, number, reason, revision, title, document, design, created_at)
			select overlay(gen_random_uuid()::text placing lpad(to_hex(places.place * ${versionsOfCv}::int + n), 8, '0') from 1 for 8)::uuid,
				${cvId}, n, 'autosave', n, 'A CV', filling.document, ${design}::jsonb,
				case when places.place % 50 = 0 and n > ${older}::int
					then now() - places.place * 7 % 48 * interval '1 hour' - (${versionsOfCv}::int - n) * interval '10 minutes'
					else now() - places.place % 700 * interval '1 day' - (${versionsOfCv}::int - n) * interval '6 weeks'
				end
			from generate_series(1, ${versionsOfCv}::int) as n cross join ${places}
				join filling on filling.place = (places.place + n) % ${documents}::int`)
	})
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
