import { describe, expect, test } from 'vitest'
import { findConcepts } from './find-concepts.ts'

const conceptsIn = (text: string) => findConcepts(text).map(({ concept }) => concept.id)

describe('one thing in other words', () => {
	test.each([
		['controlled stock across two bars', 'stock control'],
		['control of all stock in the bar', 'stock control'],
		['managed a £2m annual budget', 'budget management'],
		['management of a small budget', 'managing budgets'],
		['responsible for the preparation of food', 'food preparation'],
		['Prepared hot food for 200 guests', 'food preparation'],
		['planned weekly menus', 'menu planning'],
		['Handled cash at the end of each shift', 'cash handling'],
		['assessing risks before every visit', 'risk assessment'],
		['assessment of risk', 'risk assessments'],
		['packed 40 orders an hour', 'packing orders'],
		['Chased debts by phone', 'debt collection'],
		['Drafted letters to the other side', 'drafting letters'],
		['Coordinated discharges with the ward', 'discharge coordination'],
		['maintained the grounds of three schools', 'grounds maintenance'],
		['Recruited staff for two homes', 'staff recruitment'],
		['Invigilated exams', 'exam invigilation'],
		['investigated complaints', 'complaint investigations'],
		['Cleaned windows of six floors', 'window cleaning'],
		['supervision of staff', 'staff supervision'],
		['analyzed data in Excel', 'data analysis'],
		['organizing events', 'event organisation'],
	])('%s: %s', (said, name) => {
		const [wanted] = conceptsIn(name)
		expect(wanted).toBeDefined()
		expect(conceptsIn(said)).toContain(wanted)
	})
})

describe('words that only look like the same thing', () => {
	test.each([
		['Supported it until closing', 'IT support'],
		['A second stock was found out of control', 'stock control'],
		['Moved lines and managed', 'line management'],
		['Managed lines of cars at the ferry', 'line management'],
		['Worked with a group', 'group work'],
		['Served in the field', 'field service'],
		['Reported financial matters', 'financial reporting'],
		['Cared for a home that was empty', 'home care'],
		['Supervised doors and windows', 'door supervision'],
		['Trained personal friends', 'personal training'],
		['the quality plan menu', 'menu planning'],
		['We had stock. Control was elsewhere', 'stock control'],
		['Learned a new machine', 'machine learning'],
	])('%s is no %s', (said, name) => {
		const [wanted] = conceptsIn(name)
		expect(conceptsIn(said)).not.toContain(wanted)
	})
})
