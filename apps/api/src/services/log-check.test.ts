import { expect, test } from 'vitest'
import { logCheck } from './log-check.ts'

test('one line says that a part fails and why, and one that it works again', async () => {
	const lines: [object, string][] = []
	const log = { warn: (details: object, message: string) => void lines.push([details, message]) }
	const refused = new Error('self-signed certificate in certificate chain')
	let isWell = false
	const part = async () => {
		if (!isWell) throw refused
	}
	const check = logCheck(part, { log, name: 'The mail server' })
	await expect(check()).rejects.toBe(refused)
	await expect(check()).rejects.toBe(refused)
	isWell = true
	await check()
	await check()
	expect(lines).toEqual([
		[{ err: refused }, 'The mail server can’t be used'],
		[{}, 'The mail server works again'],
	])
})
