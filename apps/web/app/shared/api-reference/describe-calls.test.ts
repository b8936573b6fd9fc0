import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeCalls } from './describe-calls.server.ts'

const calls = describeCalls().flatMap((group) => group.calls)
const callOf = (path: string) => calls.find((call) => call.path === path)

test('every call of every door of the contract is in the reference, once', async () => {
	const folder = join(import.meta.dirname, '../../../../../packages/contract')
	const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
	const doors = await Promise.all(
		Object.values(exports).map((file) => import(/* @vite-ignore */ join(folder, String(file)))),
	)
	const endpoints = doors
		.flatMap((door) => Object.values(door))
		.filter((value) => Object(value).method !== undefined && Object(value).path !== undefined)
	expect(endpoints.length).toBeGreaterThan(90)
	expect(calls).toHaveLength(endpoints.length)
	expect(new Set(calls.map(({ anchor }) => anchor)).size).toBe(calls.length)
})

test('a call says what it takes, and gives a body to begin with', () => {
	const login = callOf('/api/auth/login/')
	expect(login).toMatchObject({ method: 'POST', answers: 'json' })
	expect(login?.body.map(({ name }) => name)).toContain('password')
	const contact = JSON.parse(callOf('/api/contact/')?.exampleBody ?? '')
	expect(contact).toEqual({ email: '', topic: 'question', message: '' })
})

test('a field inside another is named by its way', () => {
	const names = callOf('/api/status/')?.answer.map(({ name }) => name)
	expect(names).toContain('parts[].state')
})
