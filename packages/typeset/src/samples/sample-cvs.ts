import { chef } from './chef.ts'
import { graduate } from './graduate.ts'
import { hgvDriver } from './hgv-driver.ts'
import { primaryTeacher } from './primary-teacher.ts'
import type { SampleCv } from './sample-cv.ts'
import { softwareDeveloper } from './software-developer.ts'
import { staffNurse } from './staff-nurse.ts'

/** Fictional people of different professions, for pictures of templates and for tests. */
export const sampleCvs: readonly SampleCv[] = [
	staffNurse,
	hgvDriver,
	chef,
	primaryTeacher,
	graduate,
	softwareDeveloper,
]
