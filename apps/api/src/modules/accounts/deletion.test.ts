import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, cv, guestAnalysis } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { begin, untilOver } from '#test/guest-analysis-calls.ts'
import { type Mailbox, openMailbox } from '#test/mailbox.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { call, newEmail, newPerson, type Person, register, signIn } from '#test/register-person.ts'
import { retentionTime } from '#test/retention-time.ts'
import { plainTextCv } from '#test/sample-files.ts'
import { type RemovalParts, removeDueAccounts } from './remove-accounts.ts'

const dayMs = 86_400_000
let api: TestApp
let mailbox: Mailbox
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	mailbox = await openMailbox(later)
	const config = { smtpUrl: mailbox.url, registrationsPerHour: 1000 }
	api = await openTestApp(later, { config })
})

const person = () => newPerson(api.app, mailbox)
const remove = ({ access, password }: Person, currentPassword = password) =>
	call(api.app, { path: '/api/auth/account/delete/', body: { currentPassword }, access })
const keep = (access: string) => call(api.app, { path: '/api/auth/account/keep/', access })
const exportOf = ({ access }: { access: string }) =>
	call(api.app, { method: 'GET', path: '/api/auth/account/export/', access })
const userOf = ({ access }: { access: string }) =>
	call(api.app, { method: 'GET', path: '/api/auth/user/', access })
const removeDue = (changes: Partial<RemovalParts> = {}) =>
	removeDueAccounts({ ...api.background.removal, ...changes }, retentionTime(api.background.now()))

/** Analyses a person's file, keeps the analysis in their account, and returns its id. */
async function analysisOf({ id: ownerId }: Person, text = plainTextCv): Promise<string> {
	const { orm } = api.background.database
	const { session_id: id } = await begin(api.app, { bytes: text, name: 'my cv.txt' })
	await untilOver(api.app, id)
	await orm.update(guestAnalysis).set({ ownerId, claimedAt: new Date() }).where(sql`id = ${id}`)
	return id
}

const createCv = ({ access }: Person, title: string) =>
	call(api.app, { path: '/api/cvs/', body: { title }, access })

/** The code of every part that keeps personal data. */
function readAllSources(): string {
	const modules = join(import.meta.dirname, '..')
	const files = globSync('**/*{personal-data,model-use.store}.ts', { cwd: modules })
	return files.map((file) => readFileSync(join(modules, file), 'utf8')).join('\n')
}

