import type { Certification } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { certificatesAreInDate } from './certificates-are-in-date.ts'

const certificate = (
	expires: Certification['expires'],
	name = 'Emergency First Aid at Work',
): Case => ({
	cv: (cv) => ({
		...cv,
		certification: [
			{ id: 'c', name, issuer: 'Red Cross', date: '', expires, credentialId: '', url: '' },
		],
	}),
})

export const certificatesAreInDateCases: CheckCases = {
	check: certificatesAreInDate,
	finds: {
		'a month that is over': certificate('2024-03'),
		'last month': certificate('2026-05'),
		'last year': certificate('2025'),
	},
	accepts: {
		'this month': certificate('2026-06'),
		'this year': certificate('2026'),
		'a later month': certificate('2027-01'),
		'no date': certificate(''),
		'no name': certificate('2024-03', ''),
	},
}
