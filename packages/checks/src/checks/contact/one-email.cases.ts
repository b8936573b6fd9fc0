import { withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { oneEmail } from './one-email.ts'

export const oneEmailCases: CheckCases = {
	check: oneEmail,
	finds: {
		'two addresses': withPerson({ email: 'grace@example.com', website: 'g.okafor@example.org' }),
		'two addresses in one line': withPerson({ email: 'grace@example.com / g.okafor@example.org' }),
		'two addresses while it is written': {
			...withPerson({ email: 'grace@example.com, g.okafor@example.org' }),
			source: () => null,
		},
	},
	accepts: {
		'the same address twice': withPerson({
			email: 'grace@example.com',
			website: 'Grace@Example.com',
		}),
	},
}
