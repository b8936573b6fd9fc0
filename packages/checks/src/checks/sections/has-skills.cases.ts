import { newListSection } from '@app/cv'
import { withCv, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasSkills } from './has-skills.ts'

export const hasSkillsCases: CheckCases = {
	check: hasSkills,
	finds: {
		'no skills': withCv({ skills: [] }),
		'no skills while writing': withoutFile(withCv({ skills: [] })),
	},
	accepts: {
		'a section of one’s own': withCv({
			skills: [],
			custom: [newListSection('c', { title: 'Core competencies', lines: ['Rigging'] })],
		}),
		'a heading that was not understood': {
			...withCv({ skills: [] }),
			source: (source) => ({
				...source,
				pages: source.pages.map((page) => ({
					...page,
					lines: page.lines.map((line) => ({
						...line,
						text: line.text.replace(/^Education$/, 'Technical skills'),
					})),
				})),
			}),
		},
	},
}
