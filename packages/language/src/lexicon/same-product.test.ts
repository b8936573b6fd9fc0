import { expect, test } from 'vitest'
import { allConcepts } from './lexicon.ts'
import { isSameName, showsProduct } from './same-product.ts'

function shows(label: string, said: string, wanted: string): boolean {
	const concept = allConcepts().find((one) => one.label === label)
	if (concept === undefined) throw new Error(`No concept ${label}.`)
	return showsProduct(concept, said, wanted)
}

test.each([
	['Kafka', 'RabbitMQ', 'Kafka'],
	['Django', 'Flask', 'Django'],
	['Git', 'version control', 'Git'],
	['Tableau', 'Looker', 'Tableau'],
	['TensorFlow', 'PyTorch', 'TensorFlow'],
	['Figma', 'Adobe XD', 'Figma'],
	['FreeAgent', 'FreshBooks', 'KashFlow'],
])('%s: %s does not show %s', (label, said, wanted) => {
	expect(shows(label, said, wanted)).toBe(false)
})

test.each([
	['Kafka', 'Apache Kafka', 'Kafka'],
	['Kafka', 'RabbitMQ', 'message queues'],
	['Git', 'GitHub', 'version control'],
	['JavaScript', 'JS', 'JavaScript'],
	['Amazon Web Services', 'AWS', 'Amazon Web Services'],
	['Amazon Web Services', 'Amazon Web Services', 'AWS'],
	['PostgreSQL', 'Postgres', 'PostgreSQL'],
	['Microsoft Excel', 'spreadsheets', 'excel spreadsheets'],
	['Microsoft Excel', 'MS Excel', 'Microsoft Excel'],
	['Google Ads', 'AdWords', 'Google Ads'],
	['Customer relationship management systems', 'CRM system', 'CRM'],
	['LIMS', 'LabWare', 'laboratory information management system'],
])('%s: %s shows %s', (label, said, wanted) => {
	expect(shows(label, said, wanted)).toBe(true)
})

test('a longer name shows the shorter one, not the other way round', () => {
	expect(isSameName('AWS Lambda', 'AWS')).toBe(true)
	expect(isSameName('AWS', 'AWS Lambda')).toBe(false)
})
