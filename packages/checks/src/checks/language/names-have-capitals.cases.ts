import { withCv, withJobs, withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { namesHaveCapitals } from './names-have-capitals.ts'

const speaks = (...names: string[]) =>
	withCv({
		language: names.map((name, at) => ({ id: `${at}`, name, level: '', proficiency: 'B2' })),
	})

export const namesHaveCapitalsCases: CheckCases = {
	check: namesHaveCapitals,
	finds: {
		'one’s own name': withPerson({ firstName: 'tomasz', lastName: 'nowak' }),
		'a last name alone': withPerson({ firstName: 'Tomasz', lastName: 'nowak' }),
		'a town': withPerson({ city: 'stoke-on-trent' }),
		languages: speaks('English', 'polish'),
		'an employer of two words': withJobs({
			jobTitle: 'Supervisor',
			employer: 'midland distribution',
		}),
	},
	accepts: {
		'names with capitals': withPerson({ firstName: 'Tomasz', lastName: 'Nowak' }),
		'a particle': withPerson({ firstName: 'Ana', lastName: 'de la Cruz' }),
		'all in capitals': withPerson({ firstName: 'TOMASZ', lastName: 'NOWAK' }),
		'a brand that begins small': withJobs({ jobTitle: 'Buyer', employer: 'eBay Motors' }),
		'a brand of one word': withJobs({ jobTitle: 'Buyer', employer: 'innocent' }),
		'self-employed': withJobs({ jobTitle: 'Gardener', employer: 'self employed' }),
		'letters without capitals': withPerson({ firstName: 'محمد', lastName: 'العلي' }),
	},
}
