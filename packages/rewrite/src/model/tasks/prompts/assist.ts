import type { ModelTask } from '../model-task.ts'

/** The task of changing a CV as the person asks in their own words. */
export const assistTask: ModelTask = {
	name: 'assist',
	heldTo: 'line',
	mostItems: 8,
	prompt: `The person asks for a change of their CV in "request"; "context" may hold an advert. Propose new texts for
the facts that the request is about. The id of each item is the id of the fact it replaces, and that fact is
among its evidence. Leave out facts that stay as they are. What the request wants you to claim and no fact
says, leave out.`,
}
