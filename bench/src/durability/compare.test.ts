import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import type { Ledger, Save } from './ledger.ts'

const save = (mark: string, from: number, wishes: Partial<Save> = {}): Save => ({
	mark,
	from,
	revision: from + 1,
	wantsVersion: false,
	...wishes,
})
const ledger = (...saves: Save[]): Ledger => ({ cvId: 'cv', saves })
const kept = (mark: string, revision: number) => ({ cvId: 'cv', mark, revision })
const nothing = { lost: [], doubled: [], skipped: [], wrongVersions: [] }

test('saves that are kept as they were acknowledged are in order', () => {
	const found = compare([ledger(save('a', 1), save('b', 2, { wantsVersion: true }))], {
		saves: [kept('a', 2), kept('b', 3)],
		versions: [{ ...kept('b', 3), number: 1 }],
	})
	expect(found).toEqual({ ...nothing, acknowledged: 2 })
})

test('a save that nobody heard of may be kept or not', () => {
	const unheard = save('b', 2, { revision: null })
	const isKept = { saves: [kept('a', 2), kept('b', 3)], versions: [] }
	const isNot = { saves: [kept('a', 2)], versions: [] }
	expect(compare([ledger(save('a', 1), unheard)], isKept)).toEqual({ ...nothing, acknowledged: 1 })
	expect(compare([ledger(save('a', 1), unheard)], isNot)).toEqual({ ...nothing, acknowledged: 1 })
})

test('an acknowledged save that is gone, or is another one, is lost', () => {
	const gone = compare([ledger(save('a', 1), save('b', 2))], {
		saves: [kept('a', 2)],
		versions: [],
	})
	expect(gone.lost).toHaveLength(1)
	const other = compare([ledger(save('a', 1))], { saves: [kept('x', 2)], versions: [] })
	expect(other.lost).toHaveLength(1)
})

test('a save that is kept twice is doubled, and so is one from another revision', () => {
	const twice = compare([ledger(save('a', 1))], {
		saves: [kept('a', 2), kept('a', 3)],
		versions: [],
	})
	expect(twice.doubled).toHaveLength(1)
})

test('a revision that nobody made is skipped', () => {
	const found = compare([ledger(save('a', 1), save('b', 3))], {
		saves: [kept('a', 2), kept('b', 4)],
		versions: [],
	})
	expect(found.skipped).toHaveLength(1)
})

test('a version that is missing, misnumbered or of something else is wrong', () => {
	const saves = [save('a', 1, { wantsVersion: true })]
	const wrong = (versions: { number: number; mark: string; revision: number }[]) =>
		compare([ledger(...saves)], {
			saves: [kept('a', 2)],
			versions: versions.map((version) => ({ cvId: 'cv', ...version })),
		}).wrongVersions.length
	expect(wrong([])).toBe(1)
	expect(wrong([{ number: 2, mark: 'a', revision: 2 }])).toBe(1)
	expect(wrong([{ number: 1, mark: 'x', revision: 2 }])).toBe(1)
	expect(wrong([{ number: 1, mark: 'a', revision: 2 }])).toBe(0)
})
