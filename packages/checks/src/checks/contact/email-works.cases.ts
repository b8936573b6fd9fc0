import { casesOf, withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { emailWorks } from './email-works.ts'

export const emailWorksCases: CheckCases = {
	check: emailWorks,
	finds: casesOf(
		[
			'grace @ example.com',
			'grace.example.com',
			'grace@example',
			'grace@@example.com',
			'grace@example..com',
			'grace okafor@example.com',
			'grace@gmail.con',
			'grace@gmial.com',
			'grace@hotmial.com',
			'grace.@example.com',
			'grace(at)example.com',
		],
		(email) => withPerson({ email }),
	),
	accepts: casesOf(
		[
			'grace@example.com',
			'g.okafor+jobs@mail.example.co.uk',
			'GRACE@EXAMPLE.COM',
			'o’neil'.replace('’', "'").concat('@example.ie'),
			'amélie@example.fr',
			'a_b-c@example.museum',
			'2grace@example.org',
			'g@example.io',
			'grace@example.company',
		],
		(email) => withPerson({ email }),
	),
}
