import { scoreMeasures } from '@app/checks'
import { expect, test } from 'vitest'
import { contentFiles } from './content-files.server.ts'

test('the help page gives every part of the score the points that it has', () => {
	const page = contentFiles('help')
		.map(({ text }) => text)
		.join('\n')
	const parts = Map.groupBy(scoreMeasures, ({ part }) => part)
	for (const measures of parts.values()) {
		const sum = measures.reduce((total, { points }) => total + points, 0)
		expect(page).toContain(`, ${sum} points.**`)
		if (measures.length === 1) continue
		for (const { points } of measures) expect(page).toContain(`(${points})`)
	}
})
