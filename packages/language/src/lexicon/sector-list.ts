import { beautySportLeisure } from './sectors/beauty-sport-leisure.ts'
import { cleaningFacilities } from './sectors/cleaning-facilities.ts'
import { construction } from './sectors/construction.ts'
import { creative } from './sectors/creative.ts'
import { dataScience } from './sectors/data-science.ts'
import { education } from './sectors/education.ts'
import { engineering } from './sectors/engineering.ts'
import { finance } from './sectors/finance.ts'
import { general } from './sectors/general.ts'
import { health } from './sectors/health.ts'
import { hospitality } from './sectors/hospitality.ts'
import { hr } from './sectors/hr.ts'
import { it } from './sectors/it.ts'
import { landAnimals } from './sectors/land-animals.ts'
import { legalPublic } from './sectors/legal-public.ts'
import { logistics } from './sectors/logistics.ts'
import { office } from './sectors/office.ts'
import { retail } from './sectors/retail.ts'
import { salesMarketing } from './sectors/sales-marketing.ts'
import { securityEmergency } from './sectors/security-emergency.ts'
import { socialCare } from './sectors/social-care.ts'

/** The words of each line of work, by its name. */
export const sectors: Readonly<Record<string, string>> = {
	health,
	'social-care': socialCare,
	education,
	hospitality,
	retail,
	logistics,
	construction,
	engineering,
	'cleaning-facilities': cleaningFacilities,
	office,
	finance,
	'sales-marketing': salesMarketing,
	hr,
	it,
	'data-science': dataScience,
	creative,
	'legal-public': legalPublic,
	'security-emergency': securityEmergency,
	'land-animals': landAnimals,
	'beauty-sport-leisure': beautySportLeisure,
	general,
}
