// Written by `npm run data` from data/question-next.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const questionNext = `trades	nouns	unit	question	told	unless
office|clinic|retail|it|finance	call|phone|telephone|switchboard	words	What were most of the calls about?	Most of the calls were about {answer}	
it	ticket|password|laptop|request	words	What were most of the tickets about?	Most of the tickets were about {answer}	mainly|mostly
any	query|enquiry|email	words	What were most of the {noun} about?	Most of the {noun} were about {answer}	mainly|mostly
any	complaint	words	What were most of the complaints about?	Most of the complaints were about {answer}	mainly|mostly
nursing|care|clinic|therapy	patient|resident|service user	words	What conditions did most of the {noun} have?	Most of the {noun} had {answer}	with dementia|with autism
midwifery	woman|birth|labour	words	What kind of unit was it?	Worked in {answer}	unit|suite
retail	till|cash|payment|checkout	money	How much did you take on the till in a day?	Took {answer} on the till	£
retail|hospitality	customer|stock|till	count	How many of you were on a shift?	Worked in a team of {answer}	team
hospitality|kitchen	cover|meal|pot|pan|dish|food|table|kitchen|veg|dessert	count	How many of you were on a shift?	Worked in a team of {answer}	team
transport	parcel|drop|delivery|furniture|route|goods|load|van	words	Which area did you cover?	Covered {answer}	across|around|yorkshire|europe|uk
transport	bus|passenger|coach|fare|taxi|train	words	Which routes did you drive?	Drove {answer}	route
warehouse|manufacturing	order|pallet|pick|item|part|lorry|goods	count	What was your target?	Worked to a target of {answer}	target|%
cleaning	room|bedroom|office|bed|toilet	words	How long did you have for each room?	Had {answer} for each room	minutes
cleaning	room|office|floor	count	How many of you cleaned there?	Worked in a team of {answer}	team
teaching|early years	pupil|child|student|lesson|class|group|reading|phonics	words	How old were the children?	The children were {answer}	year |aged|ks1|ks2|ks3|toddler|year olds
finance|office|hr	invoice|payment|payroll|record|timesheet|ledger|reconciliation|data|order|form	words	Which system did you use?	Used {answer}	using|sage|xero|sap|excel|spreadsheet|system|software
legal	bundle|file|case|matter|letter|document|contract|statement|client|conveyancing	words	What kind of cases were most of them?	Most of the cases were {answer}	family|criminal|conveyancing
construction	induction|toolbox talk|permit|subcontractor|snag|rams	count	How many people were on site?	Worked on a site with {answer} people	people
construction	kerb|slab|edging|brick|block|drain|concrete|wall|door|roof|metre	count	How many of you were in the gang?	Worked in a gang of {answer}	gang|team
electrical|plumbing	rewire|fix|board|boiler|property|fault|job|socket|eicr|bathroom	words	What kind of properties were most of them?	Most of the properties were {answer}	domestic|commercial|industrial|council
vehicle	car|vehicle|van|lorry|service|brake|mot	words	Which makes did you work on most?	Worked mostly on {answer}	bmw|ford|audi
beauty	client|colour|cut|haircut|treatment|nail|hair|bridal	words	What did most of the clients book?	Most of the clients booked {answer}	mainly|mostly
security	people|door|bag|id|search|site|gate|patrol	count	How many of you were on a shift?	Worked in a team of {answer}	team
farming	animal|cow|milking|calf|sheep|parlour|lamb|herd	count	How many acres was the farm?	Worked on a farm of {answer} acres	acre
lab|research	sample|specimen|test	words	Which tests did you run most?	Ran mostly {answer}	mainly|mostly
design|marketing|media	client|logo|flyer|book|poster|brochure|illustration|post|campaign	words	What kind of clients were most of them?	Most of the clients were {answer}	for small|local businesses
it|finance|research	report|dashboard|data|record|sale	words	Who was the work for?	The work was for {answer}	used by|for the
gardening	garden|lawn|hedge|tree|plant	words	What kind of gardens were most of them?	Most of the gardens were {answer}	
housing|social work	home|tenant|case|visit|family|tenancy	words	What were most of the cases about?	Most of the cases were about {answer}	
office|hospitality	visitor|guest|appointment	words	What did most of the visitors come for?	Most of the visitors came for {answer}	`
