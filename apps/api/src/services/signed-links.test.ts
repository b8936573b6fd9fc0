import { expect, test } from 'vitest'
import { signedLinks } from './signed-links.ts'

const key = new Uint8Array(32).fill(7)
const hourMs = 3_600_000

function partsOf(address: string) {
	const { pathname, searchParams } = new URL(address, 'http://localhost')
	const part = (name: string) => searchParams.get(name) ?? ''
	return { path: pathname, question: { until: part('until'), signature: part('signature') } }
}

test('a signed address is recognised for half a day', () => {
	let time = 1_000_000_000_000
	const links = signedLinks({ key, now: () => time })
	const { path, question } = partsOf(links.signed('/pages/1/'))
	expect(links.isSigned(path, question)).toBe(true)
	time += 12 * hourMs
	expect(links.isSigned(path, question)).toBe(true)
	time += hourMs
	expect(links.isSigned(path, question)).toBe(false)
})

test('a signature is worth nothing for another path, a later time or another key', () => {
	const now = () => 0
	const links = signedLinks({ key, now })
	const { path, question } = partsOf(links.signed('/pages/1/'))
	expect(links.isSigned('/pages/2/', question)).toBe(false)
	expect(links.isSigned(path, { ...question, until: '999999999' })).toBe(false)
	expect(links.isSigned(path, { ...question, signature: 'short' })).toBe(false)
	const others = signedLinks({ key: new Uint8Array(32), now })
	expect(others.isSigned(path, question)).toBe(false)
})

test('the address of a path stays the same within an hour', () => {
	let time = hourMs + 1
	const links = signedLinks({ key, now: () => time })
	const first = links.signed('/pages/1/')
	time += hourMs - 2
	expect(links.signed('/pages/1/')).toBe(first)
})
