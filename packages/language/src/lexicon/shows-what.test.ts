import { expect, test } from 'vitest'
import { findConcepts } from './find-concepts.ts'
import { type Claim, shows } from './shows-what.ts'

/** What a name that can mean only one thing says. */
function claimOf(name: string): Claim {
	const [hit] = findConcepts(`${name}, in the same list as nothing else`)
	if (hit === undefined) throw new Error(`The lexicon does not know ${name}.`)
	return { conceptId: hit.concept.id, narrower: hit.narrower }
}

test.each([
	['CCNP', 'CCNA'],
	['CCIE', 'CCNA'],
	['CCNA', 'Cisco certification'],
	['AAT Level 4', 'AAT Level 2'],
	['CIPD Level 7', 'CIPD Level 5'],
	['HGV Class 1', '7.5 tonne licence'],
	['NVQ Level 3 in health and social care', 'Level 2 health and social care'],
	['DV clearance', 'SC clearance'],
	['PhD', 'degree level'],
	['enhanced DBS', 'basic DBS check'],
	['ACCA qualified', 'qualified accountant'],
	['RabbitMQ', 'message queues'],
	['Kafka', 'Apache Kafka'],
	['GitHub', 'version control'],
	['Postgres', 'PostgreSQL'],
	['PostgreSQL', 'SQL'],
	['AWS Lambda', 'AWS'],
	['SolidWorks', 'CAD software'],
	['Tableau', 'BI tools'],
	['QuickBooks Online', 'accounting software'],
	['SystmOne', 'clinical systems'],
	['Microsoft Excel', 'spreadsheets'],
	['BACP accredited', 'counselling accreditation'],
])('%s shows %s', (own, wanted) => {
	expect(shows(claimOf(own), claimOf(wanted))).toBe(true)
})

test.each([
	['CCNA', 'CCNP'],
	['CISSP', 'CISM'],
	['BACP', 'BABCP'],
	['PMVA training', 'MAYBO training'],
	['spreadsheets', 'Microsoft Excel'],
	['ACCA qualified', 'FCCA'],
	['AAT Level 2', 'AAT Level 3'],
	['part-qualified ACCA', 'ACCA qualified'],
	['HGV Class 2', 'HGV Class 1'],
	['Cisco certification', 'CCNA'],
	['RabbitMQ', 'Kafka'],
	['message queues', 'RabbitMQ'],
	['Django', 'FastAPI'],
	['version control', 'Git'],
	['Looker', 'Tableau'],
	['PyTorch', 'TensorFlow'],
	['Figma', 'Adobe XD'],
	['KashFlow', 'FreeAgent'],
	['Xero', 'QuickBooks'],
	['Westlaw', 'LexisNexis'],
	['QGIS', 'ArcGIS'],
	['CPCS card', 'NPORS card'],
	['basic DBS check', 'enhanced DBS'],
	['SIA security licence', 'door supervisor licence'],
])('%s does not show %s', (own, wanted) => {
	expect(shows(claimOf(own), claimOf(wanted))).toBe(false)
})
