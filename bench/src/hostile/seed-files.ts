import { readdirSync, readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'

export type SeedFile = { name: string; bytes: Uint8Array }

const fixtures = new URL('../../../packages/cv-import/src/fixtures/', import.meta.url)

/** Honest files of every format, to be damaged. */
export function seedFiles(): SeedFile[] {
	const files = readdirSync(fixtures)
		.filter((name) => name !== 'README.md')
		.map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(name, fixtures))) }))
	return [...files, ...dataFiles()]
}

function dataFiles(): SeedFile[] {
	const text = (name: string, content: string) => ({ name, bytes: strToU8(content) })
	const archive = zipSync({
		'Profile.csv': strToU8('First Name,Last Name,Headline\nNoor,Dijk,"Planner, ports"\n'),
		'Positions.csv': strToU8(
			'Company Name,Title,Description,Started On,Finished On\nPort,Planner,"• a\n• b",Mar 2020,\n',
		),
		'Skills.csv': strToU8('Name\nTides\n'),
	})
	const europass = [
		'<?xml version="1.0"?>',
		'<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>',
		'<Identification><PersonName><FirstName>Marta</FirstName><Surname>Kowal</Surname></PersonName></Identification>',
		'<WorkExperienceList><WorkExperience><Period><From year="2018" month="--09"/><Current>true</Current></Period>',
		'<Position><Label>Analyst</Label></Position>',
		'<Activities>&lt;ul&gt;&lt;li&gt;Tests&lt;/li&gt;&lt;/ul&gt;</Activities>',
		'</WorkExperience></WorkExperienceList></LearnerInfo></SkillsPassport>',
	].join('')
	return [
		text('resume.json', JSON.stringify(jsonResume)),
		text('ella.json', JSON.stringify(ellaFile)),
		text('europass.xml', europass),
		{ name: 'linkedin.zip', bytes: archive },
	]
}

const jsonResume = {
	basics: { name: 'Ravi Patel', email: 'ravi@example.com', profiles: [{ url: 'https://x.com/r' }] },
	work: [{ name: 'Oak', position: 'Joiner', startDate: '2019-04', highlights: ['Made doors'] }],
	skills: [{ name: 'Tools', keywords: ['Saw', 'Plane'] }],
}

const ellaFile = {
	schemaVersion: 1,
	personalInfo: { firstName: 'Ravi', lastName: 'Patel' },
	professionalSummary: 'A joiner.',
	skills: [{ id: 'skills-1', name: 'Saw', group: '', level: '' }],
}
