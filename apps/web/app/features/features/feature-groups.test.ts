import { checks } from '@app/ats'
import { expect, test } from 'vitest'
import { contentFiles } from '#shared/content/content-files.server.ts'
import { featureGroups } from './feature-groups.ts'

test('where a text counts the checks, it counts them right', () => {
	const texts = [
		...['blog', 'help', 'tips', 'pages'].flatMap(contentFiles).map(({ text }) => text),
		...featureGroups.flatMap(({ points }) => points),
	]
	const counts = texts.flatMap((text) => [...text.matchAll(/(\d+) checks\b/g)].map(([, n]) => n))
	expect(counts.length).toBeGreaterThan(1)
	expect(new Set(counts)).toEqual(new Set([String(checks.length)]))
})
