import { architect } from './architect.ts'
import type { SampleCv } from './build-sample-cv.ts'
import { chef } from './chef.ts'
import { cleaner } from './cleaner.ts'
import { electrician } from './electrician.ts'
import { graduate } from './graduate.ts'
import { graphicDesigner } from './graphic-designer.ts'
import { hgvDriver } from './hgv-driver.ts'
import { primaryTeacher } from './primary-teacher.ts'
import { receptionist } from './receptionist.ts'
import { researcher } from './researcher.ts'
import { softwareDeveloper } from './software-developer.ts'
import { staffNurse } from './staff-nurse.ts'

/** Fictional people of different professions, for pictures of templates and for tests. */
export const sampleCvs: readonly SampleCv[] = [
	staffNurse,
	chef,
	hgvDriver,
	electrician,
	researcher,
	graduate,
	graphicDesigner,
	softwareDeveloper,
	primaryTeacher,
	receptionist,
	architect,
	cleaner,
]
