import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createAccount, logIn, tryLogin } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { signedIn } from '#test/signed-in-account.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createAdminCommands } from '../admin-commands.ts'
import type { AdminAnswer, AdminRequest } from './admin-request.ts'
import { askAdminSocket, openAdminSocket } from './admin-socket.ts'
import { answerAdmin } from './answer-admin.ts'

const { later, cleanUp } = cleanUps()
let tested: TestApp

beforeAll(async () => {
	tested = await openTestApp(later, { works: false })
})
afterAll(cleanUp)

const ask = (request: AdminRequest) => answerAdmin(createAdminCommands(tested.background), request)

function jsonOf({ result }: AdminAnswer) {
	if ('bytes' in result) throw new Error('This is a file.')
	return result.json
}

test('users are found by a part of their e-mail or name, without their passwords', async () => {
	const { id } = await createAccount(tested, {
		email: 'Grace.100%@example.com',
		lastName: 'Hopper',
	})
	await createAccount(tested, { email: 'grace.1000@example.com' })
	const { users } = jsonOf(await ask({ command: 'users', search: '100%' })) as { users: object[] }
	expect(users).toMatchObject([{ id, email: 'Grace.100%@example.com', status: 'active' }])
	expect(JSON.stringify(users)).not.toContain('argon2')
	const byName = await ask({ command: 'users', search: 'hopp' })
	expect(jsonOf(byName)).toMatchObject({ users: [{ id }] })
	expect(byName.sentence).toBe('1 user.')
})

test('the texts of language models are counted by task over the days asked for', async () => {
	await tested.background.modelDays.add('reword', { offered: 3, accepted: 2, tokens: 1500 })
	await tested.background.modelDays.add('reword', { offered: 1, declined: 1 })
	const answer = await ask({ command: 'model', days: 7 })
	expect(jsonOf(answer)).toMatchObject({
		days: 7,
		tasks: [{ task: 'reword', offered: 4, accepted: 2, declined: 1, tokens: 1500 }],
	})
	expect(answer.sentence).toBe(
		'Last 7 days: 4 texts offered, 2 accepted as they were, 0 after a change, 1 declined, for 1,500 tokens.',
	)
})

test('a long list goes on where it ended', async () => {
	for (let person = 0; person < 101; person++) {
		await createAccount(tested, { email: `crowd${person}@example.com`, passwordHash: null })
	}
	const first = await ask({ command: 'users', search: 'crowd' })
	const after = /--after (\S+)\./.exec(first.sentence)?.[1] ?? ''
	const second = await ask({ command: 'users', search: 'crowd', after })
	expect(jsonOf(second)).toMatchObject({ users: [{ email: 'crowd0@example.com' }] })
})

test('messages of the contact form are listed, the newest first, and a long list goes on where it ended', async () => {
	const send = (words: string) =>
		tested.background.contact.take({
			name: 'Zoë Ward',
			email: 'zoe@example.com',
			topic: 'problem',
			message: words,
		})
	expect((await ask({ command: 'messages' })).sentence).toBe('0 messages.')
	for (let message = 0; message <= 100; message++) await send(`Message ${message} of Zoë.`)
	const first = await ask({ command: 'messages' })
	const { messages } = jsonOf(first) as { messages: object[] }
	expect(messages).toHaveLength(100)
	expect(messages[0]).toMatchObject({ email: 'zoe@example.com', message: 'Message 100 of Zoë.' })
	const after = /--after (\S+)\./.exec(first.sentence)?.[1] ?? ''
	const rest = await ask({ command: 'messages', after })
	expect(jsonOf(rest)).toMatchObject({ messages: [{ message: 'Message 0 of Zoë.' }] })
	expect(rest.sentence).toBe('1 message.')
})

test('somebody is made an administrator, by e-mail in any case or by id', async () => {
	const { id, email } = await createAccount(tested)
	const answer = await ask({ command: 'make-admin', who: email.toUpperCase() })
	expect(jsonOf(answer)).toMatchObject({ user: { id, role: 'admin' } })
	expect(answer.sentence).toBe(`${email} is an administrator now.`)
	expect(jsonOf(await ask({ command: 'make-admin', who: id }))).toMatchObject({ user: { id } })
})

test('who is blocked is signed out at once and refused, until they are unblocked', async () => {
	const { email, headers } = await signedIn(tested)
	await ask({ command: 'block', who: email })
	const asked = await tested.app.inject({ url: '/api/auth/user/', headers })
	expect(asked.json()).toMatchObject({ code: 'account_not_active' })
	expect((await tryLogin(tested.app, email)).json()).toMatchObject({ code: 'account_not_active' })
	await ask({ command: 'unblock', who: email })
	expect((await logIn(tested.app, email)).user.email).toBe(email)
	const again = await tested.app.inject({ url: '/api/auth/user/', headers })
	expect(again.statusCode).toBe(401)
})

test('a deleted account is gone at once', async () => {
	const { id, email } = await createAccount(tested)
	expect(jsonOf(await ask({ command: 'delete', who: id }))).toEqual({ deleted: id })
	expect(jsonOf(await ask({ command: 'users', search: email }))).toEqual({ users: [] })
})

test('an export is a zip of what is kept', async () => {
	const { email } = await createAccount(tested)
	const { result } = await ask({ command: 'export', who: email })
	if (!('bytes' in result)) throw new Error('This is no zip.')
	const files = unzipSync(new Uint8Array(await buffer(result.bytes)))
	expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject({ email })
})

test.each(['nobody@example.com', 'x', '0190aaaa-0000-7000-8000-000000000000'])(
	'there is no account %s',
	async (who) => {
		await expect(ask({ command: 'block', who })).rejects.toMatchObject({ code: 'user_not_found' })
	},
)

test('a running server is asked at its door, which only its owner can open', async () => {
	const folder = await temporaryFolder(onTestFinished)
	expect(await askAdminSocket(folder, { command: 'users', search: '' })).toBeNull()
	const door = await openAdminSocket(folder, ask)
	onTestFinished(door.close)
	const { id, email } = await createAccount(tested)
	const found = await askAdminSocket(folder, { command: 'users', search: email })
	expect(found).toMatchObject({ sentence: '1 user.', result: { json: { users: [{ id }] } } })
	const zip = await askAdminSocket(folder, { command: 'export', who: email })
	expect(zip?.result).toHaveProperty('bytes')
	await expect(askAdminSocket(folder, { command: 'block', who: 'x' })).rejects.toThrow(/no account/)
	expect((await stat(join(folder, 'admin.sock'))).mode & 0o777).toBe(0o600)
})
