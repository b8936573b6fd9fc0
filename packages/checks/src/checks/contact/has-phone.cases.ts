import { asScan, casesOf, withLine, withoutFile, withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasPhone } from './has-phone.ts'

export const hasPhoneCases: CheckCases = {
	check: hasPhone,
	finds: {
		'no number': withPerson({ phone: '' }),
		'none among the words of a scan': asScan(withPerson({ phone: '' })),
		'no number while writing': withoutFile(withPerson({ phone: '' })),
	},
	accepts: {
		...casesOf(['+44 7700 900123', '07700900123', '(0113) 496 0123'], (phone) =>
			withPerson({ phone }),
		),
		'a number that was not taken over': {
			cv: (cv) =>
				withLine('Mobile: 07700 900 456').cv?.({
					...cv,
					personalInfo: { ...cv.personalInfo, phone: '' },
				}) ?? cv,
		},
	},
}
