import { withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noFullAddress } from './no-full-address.ts'

export const noFullAddressCases: CheckCases = {
	check: noFullAddress,
	finds: {
		'house, street and postcode': withPerson({
			address: '14 Station Road',
			city: 'Leeds',
			postalCode: 'LS1 4AP',
		}),
		'a flat': withPerson({ address: 'Flat 3, 27a Mill Lane', postalCode: 'BS1 6QA' }),
		'all in one line': withPerson({ address: '5 High Street, Bath BA1 1AA' }),
	},
	accepts: {
		'town only': withPerson({ address: '', city: 'Leeds' }),
		'town and half a postcode': withPerson({ address: 'Leeds LS1', city: 'Leeds' }),
		'a postcode without a house': withPerson({ address: 'Bath', postalCode: 'BA1 1AA' }),
		'a street abroad without a postcode of the UK': withPerson({
			address: '12 Rue de la Paix, Paris',
			postalCode: '75002',
		}),
		'a county': withPerson({ address: 'West Yorkshire' }),
	},
}
