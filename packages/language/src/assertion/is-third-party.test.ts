import { expect, test } from 'vitest'
import { isThirdParty, isThirdPartyTitle } from './is-third-party.ts'

const placeOf = (text: string, name: string) => {
	const start = text.indexOf(name)
	expect(start).toBeGreaterThanOrEqual(0)
	return { start, end: start + name.length }
}

test.each([
	['Processed enhanced DBS checks for new staff', 'enhanced DBS'],
	['Kept DBS records for 60 volunteers', 'DBS'],
	['Responsible for DBS checks and references', 'DBS'],
	['Checked drivers’ CPC cards', 'drivers’ CPC'],
	['Checked NMC registration of agency staff monthly', 'NMC registration'],
	['Ensured that each guard held an SIA licence', 'SIA licence'],
	['Made sure all staff held Level 2 food hygiene', 'Level 2 food hygiene'],
	['Helped three carers gain their NVQ Level 2', 'NVQ Level 2'],
	['Recruited registered nurses for three wards', 'registered nurses'],
	['Worked alongside HGV Class 1 drivers', 'HGV Class 1'],
	['Gave medication under the supervision of a registered nurse', 'registered nurse'],
	['Student Registered Nurse', 'Registered Nurse'],
	['Trained staff in first aid', 'first aid'],
	['Kept a list of staff trained in first aid', 'first aid'],
])('“%s” is about the papers of others', (text, name) => {
	expect(isThirdParty(text, placeOf(text, name))).toBe(true)
})

test.each([
	['Passed enhanced DBS checks in 2023', 'enhanced DBS'],
	['Enhanced DBS for work with children', 'Enhanced DBS'],
	['Promoted to registered nurse in charge', 'registered nurse'],
	['One of two registered nurses on nights', 'registered nurses'],
	['First aider for a team of 30', 'First aider'],
	['One of two staff trained in first aid', 'first aid'],
	['Nursery nurse trained in first aid', 'first aid'],
	['Delivered first aid training to 40 staff', 'first aid training'],
	['Held an SIA licence for door supervisors', 'SIA licence'],
	['Managed legionella testing on three sites', 'legionella testing'],
	['Drove residents to appointments on a D1 licence', 'D1 licence'],
	['Supervised staff and was a key holder', 'key holder'],
])('“%s” is about the writer’s own', (text, name) => {
	expect(isThirdParty(text, placeOf(text, name))).toBe(false)
})

test('a title may be that of whom one worked with', () => {
	const met = 'Reported to the project manager'
	const own = 'Worked as project manager, reporting to the director'
	const led = 'Led a team of plumbers'
	expect(isThirdPartyTitle(met, placeOf(met, 'project manager'))).toBe(true)
	expect(isThirdPartyTitle(own, placeOf(own, 'project manager'))).toBe(false)
	expect(isThirdPartyTitle(led, placeOf(led, 'plumbers'))).toBe(false)
})
