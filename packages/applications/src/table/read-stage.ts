import {
	type CommonStage,
	commonStageSchema,
	type OwnStage,
	type Stage,
} from '@app/contract/applications'

/** The names that trackers use for each stage, without spaces and punctuation. */
const names: Record<CommonStage, string> = {
	saved:
		'saved wishlist wishlisted bookmarked interested toapply todo notapplied notyetapplied planned draft researching prospect lead',
	applied:
		'applied sent submitted applicationsent applicationsubmitted pending waiting awaitingresponse awaitingreply noresponse noreply inreview underreview ghosted',
	interview: `interview interviewing interviews interviewed interviewscheduled phonescreen phonescreening
		screening phoneinterview videointerview technicalinterview firstinterview secondinterview
		finalinterview onsite assessment takehome takehometest test`,
	offer: 'offer offered offerreceived joboffer offers negotiating negotiation',
	accepted: 'accepted offeraccepted hired signed started won',
	rejected: 'rejected rejection notselected unsuccessful turneddown refused noluck regret',
	withdrawn: 'withdrawn withdrew cancelled canceled offerdeclined notinterested dropped',
}

export type ReadStage = { stage: Stage; countsAs: CommonStage }

/** The stage that words name: one of the person's own by its name, or a common one by any of its names. */
export function readStage(words: string, own: readonly OwnStage[]): ReadStage | null {
	const name = words.trim().toLowerCase()
	const mine = own.find((one) => one.name.toLowerCase() === name)
	if (mine) return { stage: mine.id, countsAs: mine.countsAs }
	const bare = name.slice(0, 100).replaceAll(/[^a-z]/g, '')
	const common = commonStageSchema.options.find((stage) => names[stage].split(/\s+/).includes(bare))
	return common === undefined ? null : { stage: common, countsAs: common }
}

/** Returns the name of a stage in a table. */
export function nameOfStage(stage: Stage, own: readonly OwnStage[]): string {
	const mine = own.find(({ id }) => id === stage)
	return mine?.name ?? `${stage.charAt(0).toUpperCase()}${stage.slice(1)}`
}
