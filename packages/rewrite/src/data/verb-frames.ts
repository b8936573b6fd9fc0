// Written by `npm run data` from data/verb-frames.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const verbFrames = `verbs	wrong	right
answer|assist|help|support|inform|phone|thank|guide|accompany|motivate|advise|supervise|visit|contact|approach|telephone|inspect|greet|welcome|train|mentor|coach	to	
contact|meet|control|combat|supervise|accompany|face|answer	with	
discuss|describe|mention|investigate|examine|explain|consider|review|study|research|analyse	about	
request|demand|order|await|seek|lack	for	
respond|reply|react|adhere|listen		to
wait|apply|care|search|account|cater		for
comply|deal|liaise|communicate|cooperate|collaborate		with
depend|rely|concentrate|focus|insist	of	on
participate|specialise|assist	to	in
participate|invest|specialise	on	in
consist	in	of
consist	on	of`
