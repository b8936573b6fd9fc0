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
		],
		withLine,
	),
	accepts: casesOf(
		[
			'Declared goods at customs',
			'Certified by the NMC',
			'I declare VAT for 30 shops each quarter',
			'Wrote the declaration of conformity',
		],
		withLine,
	),
}
