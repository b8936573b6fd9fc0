import type { ModelTask } from '../model-task.ts'

/** The parts of a page that the rules could not place, word for word. */
export const readTask: ModelTask = {
	name: 'read',
	heldTo: 'quote',
	quotedFrom: 'context',
	mostItems: 40,
	prompt: `The words in "context" come from a page of a CV whose layout is lost. Copy out its parts word for word, one
item each, with these ids, numbered where there are several: "title-1", "employer-1", "dates-1", "line-1-1",
"line-1-2", "title-2". Change nothing, leave out what you cannot place.`,
}
