import type { ModelTask, ModelTaskName } from './model-task.ts'
import { advertTask } from './prompts/advert.ts'
import { answerTask } from './prompts/answer.ts'
import { askTask } from './prompts/ask.ts'
import { assistTask } from './prompts/assist.ts'
import { correctTask } from './prompts/correct.ts'
import { interviewTask } from './prompts/interview.ts'
import { letterTask } from './prompts/letter.ts'
import { profileTask } from './prompts/profile.ts'
import { proofTask } from './prompts/proof.ts'
import { readTask } from './prompts/read.ts'
import { rewordTask } from './prompts/reword.ts'
import { tailorTask } from './prompts/tailor.ts'

const tasks: Readonly<Record<ModelTaskName, ModelTask>> = {
	reword: rewordTask,
	correct: correctTask,
	ask: askTask,
	answer: answerTask,
	profile: profileTask,
	letter: letterTask,
	tailor: tailorTask,
	read: readTask,
	advert: advertTask,
	proof: proofTask,
	interview: interviewTask,
	assist: assistTask,
}

/** The task of this name. */
export function modelTask(name: ModelTaskName): ModelTask {
	return tasks[name]
}
