import { asScan, withoutFile, withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasEmail } from './has-email.ts'

export const hasEmailCases: CheckCases = {
	check: hasEmail,
	finds: {
		'no address': withPerson({ email: '' }),
		'none among the words of a scan': asScan(withPerson({ email: '' })),
		'no address while writing': withoutFile(withPerson({ email: ' ' })),
	},
	accepts: {
		'the address is only a link': {
			...withPerson({ email: '' }),
			source: (source) => ({
				...source,
				facts: {
					...source.facts,
					links: [{ text: 'E-mail', url: 'mailto:g@example.com', place: null }],
				},
			}),
		},
		'an address with spaces, which another check covers': withPerson({
			email: 'grace @ example.com',
		}),
		'an address that was not taken over': {
			...withPerson({ email: '' }),
			source: (source) => ({
				...source,
				pages: source.pages.map((page) => ({
					...page,
					lines: page.lines.map((line) => ({
						...line,
						text: line.text.replace(/^Profile$/, 'Mail: grace@example.com'),
					})),
				})),
			}),
		},
	},
}
