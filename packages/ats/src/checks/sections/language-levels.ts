import { printedLevel } from '@app/cv'
import type { Check } from '../../check.ts'
import { listOf } from '../../lists-and-counts.ts'

export const languageLevels: Check = {
	id: 'F09',
	category: 'sections',
	severity: 'tip',
	title: 'Languages come with a level',
	looksAt: ({ cv }) => cv.language.filter(({ name }) => name.trim() !== '').length,
	run: ({ cv, pointAt }) => {
		const without = cv.language
			.map((item, index) => ({
				name: item.name.trim(),
				level: printedLevel(item),
				path: `language.${index}.name`,
			}))
			.filter(
				({ name, level }) =>
					level === '' &&
					name !== '' &&
					!/english|[(:–-]|native|fluent|basic|conversational/i.test(name),
			)
		if (without.length === 0) return null
		return {
			title: `You give no level for ${listOf(without.map(({ name }) => name))}.`,
			why: `Ordering a coffee and running a meeting are both “${without[0]?.name ?? ''}”.`,
			fix: 'Add a level that readers know: native, C1, B2, A2, or “fluent” and “conversational”.',
			evidence: without.map(({ path, name }) => pointAt({ path, quote: name })),
		}
	},
}
