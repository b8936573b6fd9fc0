import { type CvDocument, emptyCv } from '@app/cv'
import { withCv, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { isAboutSomebody } from './is-about-somebody.ts'

const empty = emptyCv()
const recipe =
	'Preheat the oven to 180 degrees. Mix 200 g of flour with 3 eggs and bake for 40 minutes.'
const blank = { cv: (): CvDocument => ({ ...empty, professionalSummary: recipe }) }

export const isAboutSomebodyCases: CheckCases = {
	check: isAboutSomebody,
	finds: {
		'a recipe': blank,
		'the same while writing': withoutFile(blank),
		nothing: { cv: () => empty },
	},
	accepts: {
		'a sound CV': {},
		'a phone number alone': {
			cv: () => ({ ...empty, personalInfo: { ...empty.personalInfo, phone: '07700 900123' } }),
		},
		'jobs without a way to reply': withCv({ personalInfo: empty.personalInfo }),
	},
}
