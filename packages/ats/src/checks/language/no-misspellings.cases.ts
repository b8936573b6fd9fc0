import type { CheckCases } from '../../fixtures/cases.ts'
import { withBullets } from '../../fixtures/change-cv.ts'
import { noMisspellings } from './no-misspellings.ts'

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
	},
	accepts: {
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
		'American spelling, which another check speaks of': withBullets(
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
		'names and short forms': withBullets(
			'Worked with Wojciech, the Amwell trust and the DVSA',
			'Reported to e.g. the ofsted.gov site and to jo@example.com',
		),
		'a word that is written twice': withBullets('Fed the gundogs at dawn', 'Walked the gundogs'),
		'a French sentence in an English CV': withBullets('Ran the "bistrot" of the house', 'Cooked'),
	},
}
