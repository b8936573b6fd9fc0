import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { defaultDesign, emptyCv, setField } from '@app/cv'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Database } from '#db/database.ts'
import * as schema from '#db/schema.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { checkFileStore } from '#services/files/store-id.ts'
import { analysisQueue, mailQueue } from '#services/queues.ts'
import { insertAccount } from './insert-account.ts'

/** Text that something on the way might spoil: quotes, backslashes, line ends of all kinds, emoji, right-to-left. */
const hardText =
	'O\'Neill "the" \\N \\x41 $1 {a} %s; -- \t\r\n\u2028\u2029 é e\u0301 שלום 👩‍🍳 \u{10ffff} \u0001 {a,"b"} NULL'

const at = (microseconds: string) => sql`${`2026-06-01 12:34:56.${microseconds}+00`}::timestamptz`

/** Writes rows of every table, waiting jobs, and files; returns the ids that a test may need. */
export async function writeDataOfEveryKind({
	database: { orm },
	boss,
	files,
}: {
	database: Database
	boss: PgBoss
	files: FileStore
}) {
	const ownerId = await insertAccount(orm, {
		email: 'Ada@example.com',
		emailKey: 'ada@example.com',
		firstName: hardText,
		passwordHash: '$argon2id$v=19$x',
		plan: 'premium',
		role: 'admin',
	})
	await insertAccount(orm, { emailVerifiedAt: null, status: 'blocked' })
	await orm.execute(sql`update account set created_at = ${at('123456')} where id = ${ownerId}`)
	const fileHash = await keepFile(files, 'An upload')
	await files.writeMade(fileHash, 'page-1.png', new Uint8Array([0, 255, 10, 13, 137]))
	const cvId = await writeCvs(orm, ownerId)
	await checkFileStore(orm, files)
	await writeAnalyses(orm, { ownerId, cvId, fileHash })
	await writeAroundAccounts(orm, ownerId)
	await writeApplications(orm, ownerId, cvId)
	const mailId = await boss.send(
		mailQueue,
		{ to: 'ada@example.com', words: hardText },
		{ startAfter: 3600 },
	)
	await boss.send(analysisQueue, { id: randomUUID() }, { startAfter: 3600, priority: 7 })
	return { ownerId, cvId, fileHash, mailId: mailId ?? '' }
}

async function keepFile(files: FileStore, content: string): Promise<string> {
	const received = await files.receive(Readable.from([Buffer.from(content)]), 1000)
	await received.send()
	await received.keep()
	return received.hash
}

async function writeCvs(orm: Database['orm'], ownerId: string): Promise<string> {
	const [cvId, binnedId] = [randomUUID(), randomUUID()]
	const document = setField(emptyCv(), 'professionalSummary', hardText)
	const row = { ownerId, title: hardText, document, design: defaultDesign() }
	const times = { createdAt: new Date(1), updatedAt: new Date(2) }
	await orm.insert(schema.cv).values([
		{ id: cvId, ...row, ...times, revision: 2_147_483_647 },
		{ id: binnedId, ...row, ...times, deletedAt: new Date(3) },
	])
	await orm.execute(sql`update cv set updated_at = ${at('000001')} where id = ${cvId}`)
	for (const number of [1, 2, 3]) {
		await orm.insert(schema.cvVersion).values({
			id: randomUUID(),
			cvId,
			number,
			revision: number,
			label: hardText,
			reason: 'ai',
			title: '',
			document,
			design: defaultDesign(),
			createdAt: new Date(number),
		})
	}
	await orm.insert(schema.cvShare).values([
		{
			cvId,
			visibility: 'public',
			publicId: 'secret',
			slug: 'ada',
			grantKey: 'key',
			passwordHash: '$argon2id$x',
			expiresAt: new Date(4),
			hiddenParts: ['phone'],
		},
		{ cvId: binnedId, visibility: 'link', publicId: 'other', grantKey: 'key', hiddenParts: [] },
	])
	await orm.insert(schema.cvShareDay).values({ cvId, day: '2026-02-28', views: 3, downloads: 1 })
	return cvId
}

async function writeAnalyses(
	orm: Database['orm'],
	{ ownerId, cvId, fileHash }: { ownerId: string; cvId: string; fileHash: string },
): Promise<void> {
	// The engine decides the form of numbers and nesting in JSON; the form has to be the same everywhere.
	const results = {
		document: emptyCv(),
		report: { score: 1e21, tiny: 1.5e-7, none: null, deep: [[{}]] },
	}
	const common = { message: hardText, fileName: hardText, fileHash, fileBytes: 9 }
	await orm.insert(schema.guestAnalysis).values([
		{ id: randomUUID(), ...common, expiresAt: new Date(9e15 / 1000) },
		{
			id: randomUUID(),
			...common,
			status: 'completed',
			progress: 100,
			fileFormat: 'txt',
			ownerId,
			cvId,
			claimedAt: new Date(5),
			finishedAt: new Date(6),
			expiresAt: new Date(7),
			boundEmailKey: 'ada@example.com',
		},
	])
	await orm.execute(sql`update guest_analysis set results = ${JSON.stringify(results)}::jsonb
		where owner_id is not null`)
}

