import { accountant } from './accountant.ts'
import { administrator } from './administrator.ts'
import type { SampleCv } from './build-sample-cv.ts'
import { careAssistant } from './care-assistant.ts'
import { retailSupervisor } from './retail-supervisor.ts'
import { sampleCvs } from './sample-cvs.ts'
import { warehouseOperative } from './warehouse-operative.ts'

/** Every fictional person, as examples of how a CV in their profession can read. */
export const exampleCvs: readonly SampleCv[] = [
	...sampleCvs,
	careAssistant,
	retailSupervisor,
	warehouseOperative,
	administrator,
	accountant,
]
