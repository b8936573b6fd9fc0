/** Words that only hold a sentence together: articles, pronouns, prepositions, conjunctions, auxiliaries, numbers and small adverbs. */
export const functionWords: ReadonlySet<string> = new Set(
	`a an the this that these those each every all any some both either neither no none another other others such own same
	i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself it its itself
	they them their theirs themselves who whom whose which what one ones someone anyone everyone somebody anybody everybody nobody something anything
	everything nothing
	about above across after against along alongside among around as at before behind below beneath beside besides between beyond
	by despite down during except for from in inside into like near of off on onto opposite out outside over past per plus since
	than through throughout till to towards under underneath until up upon via with within without
	and but or nor so yet because although though while whereas whether if unless when whenever where wherever how why
	am is are was were be been being have has had having do does did doing done can could may might must shall should will would
	cannot not
	also again already always almost away back daily even ever here how however instead just later less least mainly many more
	most much never next now often once only quite rather soon sometimes still then there therefore together too twice usually
	very well weekly monthly yearly
	two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
	twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million first second third last half
	etc e.g i.e`.split(/\s+/),
)
