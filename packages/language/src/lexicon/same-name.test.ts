import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
	['JS', 'JavaScript'],
	['GCP', 'Google Cloud Platform'],
	['K8s', 'Kubernetes'],
	['Excel', 'Microsoft Excel'],
	['Postgres', 'PostgreSQL'],
	['React', 'React.js'],
	['Kafka', 'Apache Kafka'],
	['boiler servicing', 'servicing boilers'],
	['GDPR', 'General Data Protection Regulation'],
	['forklift truck', 'Forklift trucks'],
])('“%s” and “%s” are one name', (one, other) => {
	expect(isSameName(one, other)).toBe(true)
	expect(isSameName(other, one)).toBe(true)
})

test.each([
	['counterbalance', 'counterbalance licence'],
	['AWS', 'AWS certification'],
	['SIA', 'SIA Licence'],
	['CSCS', 'CSCS card'],
	['RF scanners', 'voice picking'],
	['WMS', 'warehouse software'],
	['sat nav', 'route planning software'],
	['Law', 'Law degree'],
	['forklift driving', 'Forklift trucks'],
	['handheld', 'PDA'],
	['Tachograph', 'Digital Tachograph'],
	['property management system', 'Hotel property management system'],
	['Svelte', 'SvelteKit'],
	['', 'JavaScript'],
])('“%s” and “%s” are two names', (one, other) => {
	expect(isSameName(one, other)).toBe(false)
	expect(isSameName(other, one)).toBe(false)
})
