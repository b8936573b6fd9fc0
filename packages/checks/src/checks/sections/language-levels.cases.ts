import type { CvDocument } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { languageLevels } from './language-levels.ts'

type Proficiency = CvDocument['language'][number]['proficiency']

const speaks = (name: string, proficiency: Proficiency = '', level = ''): Case => ({
	cv: (cv) => ({ ...cv, language: [{ id: 'l', name, proficiency, level }] }),
})

export const languageLevelsCases: CheckCases = {
	check: languageLevels,
	finds: {
		Spanish: speaks('Spanish'),
		'British Sign Language': speaks('British Sign Language'),
		Urdu: speaks('Urdu'),
	},
	accepts: {
		'a level': speaks('Spanish', 'B2'),
		'a mother tongue': speaks('Polish', 'native'),
		'a level in their own words': speaks('Welsh', '', 'conversational'),
		English: speaks('English'),
		'a level in the name': speaks('Welsh (fluent)'),
	},
}
