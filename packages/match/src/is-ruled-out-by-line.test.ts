import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { matchCv } from './match-cv.ts'
import { readAdvert } from './read-advert.ts'

function proofOf(asked: string, line: string) {
	const cv = cvDocumentSchema.parse({
		experience: [{ id: 'job', jobTitle: 'Worker', achievements: [line] }],
	})
	const advert = readAdvert(`Job\nEssential:\n- ${asked}`)
	return matchCv({ cv, source: null, today: '2026-11-28' }, advert).requirements[0]?.proof
}

test.each([
	['ADR', 'ADR course was offered by the depot but I didn’t take it up'],
	['18th Edition', 'Looked at the 18th Edition night class, starts January'],
	['CILEX', 'Intending to begin the CILEX foundation stage when time allows'],
	['RHS Level 2', 'RHS Level 2 Principles: examination in June'],
	['CIPP qualified', 'CIPP Certificate: application in, to begin this autumn'],
	['Driver CPC', 'Driver CPC 35 hours: last card ran out in September 2024'],
	['First aid at work', 'First aid at work ran out in 2021'],
	['Internal audits', 'Internal audit course is booked for the spring'],
	['PRINCE2', 'PRINCE2 Foundation: exam booked for March'],
	['SIA licence', 'SIA licence (application sent)'],
])('what is only planned, refused or over is not shown: %s', (asked, line) => {
	expect(proofOf(asked, line)).toBe('missing')
})

test.each([
	['Fundraising grants', 'I have not held a budget for fundraising grants'],
	['Sage', 'Computers: phone mainly, not used sage'],
	['Insurance', 'No finance or insurance background'],
	['Performance testing', 'Automated the web checks, but no load testing'],
])('what a line denies is not shown: %s', (asked, line) => {
	expect(proofOf(asked, line)).toBe('missing')
})

test.each([
	['Refunds', 'Declined refunds that were outside the policy'],
	['Payroll', 'Ran the payroll for 200 people and was never late'],
	['Stock control', 'No losses in two years of stock control'],
])('what stands beside a denial is shown: %s', (asked, line) => {
	expect(proofOf(asked, line)).toBe('shown')
})

test.each([
	['ADR', 'Passed the ADR course in 2024, and planning to take Class 1'],
	['RHS Level 2', 'RHS Level 2 Principles: examination in June 2019'],
	['Internal audits', 'Planned the training and carried out internal audits'],
	['First aid at work', 'Ran out of hours cover; First aid at work 2025'],
])('what stands beside a plan is shown: %s', (asked, line) => {
	expect(proofOf(asked, line)).toBe('shown')
})
