// Written by `npm run data` from data/verb-collocations.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const verbCollocations = `verbs	nouns	right
make|realise|do|execute	interview|interviews	conduct
make|realise|do	activity|activities|workshop|workshops|games	run
make|realise|do|execute|effect	inventory|test|tests|exam|exams|examination|examinations|experiment|experiments|inspection|inspections|evaluation|evaluations|assessment|assessments|analysis|analyses|study|studies|survey|surveys|control|controls|maintenance|reparation|reparations|repair|repairs|project|projects|calculation|calculations|measurement|measurements|reconciliation|reconciliations|research|investigation|installation|installations|audit|audits|check|checks	carry out
make|do|realise	photo|photos|picture|pictures|photographs	take
make|realise|elaborate	report|reports|document|documents|contract|contracts|declaration|declarations|balance|balances|schedule|schedules|budget|budgets|plan|plans	prepare
control	date|dates|goods|stock|invoices|bags|bag|tickets|quality|temperature|temperatures|machine|machines|execution|work|works|documents	check
attend	customers|clients|guests|customer|client|tables|table|public	serve
form	apprentices|apprentice|students|student|employees|staff|colleagues|workers|personnel	train
give	classes|class|course|lessons	teach
hold	course	teach
receive	customers|clients|guests|visitors	welcome
mount	sockets|furniture|panels|kitchens|doors|windows|shelves|boards	fit
put	cables|tiles|pipes|wallpaper|sockets|windows|doors	fit
throw	rubbish|trash|garbage	take out`
