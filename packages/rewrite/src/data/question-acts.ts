// Written by `npm run data` from data/question-acts.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const questionActs = `rank	acts	objects	unit	question	fit	chips	trades
first	introduce|launch|implement|establish|initiate|pioneer|bring_in|roll_out|originate|invent|devise	*	words	What got better because of {the}?	result	fewer mistakes|shorter waits|less waste	
first	redesign|reorganise|restructure|rewrite|rework|streamline|simplify|overhaul|revamp|standardise|modernise|rearrange	*	words	What got better because of {the}?	result	fewer mistakes|quicker work|less waste	
first	automate	*	time	How much time did it save?	saving		
first	improve|enhance|strengthen|boost|increase|accelerate|speed_up|maximise	*	percent	By how much?	by		
first	raise|grow	sale|revenue|business|number|follower|profit|turnover|audience|attendance|membership|standard|income|rate|score|list|share|traffic|donation|awareness	percent	By how much?	by		
first	reduce|lower|decrease|shorten|minimise|halve|cut_down	*	percent	From what to what, or by how much?	by		
first	cut	cost|time|waste|spend|spending|queue|error|loss|bill|delay|price|turnover|downtime|complaint|absence|emission|usage|overtime|expense|budget|backlog	percent	From what to what, or by how much?	by		
first	save	money|time|cost	percent	How much did it save?	paren		
first	suggest|propose	*	words	What changed because of it?	result		
first	negotiate|renegotiate	contract|price|rate|deal|supplier|discount|term|fee|cost|rent|lease|saving	money	How much did it save?	saving		
first	win|secure|land	contract|business|client|funding|grant|account|bid|tender	money	What was it worth?	worth		
first	set_up|create|found|start|build	system|process|club|service|scheme|group|programme|database|spreadsheet|business|rota|library|guide|checklist|template|tracker|forum|network|procedure	words	What got better because of {the}?	result	fewer mistakes|shorter waits|less waste	
first	find|spot|notice|identify|discover|uncover|flag	error|mistake|fault|leak|discrepancy|fraud|risk|gap|problem|defect|bug|saving|issue|overpayment|duplicate	words	What did that save?	saving		
after	raise	fund|money|donation|sponsorship	money	How much did you raise?	paren		
after	train|teach|coach|mentor|induct|onboard|instruct|tutor	staff|apprentice|trainee|pupil|student|colleague|starter|learner|volunteer|people|person|child|adult|team|nurse|member|graduate|junior|assistant|chef|driver|operative|client|user|beginner	words	What could {the} do afterwards?	could	work on their own|pass their exams	
after	audit|inspect	*	words	What changed because of what you found?	result		
after	analyse|research|investigate|study|evaluate|survey|map|interrogate	data|datum|figure|market|trend|need|cost|sale|performance|competitor|price|feedback|result|usage|demand	words	What {was} {the} used for?	used		
after	report|write|draft|prepare|produce|compile|collate|document	report|paper|briefing|proposal|analysis|presentation|summary|forecast|plan|specification|statement|figure|spreadsheet	words	What {was} {the} used for?	used		
after	build|develop|design|make|code|program|engineer|model	app|website|tool|system|software|model|dashboard|database|spreadsheet|script|api|rig|prototype|product|equipment	words	What can people do with {the} now?	can		
after	organise|plan|host|arrange|coordinate|run|hold	event|trip|party|conference|fair|show|festival|visit|night|concert|evening	count	How many people came?	for:people		
after	advise|counsel|guide|consult|signpost	client|customer|tenant|student|pupil|patient|people|person|family|resident|member|parent|carer|farmer|learner|candidate|owner|buyer|claimant|caller|visitor|user	words	What could people do after your advice?	could		
after	resolve|deal|handle|solve|respond|manage|answer|settle	complaint|conflict|dispute|problem|issue|emergency|incident|query|enquiry|request	words	How quickly were most of them settled?	settled	within a day|the same day	
after	represent|present|demonstrate|pitch	*	words	What happened as a result?	result		
after	translate|interpret	*	words	Who was it for?	for		
after	attend|participate|take_part|join|contribute	*	words	What did you do there yourself?	own		
after	order|buy|purchase|source|procure	*	money	How much did you spend in a month?	paren:a month		
after	sell|upsell	*	money	How much did you sell in a month?	paren:a month		sales|retail|hospitality|marketing|media|farming|charity
after	cook|bake	*	count	How many covers did the kitchen do in a service?	paren:covers a service		kitchen|hospitality
after	ensure|make_sure|guarantee	*	words	How did you make sure?	means		
after	lead	*	count	How many people took part?	paren:people		
after	treat|massage|rehabilitate|strap|examine|vaccinate	patient|client|casualty|injury|wound|athlete|player|people|person|outpatient|animal	count	How many people did you see in a day?	paren:people a day		nursing|clinic|therapy|dental|ambulance|beauty|midwifery|farming|care
after	visit|survey	client|customer|family|home|site|patient|property|building|farm|school|tenant|resident|people	count	How many visits did you make in a week?	paren:visits a week		
after	interview	*	count	How many interviews did you do in a month?	paren:interviews a month		
after	serve|greet|welcome	customer|guest|visitor|food|drink|meal|tea|coffee|beer|table|bar|counter|people|diner|public|person	count	How many customers did you serve in a day?	paren:customers a day		retail|hospitality|kitchen
after	mark|grade|moderate	book|paper|essay|homework|coursework|work|exam	count	How many did you mark in a week?	paren:a week		teaching|research
after	perform|busk	*	count	How many people came?	paren:people		
after	cover|stand_in|deputise|fill_in|act_up	shift|absence|holiday|colleague|reception|desk|sickness|lunch|manager|weekend	words	How often did you cover?	often		
after	persuade|convince|encourage|motivate|inspire	*	words	What did they do as a result?	result		
after	chase|remind|follow_up	customer|debtor|client|supplier|payment|invoice|debt	count	How many did you chase in a week?	paren:a week		
after	refer|triage|admit|discharge	patient|client|people|casualty|walk-in|person|case	count	How many people did you see in a day?	paren:people a day		nursing|clinic|therapy|ambulance|midwifery|social work
sized	manage|lead|supervise|run|oversee|mentor|train|coach|coordinate|support|look_after|care|care_for|own|maintain|employ|recruit|line_manage|line-manage|teach|represent|advise|head|keep|serve	*	words				
uncounted	read|follow|observe|respect|use|wear|know|understand|learn|enjoy|like|love|want|possess|gain|require|need|study|hope|try|see	*	words				
light	be|have|do|get|go|come|let|bring|give|put|take|look|include|involve|work|keep	*	words				`
