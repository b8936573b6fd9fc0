import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newId } from '#shared/new-id.ts'
import { readPages, storePages } from './page-copies.ts'

const day = 86_400_000
const page = (svg: string) => ({ hash: svg, svg, widthPt: 595, heightPt: 842 })
const copy = (svg = '<svg></svg>') => ({ name: 'Maya Rose', pages: [page(svg)] })

test('pages are had as they were last kept, by their owner alone', async () => {
	const which = { ownerId: newId(), cvId: newId() }
	await storePages(which, copy('<svg>1</svg>'))
	await storePages(which, copy('<svg>2</svg>'))
	expect((await readPages(which))?.pages[0]?.svg).toBe('<svg>2</svg>')
	expect(await readPages({ ...which, ownerId: newId() })).toBeNull()
})

test('pages that nobody opened for 30 days go, and the oldest of many', async () => {
	const ownerId = newId()
	const now = Date.now() + 100 * day
	const ids = Array.from({ length: 12 }, () => newId())
	for (const [index, cvId] of ids.entries())
		await storePages({ ownerId, cvId }, copy(), now + index)
	const kept = await Promise.all(ids.map((cvId) => readPages({ ownerId, cvId })))
	expect(kept.map((each) => each !== null)).toEqual([false, false, ...Array(10).fill(true)])
	await storePages({ ownerId, cvId: newId() }, copy(), now + 31 * day)
	expect(await readPages({ ownerId, cvId: ids.at(-1) ?? '' })).toBeNull()
})

test('pages older than 30 days are not shown', async () => {
	const now = Date.now()
	const which = { ownerId: newId(), cvId: newId() }
	const before = now - 31 * day
	await storePages(which, copy(), before)
	expect(await readPages(which, before + 29 * day)).not.toBeNull()
	expect(await readPages(which)).toBeNull()
	expect(await readPages(which, before)).toBeNull()
})

test('pages too large for a device are not kept', async () => {
	const which = { ownerId: newId(), cvId: newId() }
	await storePages(which, copy())
	await storePages(which, copy('x'.repeat(4_000_001)))
	expect(await readPages(which)).toBeNull()
})
