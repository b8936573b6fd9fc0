import type { CheckCases } from '../../fixtures/cases.ts'
import { withoutFile, withPerson } from '../../fixtures/change-cv.ts'
import { hasLocation } from './has-location.ts'

const nowhere = { city: '', country: '', address: '', postalCode: '', headline: '' }

export const hasLocationCases: CheckCases = {
	check: hasLocation,
	finds: { 'no place while writing': withoutFile(withPerson(nowhere)) },
	accepts: {
		'only a country': withPerson({ ...nowhere, country: 'Wales' }),
		'only a postcode area': withPerson({ ...nowhere, postalCode: 'LS6' }),
		'a place in a line that was not taken over': withPerson({
			...nowhere,
			headline: 'Based near York, open to Leeds',
		}),
	},
}
