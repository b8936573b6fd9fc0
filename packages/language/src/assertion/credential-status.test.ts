import { expect, test } from 'vitest'
import {
	isBrokenOffCourse,
	isNotHeld,
	isOver,
	isUnfinished,
	isUnfinishedCourse,
} from './credential-status.ts'

const saysNotHeld = (text: string, name: string) => {
	const start = text.indexOf(name)
	expect(start).toBeGreaterThanOrEqual(0)
	return isNotHeld(text, { start, end: start + name.length })
}

test.each([
	['Level 2 food hygiene (working towards)', 'Level 2 food hygiene'],
	['Level 2 food hygiene - working towards', 'Level 2 food hygiene'],
	['CIPD Level 5 (studying)', 'CIPD Level 5'],
	['CIPD Level 5 (studying part-time)', 'CIPD Level 5'],
	['CIPD Level 5 (enrolled)', 'CIPD Level 5'],
	['Driving licence (provisional)', 'Driving licence'],
	['Driving licence (learner)', 'Driving licence'],
	['First aid at work (booked June 2026)', 'First aid at work'],
	['First aid at work - booked for June', 'First aid at work'],
	['AAT Level 3 (finalist)', 'AAT Level 3'],
	['AAT Level 4 student', 'AAT Level 4'],
	['ACCA part-qualified', 'ACCA'],
	['SIA licence (2019, expired 2022)', 'SIA licence'],
	['I have never held a driving licence', 'driving licence'],
	['I haven’t got a driving licence', 'driving licence'],
	["I haven't got a full UK driving licence", 'driving licence'],
	['Driving licence: none', 'Driving licence'],
	['Driving licence: no', 'Driving licence'],
	['Driving licence: not yet', 'Driving licence'],
	['Driving licence: provisional', 'Driving licence'],
	['DBS: in process', 'DBS'],
	['Booked on First Aid at Work', 'First Aid at Work'],
	['Working towards: CIPD Level 5', 'CIPD Level 5'],
	['Currently studying for my AAT Level 3', 'AAT Level 3'],
	['Awaiting confirmation of my NMC registration', 'NMC registration'],
	['NMC registration and CIPD Level 5 in progress', 'CIPD Level 5'],
	['BSc Accounting in progress', 'BSc'],
	['BSc Maths (expected 2027)', 'BSc'],
	['BSc Maths (dropped out after year 1)', 'BSc'],
	['BSc Maths - withdrew', 'BSc'],
	['BSc Maths (left without completing)', 'BSc'],
	['BSc Maths, first year only', 'BSc'],
	['ACCA failed 2019', 'ACCA'],
	['Happy to undergo an enhanced DBS', 'DBS'],
])('a status beside a name denies it: %s', (text, name) => {
	expect(saysNotHeld(text, name)).toBe(true)
})

test.each([
	['Working for the NHS with a full driving licence', 'driving licence'],
	['Delivered ongoing training in First Aid at Work', 'First Aid at Work'],
	['Working for a school with food hygiene certificate', 'food hygiene certificate'],
	['Training for staff in First Aid at Work', 'First Aid at Work'],
	['Level 2 Food Hygiene and ongoing CPD', 'Level 2 Food Hygiene'],
	['Level 2 Food Hygiene, ongoing CPD', 'Level 2 Food Hygiene'],
	['Full UK driving licence (lapsed insurance)', 'driving licence'],
	['Do not have a criminal record but hold an SIA licence', 'SIA licence'],
	['I do not have any points on my driving licence', 'driving licence'],
	['Applied for and received my CSCS card', 'CSCS card'],
	['NMC registration and CIPD Level 5 in progress', 'NMC registration'],
	['NMC registration, CIPD Level 5 in progress', 'NMC registration'],
	['Enhanced DBS, pending renewal', 'DBS'],
	['DBS (enhanced, pending renewal)', 'DBS'],
	['Enhanced DBS pending renewal', 'DBS'],
	['Gas Safe registration, renewal pending', 'Gas Safe registration'],
	['Gas Safe registration renewal pending', 'Gas Safe registration'],
	['due to start 5 May: full driving licence', 'driving licence'],
	['training for first aid at work: passed', 'first aid at work'],
	['Driving licence, studying for Class 2', 'Driving licence'],
	['Driving licence: no points', 'Driving licence'],
	['Driving licence held; expected to drive daily', 'Driving licence'],
	['Studying law with a driving licence', 'driving licence'],
	['Hoping to use my driving licence', 'driving licence'],
	['Currently taking bookings and hold a personal licence', 'personal licence'],
	['Checked pending orders with a forklift licence', 'forklift licence'],
	['No. 7 forklift licence holder', 'forklift licence'],
	['No 1 forklift licence holder', 'forklift licence'],
	['SIA licence (renewed before it expired)', 'SIA licence'],
	['SIA licence – expires 2027', 'SIA licence'],
	['Driving licence, willing to travel', 'Driving licence'],
	['Gas Safe registration, never failed an audit', 'Gas Safe registration'],
	['Left without notice nobody with a driving licence', 'driving licence'],
])('what is said of something else denies no name: %s', (text, name) => {
	expect(saysNotHeld(text, name)).toBe(false)
})

test('a name that says so of itself is unfinished or over', () => {
	expect(isUnfinished('CIPD Level 5 (in progress)')).toBe(true)
	expect(isUnfinished('Driving licence (provisional)')).toBe(true)
	expect(isUnfinished('Enhanced DBS, pending renewal')).toBe(false)
	expect(isOver('SIA licence (expired 2022)')).toBe(true)
})

const course = { qualification: 'NVQ Level 2', fieldOfStudy: 'Cookery', grade: '', details: [] }

test.each([
	{ ...course, grade: 'half done' },
	{ ...course, grade: 'Not completed' },
	{ ...course, qualification: 'NVQ Level 2 (half done)' },
	{ ...course, fieldOfStudy: 'Cookery - left early' },
	{ ...course, details: ['left before the end because i needed to work'] },
	{ ...course, details: ['I did one year of the course'] },
])('a course was left before its end: %o', (left) => {
	expect(isBrokenOffCourse(left)).toBe(true)
	expect(isUnfinishedCourse(left)).toBe(true)
})

test.each([
	{ ...course, grade: 'Distinction' },
	{ ...course, details: ['Completed one year of placement in a hotel'] },
	{ ...course, details: ['One year of the course was in Lyon'] },
	{ ...course, details: ['Learnt to work half days in a team'] },
])('a course that was completed is not: %o', (held) => {
	expect(isUnfinishedCourse(held)).toBe(false)
})

test('a course that goes on is unfinished and not left', () => {
	const goesOn = { ...course, grade: 'in progress' }
	expect([isUnfinishedCourse(goesOn), isBrokenOffCourse(goesOn)]).toEqual([true, false])
})
