// Written by `npm run data` from data/scales.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const scales = `scale	degree	pattern
frequency	0	never
frequency	0	not|didn't|did yet
frequency	1	rarely|seldom|hardly|barely
frequency	1	hardly|barely ever
frequency	1	once or twice
frequency	1	one-off
frequency	1	a few|couple|handful of? times
frequency	1	on one|two occasion|occasions|visit|visits|shift|shifts
frequency	1	the|an odd
frequency	2	sometimes|occasional|occasionally|irregular|irregularly|sporadic|sporadically|intermittently
frequency	2	at|some times
frequency	2	on occasion|occasions
frequency	2	now and then|again
frequency	2	from time to time
frequency	2	once in a while
frequency	2	every now|so and|often then|again?
frequency	2	every so often
frequency	2	as and when
frequency	2	ad hoc
frequency	2	when|whenever|as|if|where needed|required|necessary|asked|short|short-staffed|busy|available|possible
frequency	2	some|certain|odd|few|several days|nights|weeks|months|shifts|mornings|afternoons|evenings|weekends|saturdays|sundays|mondays|fridays|occasions|visits|sessions
frequency	2	a few|couple of? days|nights|weeks|months|shifts|mornings|evenings|weekends|occasions|visits|sessions
frequency	3	often|frequent|frequently|regular|regularly|repeatedly|routine|routinely|many-times
frequency	3	as a matter of routine|course
frequency	3	on a regular|frequent basis
frequency	3	many times|days|nights|weeks|shifts
frequency	4	usually|normally|generally|typically|mostly|mainly|largely|chiefly|predominantly|primarily|commonly|tended
frequency	4	most|nearly|almost days|nights|weeks|months|shifts|mornings|afternoons|evenings|weekends|saturdays|sundays|visits|times
frequency	4	nearly|almost every|always|all
frequency	4	as a rule
frequency	4	in the main
frequency	4	for the most|main part
frequency	5	always|constant|constantly|continual|continually|continuous|continuously|invariably|consistently|permanently|unfailingly
frequency	5	every|each|any time|occasion|case|instance|visit
frequency	5	day in
frequency	5	without fail|exception
frequency	5	never missed|fail|failing|fewer|less
frequency	5	all the time
share	0	none|neither
share	1	one of
share	1	a little|few|handful|couple|fraction|minority|bit of?
share	1	the odd
share	2	some|certain|several|various|partly|partially|selected
share	2	part|parts|share|portion of
share	2	a number|certain of|amount
share	3	many|half|numerous
share	4	most|mostly|mainly|largely|chiefly|predominantly|majority|bulk|principally
share	4	nearly|almost all|every|everything|everyone
share	4	for the most|main part
share	5	all|every|each|entire|entirely|whole|wholly|full|fully|everything|everyone|everybody|both|throughout|exclusively|solely
certainty	1	may|might|possibly|perhaps|maybe|could
certainty	2	@hope|wish|want|aspire@V
certainty	2	would like|love
certainty	2	tried|attempted|trying
certainty	3	likely|probably|expected|expecting|provisional|provisionally|predicted|should|intending|aiming|aimed|planned|planning|plan|meant
certainty	3	working|studying|training|preparing towards|toward|for
certainty	4	will|due|booked|confirmed|scheduled|set
skill	1	basic|beginner|some|slight|little|elementary|rudimentary|limited|introductory
skill	1	a bit|little|smattering
skill	2	working|conversational|intermediate|reasonable|fair|improving
skill	3	good|confident|competent|capable|comfortable|well|able|proficient
skill	4	fluent|strong|advanced|expert|excellent|outstanding|exceptional|thorough|highly|extensive|specialist|native|mastery|extensively|deep
rank	0	trainee|apprentice|student|intern|volunteer|work-experience|learner|placement|pupil
rank	1	assistant|junior|helper|temp|temporary|casual|seasonal|bank|agency|relief|labourer|mate|improver|graduate|support
rank	3	senior|experienced|qualified|registered|chartered|certified|accredited|licensed
rank	4	supervisor|team-leader|foreman|leader|lead|leading|chargehand|deputy|acting|in-charge
rank	4	team|shift|section leader
rank	4	in charge
rank	4	in-charge
rank	5	manager|management|principal|consultant|specialist|advisor|coordinator
rank	6	director|head|chief|owner|founder|partner|executive|president
rank	6	head of
reach	1	local|locally|store|branch|shop|street|village
reach	2	county|borough|district|area|city|town|citywide
reach	3	region|regional|regionally|south|north|midlands|south-west|south-east|north-west|north-east
reach	4	national|nationally|nationwide|country|uk|uk-wide|countrywide|company-wide|group-wide|organisation-wide|britain
reach	5	international|internationally|global|globally|worldwide|overseas|europe|european
employment	1	placement|voluntary|unpaid|trial|shadowing|observation|work-experience
employment	2	agency|temp|temporary|casual|seasonal|bank|relief|cover|zero-hours|freelance|supply|interim|maternity
employment	3	part-time|fixed-term|contract
employment	4	permanent|permanently|payroll|full-time|staff|salaried
success	1	applied|entered|bid|interviewed|attempted|nominated|shortlisted|submitted|sought
success	2	runner-up|commended|finalist|second
success	3	passed|achieved|won|secured|gained|obtained|awarded|qualified|completed|certified|earned`
