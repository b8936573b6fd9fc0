import { casesOf, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noDeclaration } from './no-declaration.ts'

export const noDeclarationCases: CheckCases = {
	check: noDeclaration,
	finds: casesOf(
		[
			'I hereby declare that the above is true',
			'I do hereby certify that all information is correct.',
			'I solemnly affirm that this is true to my knowledge',
			'I declare that all the information above is true and complete.',
			'I certify that the details in this CV are correct',
			'The above particulars are true to the best of my knowledge and belief.',
		],
		withLine,
	),
	accepts: casesOf(
		[
			'Declared goods at customs',
			'Certified by the NMC',
			'I declare VAT for 30 shops each quarter',
			'Wrote the declaration of conformity',
			'I confirm that customer details are correct before each call ends',
			'Checked that the information in accounts is true to the ledger',
		],
		withLine,
	),
}