/** Every table that has a row with these words in it, in the whole database. */
async function tablesWith(words: string): Promise<string[]> {
	const { orm } = api.background.database
	const read = async <Row>(query: ReturnType<typeof sql>) =>
		((await orm.execute(query)) as unknown as { rows: Row[] }).rows
	const tables = await read<{ schema: string; name: string }>(
		sql`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
	)
	const found: string[] = []
	for (const { schema, name } of tables) {
		const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
		const rows = await read(
			sql`select 1 from ${table} t where strpos(lower(t::text), ${words.toLowerCase()}) > 0 limit 1`,
		)
		if (rows.length > 0) found.push(`${schema}.${name}`)
	}
	return found
}

test('who asks is signed out everywhere, and told the day by the answer and by a message', async () => {
	const ada = await person()
	const other = (await signIn(api.app, ada.email)).json()
	const answer = await remove(ada)
	expect(answer.statusCode).toBe(200)
	const { deletionAt } = answer.json()
	const inDays = (new Date(deletionAt).getTime() - Date.now() - api.clock.aheadMs) / dayMs
	expect(inDays).toBeCloseTo(14, 1)
	expect((await userOf(ada)).statusCode).toBe(401)
	expect((await userOf(other)).statusCode).toBe(401)
	const mail = await mailbox.next(ada.email)
	const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
	expect(mail.subject).toBe(`Your account will be deleted on ${day.format(new Date(deletionAt))}`)
})

test('the password is needed', async () => {
	const ada = await person()
	expect((await remove(ada, 'a wrong guess')).json().code).toBe('current_password_wrong')
	expect((await userOf(ada)).json().deletionAt).toBeNull()
})

test('who signs in within the 14 days can keep the account', async () => {
	const ada = await person()
	const { deletionAt } = (await remove(ada)).json()
	api.clock.aheadMs += 13 * dayMs
	await removeDue()
	const again = (await signIn(api.app, ada.email)).json()
	expect(again.user.deletionAt).toBe(deletionAt)
	expect((await keep(again.access)).json().deletionAt).toBeNull()
	api.clock.aheadMs += 2 * dayMs
	await removeDue()
	expect((await signIn(api.app, ada.email)).statusCode).toBe(200)
})

test('asking again does not move the day', async () => {
	const ada = await person()
	const { deletionAt } = (await remove(ada)).json()
	api.clock.aheadMs += 3 * dayMs
	const again = (await signIn(api.app, ada.email)).json()
	expect((await remove({ ...ada, access: again.access })).json().deletionAt).toBe(deletionAt)
})

test('after 14 days nothing of the person is left, in any table or file, and others keep theirs', async () => {
	const ada = await person()
	const bob = await person()
	const text = `${plainTextCv}\nOnly in the CV of ${ada.email}`
	const mine = await analysisOf(ada, text)
	const { orm } = api.background.database
	const [{ fileHash } = { fileHash: '' }] = await orm
		.select()
		.from(guestAnalysis)
		.where(sql`id = ${mine}`)
	await analysisOf(ada)
	const theirs = await analysisOf(bob)
	await remove(ada)
	await mailbox.next(ada.email)
	expect(await tablesWith(ada.id)).toContain('public.account')
	api.clock.aheadMs += 14 * dayMs
	await removeDue()
	expect(await tablesWith(ada.id)).toEqual([])
	expect(await tablesWith(ada.email)).toEqual([])
	expect(await api.background.files.read(fileHash)).toBeNull()
	expect((await signIn(api.app, ada.email)).statusCode).toBe(401)
	const [kept] = await orm.select().from(guestAnalysis).where(sql`id = ${theirs}`)
	expect(await api.background.files.read(kept?.fileHash ?? '')).not.toBeNull()
})

test('an account of which something cannot be deleted stays, and goes the next time', async () => {
	const ada = await person()
	await analysisOf(ada)
	await remove(ada)
	api.clock.aheadMs += 14 * dayMs
	const { database } = api.background
	const broken = {
		files: async () => [],
		remove: () => Promise.reject(new Error('The disk is away')),
	}
	await removeDue({ personalData: [broken], log: { warn: () => {} } })
	expect(await database.orm.$count(account, sql`id = ${ada.id}`)).toBe(1)
	expect((await signIn(api.app, ada.email)).statusCode).toBe(403)
	await removeDue()
	expect(await tablesWith(ada.id)).toEqual([])
})

test('a table that still knows an account keeps its row from going', async () => {
	const ada = await person()
	const { orm } = api.background.database
	await orm.execute(sql`create table forgotten (owner uuid)`)
	await orm.execute(sql`insert into forgotten values (${ada.id})`)
	await remove(ada)
	api.clock.aheadMs += 14 * dayMs
	const warnings: unknown[] = []
	const log = { warn: (details: object) => void warnings.push(details) }
	await removeDue({ log })
	expect(String(Object(warnings[0]).err)).toContain('forgotten.owner')
	expect(await tablesWith(ada.id)).toContain('public.account')
	await orm.execute(sql`drop table forgotten`)
	await removeDue()
	expect(await tablesWith(ada.id)).toEqual([])
})

test('a registration that nobody confirms is forgotten after a week', async () => {
	const email = newEmail('nobody')
	await register(api.app, email)
	await mailbox.next(email)
	api.clock.aheadMs += 6 * dayMs
	await removeDue()
	expect(await tablesWith(email)).toContain('public.account')
	api.clock.aheadMs += 1 * dayMs
	await removeDue()
	expect(await tablesWith(email)).toEqual([])
})

test('everything that is kept comes as a zip of JSON and files', async () => {
	const ada = await person()
	await analysisOf(ada)
	for (const title of ['My CV', 'My CV']) await createCv(ada, title)
	const answer = await exportOf(ada)
	expect(answer.headers).toMatchObject({
		'content-type': 'application/zip',
		'content-disposition': expect.stringMatching(
			/^attachment; filename="ella-\d{4}-\d\d-\d\d\.zip"$/,
		),
		'cache-control': 'no-store',
	})
	const files = unzipSync(answer.rawPayload)
	const json = (path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array()))
	expect(json('account.json')).toMatchObject({ email: ada.email, hasPassword: true })
	expect(json('sessions.json')).toHaveLength(1)
	expect(json('security-log.json')).toContainEqual(
		expect.objectContaining({ kind: 'data_exported' }),
	)
	expect(json('analyses/my cv/analysis.json').document.personalInfo.firstName).toBe('Ada')
	expect(strFromU8(files['analyses/my cv/upload/my cv.txt'] ?? new Uint8Array())).toBe(plainTextCv)
	for (const folder of ['cvs/My CV', 'cvs/My CV (2)']) {
		expect(strFromU8(files[`${folder}/cv.pdf`]?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-')
		expect(json(`${folder}/cv.json`)).toMatchObject({ title: 'My CV' })
	}
	expect(answer.rawPayload.toString('latin1')).not.toContain('argon2')
	expect(strFromU8(files['account.json'] ?? new Uint8Array())).not.toMatch(
		/argon2|emailKey|linkGeneration/,
	)
})

test('a CV that can’t be set in type is in the export without its PDF', async () => {
	const ada = await person()
	await createCv(ada, 'Baker')
	const { orm } = api.background.database
	await orm
		.update(cv)
		.set({ document: { schemaVersion: 10_000 } })
		.where(eq(cv.ownerId, ada.id))
	const paths = Object.keys(unzipSync((await exportOf(ada)).rawPayload))
	expect(paths).toContain('cvs/Baker/cv.json')
	expect(paths).not.toContain('cvs/Baker/cv.pdf')
	expect(paths).toContain('account.json')
})

test('the read-me names every folder and file that an export can have', async () => {
	const ada = await person()
	const { rawPayload } = await exportOf(ada)
	const readMe = strFromU8(unzipSync(rawPayload)['read-me.txt'] ?? new Uint8Array())
	const sources = readAllSources()
	const paths = [...sources.matchAll(/path: ['`]([a-z-]+(?:\/|\.json))/g)].map(([, path]) => path)
	const folders = [...sources.matchAll(/`([a-z]+\/)\$\{names\[/g)].map(([, path]) => path)
	expect(new Set([...paths, ...folders]).size).toBe(12)
	for (const path of [...paths, ...folders]) expect(readMe).toContain(`\n${path} `)
})

test('an export has nothing of anybody else, and needs a session', async () => {
	const ada = await person()
	const bob = await person()
	await analysisOf(bob)
	await createCv(bob, 'Secret')
	const files = unzipSync((await exportOf(ada)).rawPayload)
	expect(Object.keys(files).join()).not.toMatch(/analyses|cvs|Secret/)
	expect(
		Object.values(files)
			.map((bytes) => strFromU8(bytes))
			.join(),
	).not.toContain(bob.email)
	expect(
		(await call(api.app, { method: 'GET', path: '/api/auth/account/export/' })).statusCode,
	).toBe(401)
})
