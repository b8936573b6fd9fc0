import { withBullets, withCv, withJobs, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noMisspellings } from './no-misspellings.ts'

const certificate = { id: 'c1', issuer: '', date: '', expires: '', credentialId: '', url: '' }

export const noMisspellingsCases: CheckCases = {
	check: noMisspellings,
	finds: {
		'a letter missing': withBullets('Took over the managment of the kitchen', 'Cooked breakfast'),
		'two exchanged': withBullets('Recorded what was recieved each morning', 'Cooked breakfast'),
		'at the beginning of a line': withBullets(
			'Recieved deliveries and checked them',
			'Cooked breakfast',
		),
		'a forester': withBullets('Felled diseased treees along the ride', 'Planted oak'),
		'a verger': withBullets('Prepared the alter and the cermony for weddings', 'Rang bells'),
		'a chemist': withBullets('Calibrated the equipement before each run', 'Logged results'),
		'a coach driver': withBullets('Drove pasengers to the coast', 'Checked tyres'),
		'a tailor': withBullets('Mesured customers for suits', 'Pressed trousers'),
		'a librarian': withBullets('Helped readers find refrence works', 'Shelved books'),
		'after a short form that everybody knows': withBullets(
			'Followed NHS proceedures on every shift',
			'Cooked breakfast',
		),
		'three slips': withBullets(
			'Gained experiance in a busy resturant',
			'Liased with custommers about allergies',
			'Cooked breakfast',
		),
		'a wrong plural of an agent': withBullets(
			'Let flats for three agencys in Leeds',
			'Met tenants',
		),
		'a wrong past of a tutor': withBullets('Each week I teached maths to year 9', 'Marked books'),
		'a slip at the beginning of a second sentence': withBullets(
			'Worked on the till and in fragrance. Recieved two awards',
			'Counted stock',
		),
		'a wrong past at the beginning': withBullets('Payed suppliers on Fridays', 'Counted stock'),
		'a slip that is made twice': withBullets(
			'Kept records of managment meetings',
			'Reported to the managment each Friday',
		),
		'a slip among the skills': withSkills('Comunication', 'Stock control'),
		'a small slip among the skills': withSkills('good time managment', 'Stock control'),
		'a certificate': withCv({
			certification: [{ ...certificate, name: 'Level 2 in catering managment' }],
		}),
		'a title': withJobs({ jobTitle: 'Assistant Maneger', employer: 'Boots', startDate: '2020-01' }),
		'a line that belongs to no field': {
			source: (source) => ({
				...source,
				unread: [{ text: 'References avaliable', place: null }],
			}),
		},
		'a line that is read but kept in no field': {
			source: (source) => ({
				...source,
				pages: [],
				text: `${source.text}\nAvailable apon request`,
			}),
		},
		'a slip in a wrong plural': withBullets(
			'Did return to works and disiplinarys for the shift',
			'Drew up rotas',
		),
		'a machine in -or among the certificates': withCv({
			certification: [{ ...certificate, name: 'Computor skills - Word, Excel' }],
		}),
		'an occupation with a capital': withJobs({
			jobTitle: 'Aprentice then machine operator',
			employer: 'Peglers',
			startDate: '1989-08',
		}),
		'small letters where a firm is named': withJobs({
			jobTitle: 'Warehouse operative',
			employer: 'Various agencys',
			startDate: '1995',
		}),
		'a wrong plural in capitals': withSkills('HOBBYS AND INTERESTS', 'Stock control'),
		'a heading in capitals that is read but kept in no field': {
			source: (source) => ({
				...source,
				pages: [],
				text: `${source.text}\nRESPONSABILITIES`,
			}),
		},
		'a short one': withBullets('Helped alot of people find their way', 'Sold tickets'),
	},
	accepts: {
		'a town at the beginning of a line': withBullets('Leeds', 'Cooked breakfast'),
		'words of trades': withBullets(
			'Deburred castings and palletised orders for the night trunking run',
			'Trained in phlebotomy, cannulation and venepuncture',
			'Moved a monolith to microservices and refactored the onboarding',
			'Kept timesheets, workwear and multidrop routes in order',
			'Began as an improver and billed per annum',
		),
		'words of more trades': withBullets(
			'Coppiced hazel, pollarded willow and brashed a Sitka stand',
			'Fettled castings, honed bores and lapped valves',
			'Ran assays, immunoblots and lyophilised the peptide',
			'Plated canapés, tempered chocolate and proved the brioche',
			'Rigged the flybars, focused fresnels and programmed the desk',
			'Drenched ewes, foot-trimmed tups and scanned gimmers',
			'Wrote docstrings, linted the repo and containerised the backend',
			'Screeded floors, pointed brickwork and hung architraves',
		),
		'words with a usual one beside them': withBullets(
			'Cooked galettes on three billigs with samphire and beurre blanc',
			'Sparged the mash, racked eight gyles and cleaned the lauter tun',
			'Pointed snecked rubble, slaked lime for the harling and swept the swarf',
			'Warped the heddles, cut toiles and set bartacks',
			'Wedged clay after pugging and fired raku',
		),
		'words that only the trades know': withBullets(
			'Drove an artic to the docks and shunted reefers',
			'Kept 400 ewes from tupping to lambing',
			'Offered microdermabrasion and balayage on Saturdays',
		),
		'American spelling, which another check covers': withBullets(
			'Organized colorful displays at the center of the shop',
		),
		'names at the beginning of a line': withBullets(
			'Tesco stores in Leeds were served from here',
			'Waitrose and Morrisons bought the bread',
			'Salesforce reports went to the board',
		),
		'names of products in small letters': withBullets(
			'Kept the CRM membrain up to date each week',
			'Ran the EPOS tillpont in the shop',
			'Raised SEO rankng scores',
		),
		'firms that are called as they like': withJobs({
			jobTitle: 'Driver',
			employer: 'Kwik Komputors, Delivarys & Sons, Kennedys',
			startDate: '2019',
		}),
		'short forms and names in capitals': withSkills('PRINCE', 'CYTEL', 'KENNEDYS', 'SMAART'),
		'names behind a short form or a stop': withBullets(
			'Delivered for Hollis Ltd. Calender to homes in St. Payed and Co. Recieve',
			'Sold coats to Waitrose. Comunica of Leeds bought the rest',
		),
		'names and short forms': withBullets(
			'Worked with Wojciech, the Amwell trust and the DVSA',
			'Reported to e.g. the ofsted.gov site and to jo@example.com',
		),
		'plurals that look wrong': withBullets(
			'Swept laybys and parked the lorries',
			'Poured whiskys of three makers and ran standbys for crews',
		),
		'past forms that look wrong': withBullets(
			'Costed dishes, overseeded lawns and sheared ewes',
			'Payed out the anchor cable by hand',
			'Fitted leaded lights and weaved baskets',
		),
		'spellings accepted beside the usual one': withBullets(
			'Focussed on fair judgment and kept customers who were queueing in good humour',
		),
		'names at the beginning that are near a word': withBullets(
			'Smaart and Dante kept the sound of the hall right',
			'Plummers of Hexham supplied the lead',
		),
		'skills in small letters': withSkills(
			'kubectl',
			'pytest',
			'brushcutter',
			'tempering chocolate',
		),
		'a title of a trade': withJobs({
			jobTitle: 'Costumer',
			employer: 'Savoy',
			startDate: '2020-01',
		}),
		'words that another check covers': withBullets('Didnt waste a thing', 'Cooked breakfast'),
		'a word that is written twice': withBullets('Fed the gundogs at dawn', 'Walked the gundogs'),
		'a French sentence in an English CV': withBullets('Ran the "bistrot" of the house', 'Cooked'),
	},
}
