import type { Reference } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { refereesStayPrivate } from './referees-stay-private.ts'

const referee = (change: Partial<Reference>): Case => ({
	cv: (cv) => ({
		...cv,
		reference: [
			{
				id: 'r',
				name: 'Ruth Bell',
				jobTitle: 'Matron',
				organisation: 'Oakfield',
				email: '',
				phone: '',
				...change,
			},
		],
	}),
})

export const refereesStayPrivateCases: CheckCases = {
	check: refereesStayPrivate,
	finds: {
		'an e-mail address': referee({ email: 'r.bell@example.com' }),
		'a phone number': referee({ phone: '07700 900456' }),
		'a number beside the employer': referee({ organisation: 'Oakfield · phone 0116 496 0122' }),
		'an address beside the title': referee({ jobTitle: 'Matron, r.bell@example.com' }),
	},
	accepts: {
		'a name only': referee({}),
		'a number that calls nobody': referee({ organisation: 'Ward 12, Oakfield' }),
		'no name': referee({ name: '', email: 'hr@example.com' }),
	},
}
