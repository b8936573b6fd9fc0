import { printedLanguageLevel } from '@app/cv'
import type { Check } from '../../check.ts'
import { formatList } from '../../format-lists.ts'

export const languageLevels: Check = {
	id: 'F09',
	category: 'sections',
	severity: 'tip',
	title: 'Languages have a level',
	looksAt: ({ cv }) => cv.language.filter(({ name }) => name.trim() !== '').length,
	run: ({ cv, pointAt }) => {
		const without = cv.language
			.map((item, index) => ({
				name: item.name.trim(),
				level: printedLanguageLevel(item),
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
			title: `You haven’t given a level for ${formatList(without.map(({ name }) => name))}.`,
			why: `“${without[0]?.name ?? ''}” alone could mean ordering a coffee or running a meeting.`,
			fix: 'Add a level employers know: native, C1, B2, A2, “fluent” or “conversational”.',
			evidence: without.map(({ path, name }) => pointAt({ path, quote: name })),
		}
	},
}
