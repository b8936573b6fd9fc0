import { categories, checks } from '@app/checks'
import { expect, test } from 'vitest'
import { contentFiles } from '#shared/content/content-files.server.ts'
import { featureGroups } from './feature-groups.ts'

test('texts say how many checks there are in a way that stays true', () => {
	const texts = [
		...['blog', 'help', 'tips', 'pages'].flatMap(contentFiles).map(({ text }) => text),
		...featureGroups.flatMap(({ points }) => points),
	]
	expect(texts.filter((text) => /(?<!more than )\b\d+ checks\b/i.test(text))).toEqual([])
	const counting = texts.filter((text) => /More than 100 checks in 7 categories/i.test(text))
	expect(counting).toHaveLength(1)
	expect(checks.length).toBeGreaterThan(100)
	expect(categories).toHaveLength(7)
})
