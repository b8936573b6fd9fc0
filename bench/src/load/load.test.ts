import { expect, test } from 'vitest'
import { chooseDeed, mix } from './mix.ts'
import { readProcessorTime } from './processor-time.ts'

test('people do things as often as the mix says', () => {
	const all = mix.reduce((sum, { share }) => sum + share, 0)
	expect(all).toBe(100)
	const drawn = Array.from({ length: 1000 }, (_, index) => chooseDeed((index + 0.5) / 1000).name)
	const counts = mix.map(({ name }) => drawn.filter((one) => one === name).length)
	expect(counts).toEqual(mix.map(({ share }) => share * 10))
})

test.skipIf(process.platform !== 'linux')(
	'time that this process has used counts as its own',
	() => {
		const groups = [{ name: 'this', roots: [process.pid], part: 'roots' as const }]
		const before = readProcessorTime(groups).get('this') ?? 0
		const endsAt = performance.now() + 100
		while (performance.now() < endsAt);
		expect(readProcessorTime(groups).get('this')).toBeGreaterThan(before)
	},
)
