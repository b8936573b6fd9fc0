import { casesOf, withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { emailSoundsProfessional } from './email-sounds-professional.ts'

export const emailSoundsProfessionalCases: CheckCases = {
	check: emailSoundsProfessional,
	finds: casesOf(
		[
			'sexybabe@example.com',
			'ninja.grace@example.com',
			'party_girl.partygirl@example.com',
			'grace1987@example.com',
			'g.okafor.2001@example.com',
			'xxxgracexxx@example.com',
			'smoke420@example.com',
			'crazycat@example.com',
			'princess.g@example.com',
			'vodkaqueen@example.com',
		],
		(email) => withPerson({ email }),
	),
	accepts: {
		...casesOf(
			[
				'glover@example.com',
				'essex.grace@example.com',
				'babette.stone@example.com',
				'grace42@example.com',
				'grace.okafor1@example.com',
				'g.weedon@example.com',
				'middlesex.nurse@example.com',
				'lola.lover-jones@example.com',
				'grace1420@example.com',
			],
			(email) => withPerson({ email }),
		),
		'a first name that is also a word': withPerson({
			firstName: 'Princess',
			lastName: 'Adeyemi',
			email: 'princess.adeyemi@example.com',
		}),
	},
}
