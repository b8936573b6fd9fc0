import { casesOf, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noIdentityNumbers } from './no-identity-numbers.ts'

export const noIdentityNumbersCases: CheckCases = {
	check: noIdentityNumbers,
	finds: casesOf(
		[
			'NI number: AB123456C',
			'NI number: QQ123456C',
			'National Insurance AB 12 34 56 C',
			'Passport no: 123456789',
			'Passport number AB1234567',
			'Sort code: 12-34-56',
			'Account number: 12345678',
			'Licence MORGA657054SM9IJ',
		],
		withLine,
	),
	accepts: casesOf(
		[
			'NMC PIN 12A3456E',
			'Phone 07700 900123',
			'Order number 123456789',
			'Holds a British passport',
			'Sorted code reviews',
			'SIA licence 1234567890123456',
			'Managed account number ranges for 300 clients',
			'UTR on request',
			'Teacher reference number 12/34567',
		],
		withLine,
	),
}