async function writeAroundAccounts(orm: Database['orm'], accountId: string): Promise<void> {
	const times = { createdAt: new Date(1), expiresAt: new Date(2) }
	await orm.insert(schema.session).values({
		id: randomUUID(),
		accountId,
		method: 'password',
		device: hardText,
		isRemembered: true,
		currentTokenHash: 'a',
		previousTokenHash: null,
		rotationSalt: 'b',
		lastUsedAt: new Date(3),
		...times,
	})
	await orm
		.insert(schema.identity)
		.values({ provider: 'google', subject: hardText, accountId, email: 'ada@example.com' })
	await orm.insert(schema.oneTimeSecret).values({
		id: randomUUID(),
		purpose: 'change_email',
		secretHash: 'c',
		accountId,
		data: { email: hardText, isSure: true },
		...times,
	})
	await orm
		.insert(schema.securityEvent)
		.values({ id: randomUUID(), accountId: null, kind: 'login_failed', at: new Date(4) })
	await orm.insert(schema.outboxMessage).values({
		id: randomUUID(),
		to: 'ada@example.com',
		subject: hardText,
		text: hardText,
		html: hardText,
		createdAt: new Date(5),
	})
	await orm.insert(schema.contactMessage).values({
		id: randomUUID(),
		name: hardText,
		email: 'ada@example.com',
		topic: 'question',
		message: hardText,
		createdAt: new Date(6),
	})
	await orm.insert(schema.statusHour).values({ part: 'database', hour: new Date(0), ok: 1 })
	await orm.insert(schema.rateCount).values({ key: 'login:x', count: 3, windowEnd: new Date(6) })
	await writeJobs(orm, accountId)
	await orm.insert(schema.modelDay).values({ day: '2026-06-01', task: 'reword', offered: 3 })
	await orm.insert(schema.modelUse).values({ accountId, day: '2026-06-01', tokens: 7, requests: 1 })
	await orm.insert(schema.subscription).values({
		accountId,
		customerId: 'cus_1',
		subscriptionId: 'sub_1',
		status: 'active',
		amount: 999,
		currency: 'usd',
		periodEnd: new Date(9e11),
		ticket: 3,
		answeredTicket: 3,
		createdAt: new Date(1),
	})
	await orm.insert(schema.paymentEvent).values({ id: 'evt_1', at: new Date(2) })
	await orm.insert(schema.serverKey).values({ name: 'tokens', value: 'k' })
}

async function writeJobs(orm: Database['orm'], ownerId: string): Promise<void> {
	const [jobId, sourceId] = [randomUUID(), 'lever:acme']
	await orm.insert(schema.jobSource).values({ id: sourceId, name: hardText, nextAt: new Date(7) })
	await orm.insert(schema.job).values({
		id: jobId,
		ownerId,
		sourceId,
		title: hardText,
		company: hardText,
		place: 'Łódź',
		isRemote: true,
		types: ['full_time', 'contract'],
		payMin: 12.21,
		payCurrency: 'GBP',
		payPeriod: 'hour',
		url: 'https://example.com/1',
		isExcerpt: false,
		postedAt: new Date(8),
		isPostedDateKnown: true,
		firstSeenAt: new Date(9),
		sameKey: 'a',
		urlKey: 'b',
		contentHash: 'c',
		titleWords: sql`to_tsvector('english', ${hardText})`,
		words: sql`to_tsvector('english', ${hardText}) || array_to_tsvector('{c:care-home,p:łódź}')`,
	})
	await orm.insert(schema.jobText).values({ jobId, passages: [{ kind: 'item', text: hardText }] })
	await orm.insert(schema.jobListing).values({
		sourceId,
		externalId: 'x',
		jobId,
		url: 'https://example.com/1',
		seenAt: new Date(10),
	})
	const wish = {
		q: hardText,
		place: '',
		remote: 'any',
		type: 'any',
		salaryFrom: 0,
		days: 0,
	} as const
	await orm.insert(schema.jobSearch).values({
		id: randomUUID(),
		ownerId,
		name: hardText,
		wish,
		alert: 'daily',
		toldUntil: new Date(11),
		createdAt: new Date(12),
	})
}

async function writeApplications(
	orm: Database['orm'],
	ownerId: string,
	cvId: string,
): Promise<void> {
	const [id, stageId] = [randomUUID(), randomUUID()]
	const times = { createdAt: new Date(1), updatedAt: new Date(2) }
	const stage = { stage: 'interview', ownStageId: stageId } as const
	const contact = { name: hardText, role: '', email: 'cy@example.com', phone: '' }
	await orm.insert(schema.ownStage).values({
		id: stageId,
		ownerId,
		name: hardText,
		countsAs: 'interview',
		stands: 'before',
		createdAt: new Date(3),
	})
	await orm.insert(schema.application).values({
		id,
		ownerId,
		title: hardText,
		notes: hardText,
		...stage,
		position: -3,
		...times,
		payMin: 12.21,
		payPeriod: 'hour',
		payCurrency: 'GBP',
		contacts: [contact],
		sentCvId: cvId,
		sentTitle: hardText,
		stepWhat: hardText,
		stepOn: '2026-02-28',
		stepReminder: 'day_before',
		stepAt: new Date(4),
		deletedAt: new Date(5),
	})
	await orm.insert(schema.applicationEntry).values({
		id: randomUUID(),
		applicationId: id,
		...stage,
		stageName: hardText,
		at: new Date(6),
		isDateKnown: false,
		createdAt: new Date(7),
	})
	await orm.insert(schema.applicationSetting).values({ ownerId, calendarHash: 'h' })
}
