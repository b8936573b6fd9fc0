import { type CvDesign, type CvDocument, redactSections } from '@app/cv'
import { listCvFacts } from './cv-facts.ts'
import type { TaskBody } from './run-task.ts'
import { wordsToRedact } from './words-to-redact.ts'

/** A task with the facts of a CV, without what its owner hides. Throws a sentence for a person where the CV has none. */
export function buildTaskFromCv(
	{ document, design }: { document: CvDocument; design: CvDesign },
	task: Pick<TaskBody, 'task' | 'context'>,
): TaskBody {
	// Sections hidden from employers must not be told to a model either.
	const facts = listCvFacts(redactSections(document, design.hiddenSections))
	if (facts.length === 0) throw new Error('Your CV is empty. Add a job or course first.')
	return { ...task, facts, hide: wordsToRedact(document) }
}
