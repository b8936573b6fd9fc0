import { casesOf, withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { phoneIsComplete } from './phone-is-complete.ts'

const phones = (...numbers: string[]) => casesOf(numbers, (phone) => withPerson({ phone }))

export const phoneIsCompleteCases: CheckCases = {
	check: phoneIsComplete,
	finds: phones('07700 90012', '+44 7700 9001234', '900123', '077009001233', '+44 (0)7700 90012'),
	accepts: phones(
		'07700 900123',
		'+44 7700 900123',
		'+44 (0)7700 900 123',
		'0044 7700 900123',
		'020 7946 0018',
		'0113 496 0123',
		'016977 2345',
		'+353 85 012 3456',
		'+48 512 345 678',
		'+1 (555) 010-0123 ext. 12',
		'06 12 34 56 78',
		'07700 900123 / 0113 496 0123',
	),
}
