/** Nouns that name an act, with the verb they come from: "preparation of meals" is "prepared meals". */
export const nominalisations: ReadonlyMap<string, string> = new Map(
	`administration administer, allocation allocate, analysis analyse, assembly assemble, assessment assess,
	calculation calculate, calibration calibrate, coaching coach, collection collect, compilation compile,
	completion complete, coordination coordinate, co-ordination coordinate, creation create, decoration decorate,
	delivery deliver, design design, development develop, dispatch dispatch, distribution distribute,
	evaluation evaluate, identification identify, implementation implement, inspection inspect,
	installation install, introduction introduce, investigation investigate, maintenance maintain,
	management manage, manufacture manufacture, negotiation negotiate, operation operate, organisation organise,
	prep prep, preparation prepare, presentation present, procurement procure, production produce, promotion promote,
	provision provide, reconciliation reconcile, recruitment recruit, registration register, renovation renovate,
	repair repair, replacement replace, replenishment replenish, resolution resolve, review review,
	rotation rotate, selection select, storage store, submission submit, supervision supervise,
	translation translate, transportation transport, upkeep maintain,
	approval approve, appraisal appraise, arrangement arrange, care care, certification certify, choice choose,
	compliance comply, demolition demolish, diagnosis diagnose, disposal dispose, documentation document, entry enter, escalation escalate,
	examination examine, generation generate, growth grow, hire hire, instruction instruct, interpretation interpret,
	leadership lead, liaison liaise, observation observe, payment pay, protection protect, purchase purchase,
	redesign redesign, reduction reduce, referral refer, removal remove, renewal renew, representation represent,
	research research, restoration restore, sale sell, sales sell, scheduling schedule, treatment treat`
		.split(',')
		.map((row) => row.trim().split(' '))
		.map(([noun = '', lemma = '']) => [noun, lemma]),
)
