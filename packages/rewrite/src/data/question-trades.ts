// Written by `npm run data` from data/question-trades.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const questionTrades = `titles	trades	hours	served	fit	unless
staff nurse|nurse|nursing|charge nurse|ward sister|matron|hca|healthcare assistant|health care assistant|nursing assistant|nursing associate|theatre nurse|district nurse|clinical support worker	nursing|care|clinic|dental	shift	How many patients did you look after on a shift?	for:patients a shift	
care assistant|carer|support worker|home care worker|care worker|domiciliary carer|healthcare support worker|senior carer|care home manager|live-in carer|personal assistant carer|home carer|residential support worker	care	shift	How many people did you look after on a shift?	for:people a shift	activity|activities|game|bingo
midwife|maternity support worker|maternity	midwifery|nursing	shift	How many women did you look after on a shift?	for:women a shift	
dental nurse|dentist|dental hygienist|dental receptionist|orthodontic nurse	dental|clinic	day	How many patients came in a day?	for:patients a day	
pharmacist|pharmacy dispenser|dispenser|pharmacy technician|pharmacy assistant|pharmacy	pharmacy|clinic|retail	day	How many prescriptions did the pharmacy do in a day?	with:prescriptions a day	stock control
physiotherapist|physio|occupational therapist|speech therapist|therapist|physiotherapy assistant|osteopath|rehab assistant|podiatrist|dietitian|counsellor|psychologist	therapy|clinic|nursing	day	How many patients did you see in a week?	for:patients a week	
paramedic|ambulance technician|emergency care assistant|ambulance care assistant|ambulance	ambulance	shift	How many calls did you go to on a shift?	with:calls a shift	
radiographer|sonographer|radiology|imaging	imaging	day	How many patients did you see in a day?	for:patients a day	
biomedical scientist|laboratory technician|lab technician|laboratory assistant|lab assistant|lab|laboratory|qc analyst|quality control|science technician|phlebotomist|microbiologist|chemist	lab|research	day	How many samples did you handle in a day?	with:samples a day	
hospital porter|theatre porter|portering	porter	shift	How many patients did you move on a shift?	with:patients a shift	
gp receptionist|receptionist gp|receptionist medical|surgery receptionist|medical receptionist|ward clerk|practice manager|medical secretary|doctor’s receptionist|doctors receptionist|patient services|clinic clerk	clinic|office	day	How many patients did you deal with in a day?	for:patients a day	
doctor|gp|surgeon|registrar doctor|junior doctor	nursing|clinic	shift	How many patients did you see on a shift?	for:patients a shift	
social worker|social work assistant|family support worker|safeguarding|personal adviser|case worker|caseworker|youth offending|probation	social work|office	week	How many cases did you have at a time?	with:cases at a time	
housing officer|housing|tenancy|lettings officer|neighbourhood officer	housing	week	How many homes did you look after?	with:homes	
estate agent|lettings negotiator|lettings agent|sales negotiator|property	estate agency|housing|sales	week	How many viewings did you do in a week?	with:viewings a week	
teacher|tutor|senco|headteacher|head of year|instructor|cover supervisor	teaching|early years|research	day	How many pupils did you teach?	for:pupils	
nursery nurse|nursery practitioner|nursery|nursery worker|early years|nanny|childminder|nursery assistant|play worker|playworker	early years|teaching	day	How many children did you look after?	for:children	
youth worker|youth	teaching|charity|social work	week	How many young people came?	for:young people	
postdoctoral researcher|researcher|research fellow|research assistant|research scientist|phd researcher|research|postdoc|archivist|biologist|scientist	research|lab	week			
chef|cook|kitchen porter|kitchen assistant|sous chef|commis|catering assistant|catering|kitchen|pastry chef|pot wash|dinner lady	kitchen|hospitality	service	How many covers did the kitchen do in a service?	for:covers a service	
waiter|waitress|bar staff|bartender|barista|bar|waiting staff|front of house|café|cafe|restaurant|pub|bar supervisor|restaurant manager|bar manager	hospitality|kitchen|retail	shift	How many customers did you serve on a shift?	for:customers a shift	
hotel receptionist|hotel|night porter|hotel manager|concierge|night auditor|guest services	hospitality|cleaning|office	shift	How many rooms did the hotel have?	with:rooms	
retail assistant|shop assistant|sales assistant|supermarket assistant|retail|supermarket|shop|cashier|checkout|store manager|store|till|retail supervisor|shop manager|customer assistant|florist	retail|sales|hospitality	shift	How many customers did you serve on a shift?	for:customers a shift	
sales representative|sales|account manager|business development|sales executive|telesales|field sales|account executive|estimator	sales|marketing	month	How many customers did you look after?	with:customers	
receptionist|front desk	office|clinic|hospitality	day	How many visitors did you deal with in a day?	with:visitors a day	
administrator|office|administrative|admin|clerk|administration|office manager|data entry|assistant administrator|registrar|clerical|court usher|events assistant|coordinator	office|finance|hr|legal	day			
call centre|customer service|customer services|contact centre|call handler|switchboard|helpline|call centre agent|customer adviser|customer advisor	office|retail|sales	day	How many calls did you take in a day?	with:calls a day	
accountant|accounts assistant|accounts|finance|credit controller|auditor|accounts payable|purchase ledger|sales ledger|tax|management accountant|financial	finance|office|hr	month			
bank clerk|bank|mortgage adviser|insurance|claims handler|cashier bank|underwriter|financial adviser|banking	finance|sales|office	day	How many customers did you see in a day?	for:customers a day	
hr|human resources|recruiter|recruitment|talent|recruitment consultant|hr adviser|hr advisor|people partner	hr|office	month	How many staff did the company have?	for:staff	
it support|it technician|service desk|helpdesk|it|systems administrator|network engineer|infrastructure|desktop support	it	week	How many tickets did you close in a week?	with:tickets a week	placement
software developer|software engineer|developer|web developer|programmer|devops|tester|qa engineer|product manager|software|front-end|back-end	it|projects	week	How many people used the software?	with:people	
data analyst|analyst|data scientist|business analyst|data engineer|risk analyst	it|finance|research	week			
marketing|social media|communications|pr|content|digital marketing|marketing executive|bid writer|campaigns	marketing|design|media|sales	month			
graphic designer|designer|photographer|illustrator|video editor|artist|sign-writer|signwriter|animator|ux designer	design|marketing|media	month	How many clients did you work for?	for:clients	
journalist|reporter|editor|producer|broadcast|news	media|marketing	week			
project manager|programme manager|pmo|project|scrum master	projects|it|construction	month	How many projects did you run at a time?	with:projects at a time	
civil servant|policy|policy adviser|policy officer|executive officer|administrative officer|ministry|council	civil service|office|housing	month			
charity|volunteer|volunteer coordinator|community worker|outreach	charity|retail|social work	week	How many people did you help in a week?	for:people a week	
solicitor|paralegal|lawyer|legal|barrister|conveyancer|legal assistant|legal executive|solicitors|trainee solicitor	legal|office	month	How many files did you work on at a time?	with:files at a time	
security guard|security officer|security|door supervisor|doorman|event steward	security	shift	How many people came through on a shift?	with:people a shift	patrol|patrolling|patroling|incident
driver|hgv driver|lorry driver|van driver|courier|delivery driver|transport|fleet|logistics|delivery	transport|warehouse	shift	How many drops did you do in a day?	with:drops a day	europe|international|trunk|trunking|tramping|calais|abroad|spain|france|germany
bus driver|coach driver|taxi driver|train driver|tram driver|train conductor|conductor|ferry	transport	shift	How many passengers did you carry in a day?	with:passengers a day	
warehouse|warehouse operative|forklift|picker|packer|forklift driver|stock controller|goods in|storeman|warehouse manager	warehouse|transport|manufacturing|retail	shift			
factory|machine operator|cnc|machinist|welder|fabricator|production|assembly|factory operator|cnc machinist|production operative|line operative|process operator|toolmaker|sheet metal	manufacturing|warehouse|engineering	shift			
maintenance engineer|maintenance|maintenance technician|fitter|lift engineer|mechanical fitter	manufacturing|engineering|electrical|plumbing|vehicle	week	How many jobs did you do in a week?	with:jobs a week	
mechanical engineer|design engineer|engineer|civil engineer|cad technician|cad|graduate engineer|surveyor engineer|architect|architectural|electronics engineer|process engineer	engineering|construction|projects	month			
bricklayer|labourer|plasterer|roofer|scaffolder|groundworker|builder|construction|tiler|painter|decorator|plant operator|site manager|foreman|quantity surveyor|surveyor|building surveyor|stonemason|site supervisor|quarry|site engineer	construction|engineering	week			
joiner|carpenter|cabinet maker|kitchen fitter|bench joiner|shopfitter	construction	week	How many jobs did you do in a month?	with:jobs a month	
electrician|electrical|electrical engineer|electricians mate|alarm engineer	electrical|construction	week	How many jobs did you do in a week?	with:jobs a week	
plumber|heating engineer|gas engineer|plumbing|boiler|heating|drainage engineer|gas fitter	plumbing|construction	week	How many jobs did you do in a week?	with:jobs a week	
mechanic|vehicle technician|mot tester|vehicle|fitter mechanic|tyre fitter|valeter|bodyshop|motor	vehicle	week	How many vehicles did you work on in a week?	with:vehicles a week	
cleaner|domestic|hospital domestic|window cleaner|caretaker|cleaning supervisor|cleaning|janitor	cleaning|office	shift	How many rooms did you clean on a shift?	with:rooms a shift	
gardener|landscape gardener|landscaper|groundsman|arborist|tree surgeon|groundskeeper|garden|horticulture	gardening|farming|construction	week	How many gardens did you look after?	with:gardens	
farm worker|farm|farmer|dairy|shepherd|fruit picker|stockman|herdsman|tractor driver|farm labourer|vet nurse|veterinary nurse|kennel assistant|groom|dog walker	farming|gardening	day	How many animals did you look after?	with:animals	
hairdresser|barber|beautician|beauty therapist|nail technician|stylist|salon	beauty|retail	day	How many clients did you see in a day?	for:clients a day	
fitness instructor|personal trainer|lifeguard|leisure assistant|sports coach|swimming teacher|gym|coach	fitness|teaching	week	How many people came to a class?	with:people a class	
librarian|library|museum|gallery|library assistant	library|office	day			
housekeeper|housekeeping|hotel housekeeper|room attendant|chambermaid|hotel housekeeping|hotel cleaner	cleaning|hospitality	shift	How many rooms did you clean on a shift?	with:rooms a shift	
prison officer|custody officer|detention officer|custody	security	shift	How many prisoners did you look after on a shift?	for:prisoners a shift	
police|police officer|pcso|police staff|police constable|detective	security	shift			
pa|personal assistant|executive assistant|secretary|legal secretary	office|legal	day	How many people did you support?	with:people	
postal worker|postman|postwoman|postie	transport|office|retail	day	How many addresses did you deliver to?	with:addresses	
fundraiser|fundraising|charity fundraiser	charity|marketing	week			
teaching assistant|ta|learning support|classroom assistant|learning mentor|higher level teaching assistant|lsa	teaching|early years	day	How many pupils did you support?	for:pupils	
lecturer|university lecturer|tutor university|teaching fellow	teaching|research	week	How many students did you teach?	for:students	
baker|butcher|fishmonger	kitchen|retail	day			
bookkeeper	finance|office	month	How many clients did you keep books for?	for:clients	
payroll|payroll administrator|payroll officer|payroll manager	finance|hr|office	month	How many people were on the payroll?	for:people	
planning officer|town planning|planner|town planner	civil service|housing	month	How many cases did you have at a time?	with:cases at a time	
structural engineer	engineering|construction|projects	month	How many projects did you have at a time?	with:projects at a time	`
