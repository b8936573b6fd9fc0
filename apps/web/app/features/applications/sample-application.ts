import type { Application } from '@app/contract/applications'

/** An application for tests. */
export function sampleApplication(more: Partial<Application> = {}): Application {
	const at = '2026-11-02T09:00:00.000Z'
	return {
		id: '019aa5c0-0000-7000-8000-00000000000a',
		jobId: null,
		title: 'Baker',
		company: 'Crust',
		place: 'Hull',
		url: '',
		source: '',
		salary: null,
		salaryText: '',
		stage: 'saved',
		stageSince: at,
		appliedAt: null,
		position: 0,
		nextStep: null,
		sentCv: null,
		hasNotes: false,
		closesAt: null,
		revision: 1,
		createdAt: at,
		updatedAt: at,
		deletedAt: null,
		advert: '',
		coverLetter: '',
		notes: '',
		contacts: [],
		tailoredCv: null,
		history: [
			{
				id: '019aa5c0-0000-7000-8000-0000000000a1',
				stage: 'saved',
				stageName: '',
				countsAs: 'saved',
				at,
				isDateKnown: true,
			},
		],
		...more,
	}
}
