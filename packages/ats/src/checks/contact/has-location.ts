import type { Check } from '../../check.ts'
import { notFound } from '../../not-found.ts'

const linesOfHeader = 12
const ukPostcode = /\b[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?\b/
const knownPlaces =
	/\b(?:UK|U\.K\.|GB|United Kingdom|England|Scotland|Wales|Northern Ireland|Ireland|London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Liverpool|Bristol|Sheffield|Cardiff|Belfast|Newcastle|Nottingham|Leicester|Coventry|Bradford|Hull|Stoke|Wolverhampton|Plymouth|Southampton|Portsmouth|Reading|Derby|Luton|Aberdeen|Dundee|Swansea|Brighton|York|Norwich|Oxford|Cambridge|Exeter|Bath|Preston|Sunderland|\w+shire|Kent|Essex|Surrey|Sussex|Devon|Cornwall|Dorset|Somerset|Norfolk|Suffolk|Cumbria|Durham|Middlesex|Remote|relocat\w+)\b/

export const hasLocation: Check = {
	id: 'B08',
	category: 'contact',
	severity: 'warning-1',
	title: 'Your CV says where you are based',
	run: ({ cv, source, lines }) => {
		const { address, city, country, postalCode } = cv.personalInfo
		if ([address, city, country, postalCode].some((part) => part.trim() !== '')) return null
		const header = source === null ? [] : lines.slice(0, linesOfHeader)
		if (header.some((line) => ukPostcode.test(line) || knownPlaces.test(line))) return null
		return notFound(source, {
			what: 'place where you are based',
			title: 'Your CV does not say where you are based.',
			why: 'Employers look at the distance to work, and some search by town.',
			fix: 'Add your town and country, for example “Leeds, UK”. A full address is not needed.',
			evidence: [],
		})
	},
}
