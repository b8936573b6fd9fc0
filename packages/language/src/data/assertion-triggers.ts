// Written by `npm run data` from data/assertion-triggers.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const assertionTriggers = `effect	reach	pattern
none	phrase	not only
none	phrase	no|not later|fewer|less than
none	phrase	not limited to
none	phrase	without delay
none	phrase	whether or not
none	phrase	planned maintenance
none	phrase	help desk
none	phrase	help line
none	phrase	technical|it|customer|1st|2nd|first|second|line|desktop support
none	phrase	support ticket|tickets|call|calls|desk|requests|worker|workers|plan|plans|group|groups|services
none	phrase	learning|teaching|student support
none	phrase	can't wait
none	phrase	to date
none	phrase	@put|get|pull|bring|piece|draw|fit@V together
none	phrase	@put|get|pull|bring|piece|draw|fit@V <any5> together
none	phrase	half past|an|a|hour|hours|day|days|term|terms|million|thousand|dozen|ton|tonne|mile|marathon
none	phrase	half one|two|three|four|five|six|seven|eight|nine|ten
none	phrase	a? quarter past|to|of an
none	phrase	once|twice a|an|per|each|every|weekly|daily|monthly
none	phrase	due to a|an|the|my|our|his|her|their|high|low
none	phrase	cover note|notes|letter|letters|supervisor|teacher|price|charge|charges
none	phrase	first|second|third aid|fix
none	phrase	in part exchange
none	phrase	acting as
none	phrase	joint venture|ventures|account|accounts|replacement|replacements|pain
negated	forward	never|not|cannot|nor
negated	forward	<not>
negated	forward	unable|failed|refused|declined to
negated	forward	@decline|refuse|reject|miss|lack@V
negated	forward	turned down
negated	forward	instead of
negated	forward	rather than
negated	forward	without
negated	forward	no longer
negated	forward	no|little responsibility|experience|authority|control|access|involvement|part|input|say|knowledge|training for|of|over|in|to|with|on
negated	forward	stopped|fell short of
negated	forward	but|and|, not
negated	phrase	no|neither|zero|nil
negated	forward	nothing|nobody|none
negated	backward	outside|beyond my|the|our|me <any1> role|remit|duties|job|scope|responsibility|authority?
negated	backward	excluded|excepted|aside|outstanding
negated	backward	@be@V? still? left? to|for other|others|another|somebody|someone|colleagues
negated	forward	free of|from
negated	forward	with the exception of
negated	forward	@avoid|omit|skip|forgo@V
negated	forward	short of
negated	forward	@keep|stay@V off|away|out from|of?
negated	forward	in? lieu|place of
negated	forward	devoid of
negated	forward	too <any1> to <V>
negated	phrase	apart|aside from
negated	phrase	except|excluding
planned	forward	@aim|plan|hope|intend|want|wish|attempt|try|propose|expect|prepare|offer|ask|agree|volunteer|schedule|arrange|mean|look|seek@V to <V>
planned	forward	@ask|tell|invite|expect|choose|select|hire|schedule|book@V to <V>
planned	forward	@be@V? due|supposed|going|about|set|yet|meant to
planned	forward	@aim|hope|apply|bid|interview|tender@V for|at
planned	forward	@stand|run|enter@V for
planned	forward	@study|work|train|prepare|build|progress@V towards|toward
planned	forward	@study|train|prepare|revise@V for <any2> level|nvq|btec|acca|aca|aat|cima|cipd|gcses|degree|diploma|certificate|qualification|exam|exams|licence|test
planned	forward	studying
planned	forward	almost|nearly <V>
planned	forward	considered|shortlisted|nominated|interviewed|recommended|longlisted for
planned	forward	put forward for|to
planned	forward	@consider@V
planned	forward	candidate|application|bid|nomination for
planned	forward	interested in
planned	forward	keen|willing|ready|hoping|hoped|eager to
planned	forward	will|shall|should
planned	forward	would need|like|have|love|prefer
planned	forward	still to <V>
planned	forward	@be@V still|yet to
planned	clause	@remain@V to be
planned	forward	@intend@V a|an|the|its
planned	clause	@put@V? on hold
planned	clause	@await@V
planned	forward	on the? way|path|road to|towards
planned	forward	@lead@V to|towards a|an|the <any3> qualification|certificate|degree|diploma|licence
planned	forward	@have@V been? asked to
planned	forward	@draft|draw|make|write|have|pitch|suggest|propose|submit@V up? the|a? plan|plans|proposal|proposals|idea|ideas|bid|bids to|for|of
planned	forward	plan|plans|proposal|proposals|idea|ideas|bid|target to|for|of
planned	forward	@suggest|propose|recommend|pitch@V
planned	forward	in hope|hopes of
planned	forward	with the aim|goal|intention of
planned	forward	designed|intended|meant to
planned	forward	so as to
planned	forward	aiming to|at
planned	forward	chance|opportunity|permission|need to
planned	clause	next year|month|week|spring|summer|autumn|winter|term|season
planned	clause	in progress
planned	clause	not yet
planned	clause	pending|upcoming|forthcoming|provisional|provisionally|predicted|proposed|awaiting
planned	clause	in training
uncertain	forward	may|might|could|possibly|perhaps|probably|maybe|potentially|apparently|can
uncertain	forward	@seem|appear@V to
uncertain	forward	i think|believe|feel|reckon
uncertain	forward	likely|thought|believed|said to
watched	forward	@shadow|observe|watch@V
watched	forward	sat|sitting|sit in on|with
watched	forward	looked on
watched	forward	@learn@V how? to|about
watched	forward	was shown how
received	forward	was|were|been|am|got|being <RB>? trained|taught|mentored|coached|supervised|managed|guided|instructed|inducted|tutored|shown|briefed|assisted|supported|helped|led|awarded|presented|offered|nominated|appraised|recruited|hired|promoted|assessed|sent|given|signed|sponsored
received	forward	@receive|undergo@V
received	forward	had|have|got|given|undertook|took|underwent|attended|completed <any3> training|tuition|coaching|mentoring|lessons|briefing|briefings|supervision|induction|feedback|course|workshop
received	forward	^ trained|taught|mentored|coached|supervised|managed|led|awarded|given|shown|promoted|nominated|guided in|by|as|at|on|how|through|under|to|for|from|after|within|into
received	forward	@attend@V
others	backward	by <person>
others	backward	<VBN> by the|an|a|my|our|another|his|her|their <any2> <NN>
others	forward	reported|reporting|fed|feeding back? to
others	forward	while|whilst|as <person> <V>
helped	forward	@help|assist|support|contribute|participate|aid@V
helped	forward	@take@V part
helped	forward	involved in|with
helped	forward	@be@V involved in|with
helped	forward	@give|lend|provide@V <any4> hand|support|assistance|help
helped	forward	had input
helped	forward	input into|to
helped	forward	@play@V a <any1> part|role
helped	forward	assistance|support|help|assisting with|to|for|in
helped	forward	@deputise@V
helped	forward	@stand|fill|step@V in for|as
helped	forward	@cover@V for|as
helped	forward	stood in
helped	forward	@chip@V in
helped	forward	with help from
helped	clause	aided|assisted|helped by
helped	forward	@lend@V a? hand|help|support
helped	forward	as? a|an|the? <any3> helper|mate|assistant|aide|deputy to|for|of?
helped	forward	in support|aid of
helped	forward	@pitch|muck@V in
helped	forward	@play@V my|a|an|some|its? part
helped	forward	@back@V up
helped	forward	to assist|aid|support
helped	forward	helper|helpers|helping
joint	forward	part|member|one of the|a|an|our|my? <any3> team|crew|group|committee|squad|section|unit|department|panel|party|project|cast|gang
joint	clause	in|on|as|within|with a|an|the|my|our <any2> team|crew|group|pair|gang
joint	forward	we
joint	clause	jointly|together|alongside|collectively
joint	forward	@collaborate@V with|on
joint	forward	@co-lead|co-run|co-write|co-manage|co-organise|co-found|co-author|co-design|co-develop|co-create|co-host|co-teach|co-chair|co-present|co-ordinate-with@V
joint	clause	one of the|a|our? <CD>|several|many|team|few
joint	clause	with <any1> other? colleague|colleagues|coworker|coworkers|teammate|teammates|brother|sister|husband|wife|father|mother|friend|friends|partner|others|classmates|flatmates|mates|mate|housemates|mum|dad
joint	clause	with a|an|the|my|our|two|three|another <any2> <person>
joint	clause	with the rest of
joint	clause	with the? help|support|assistance|guidance of|from
joint	clause	thanks to the|my|our <any1> team|manager|colleagues
joint	clause	shared with|between|among
joint	clause	in pairs
joint	forward	helped me|us
joint	clause	@co-operate|cooperate|co-work|team|partner|pair@V up? with
joint	clause	working beside|with
joint	clause	beside|in a|an|my|the <any2> colleague|colleagues|engineer|technician|nurse|manager|lead
joint	clause	in tandem|partnership|collaboration|conjunction|concert|company with
joint	clause	in <any3> 's company
joint	clause	hand in hand with
joint	forward	one of <CD>|several <any2> who|that
joint	forward	as? one|two|three|four|part|among|amongst of|a|an|the <any1> <CD>|pair|trio|team|group|crew|gang|squad|panel|staff|several|testers
joint	forward	@belong@V to
joint	clause	between|amongst|among us|them|ourselves|themselves|two|three|four|five|six
joint	clause	together with
joint	clause	with <any1> <person>'s help|support|assistance
joint	clause	with <CD> others?|other?
joint	clause	@share@V <any4> with
supervised	clause	under <any4> supervision|guidance|direction|instruction|instructions|oversight|eye|watch
supervised	clause	supervised|guided|checked|overseen|directed|led by
supervised	clause	under <person>
supervised	clause	with <person> present|watching|supervising|checking
supervised	clause	while <person> @supervise|watch|check@V
partial	phrase	the? first|second|third|last|opening|final|one|two|three|a|an chapter|chapters|part|parts|section|sections|draft|drafts|page|pages|unit|units|module|modules|phase|phases|stage|stages|version|versions|floor|floors|bit|bits|piece|pieces|share|copies|step|steps of
partial	phrase	some of?
partial	phrase	part|parts of
partial	phrase	half|most|several|any|many of?
partial	phrase	almost|nearly all|every of?
partial	phrase	a few|number|share|portion|fraction|quarter|third|handful|couple|majority of?
partial	phrase	one of the|my|our|its|their|his|her|several
partial	phrase	the majority|bulk of
partial	clause	partly|partially|mainly|mostly|largely|chiefly|predominantly|principally|primarily
partial	clause	in the main
partial	clause	for the most part
partial	clause	the|its|their bulk|majority of? them|it?
partial	phrase	among|amongst the|those
partial	phrase	about|around|roughly|approximately half|one-third|two-thirds|one-quarter
partial	phrase	one-third|two-thirds|one-quarter|three-quarters of?
partial	phrase	part-way|partway|halfway through
partial	phrase	certain|selected
partial	phrase	<CD> of the|our|my|their|its|these|those
occasional	clause	occasional|occasionally|sometimes|rarely|seldom|temporarily|briefly|usually|normally|generally|typically|ordinarily|intermittently|periodically|sporadically|infrequently
occasional	clause	as a rule
occasional	clause	in most|some|certain|many cases|weeks|months|instances|years|places
occasional	clause	at|in|during busy|slack|quiet|peak times|time|periods|spells
occasional	clause	on and off
occasional	clause	off and on
occasional	clause	now and again
occasional	clause	some|certain|odd|few|several weeks|days|nights|months|shifts|mornings|evenings|weekends
occasional	clause	in|during <any4> absence|sickness|holidays|holiday|leave
occasional	clause	on request
occasional	clause	upon request
occasional	clause	a time or two
occasional	clause	twice|once
occasional	clause	at times
occasional	clause	from time to time
occasional	clause	now and then|again
occasional	clause	once in a while
occasional	clause	once or twice
occasional	clause	on occasion|occasions
occasional	clause	when|whenever|as|if needed|required|necessary|asked|short-staffed|busy
occasional	clause	when the|my|our|a|another <any3> was|were absent|away|off|out|ill|sick|busy|on|short
occasional	clause	when we|they|he|she was|were absent|away|off|out|ill|sick|busy|on|short
occasional	clause	the odd
occasional	clause	ad hoc
occasional	clause	as and when
occasional	clause	one-off
occasional	clause	for a|one|two|three day|days|week|weeks|month|months|shift|term
junior	phrase	junior|trainee|assistant|deputy|acting|apprentice|student|intern|interim|temporary|temp|volunteer|graduate|unpaid|probationary|second-in-command|part-time|seasonal|casual|relief|bank
junior	clause	work experience
junior	clause	as a|an temp|volunteer|intern|apprentice|trainee|student
junior	clause	on placement
practice	clause	mock|simulated|simulation|simulations|pretend|dummy|hypothetical|fictional|fictitious|prototype|pilot|trial
practice	clause	as a|an|part? of? a|an|our|the? <any1> exercise|drill|simulation|demonstration
practice	clause	role-play|role-played|roleplay
practice	clause	as a|an|my|part? of? a|my|the? <any1> university|college|school|course|uni|degree project|assignment|module|exercise|work
past	forward	used to
past	clause	previously|formerly|until
supervised	clause	signed|checked|approved|overseen|reviewed|countersigned off? by|with
supervised	clause	<person> @oversee|watch|check|supervise@V
supervised	clause	<person> signed|signing off
supervised	clause	<person> next to me
supervised	clause	<person> always? there
occasional	clause	now and then
occasional	clause	<any1> cover
junior	clause	maternity|holiday|sickness|sick|agency|bank|seasonal|temporary|casual|relief cover|work|shifts|contract|role|staff|post|worker
past	clause	since lapsed|expired|ended
past	clause	until <CD>
received	forward	@go@V on <any4> course|training|workshop
received	forward	had <any3> training|talks|course|lessons|induction
received	clause	training|course|talks given|delivered|run by
planned	forward	@look|think|inquire|enquire@V at|into|of|about <any5> course|courses|class|classes|qualification|certificate|diploma|apprenticeship|exam|exams
planned	forward	@book|enrol|register|sign@V up? on|onto|for|in|with <any5> course|courses|class|classes|training|exam|exams|module|workshop
planned	clause	course|courses|class|training|exam|examination|workshop|module is|was|are|were? booked|planned|arranged|postponed|cancelled|offered
planned	forward	course|class|training|exam|place booked|planned|arranged for|in|on
planned	clause	when time|money|funds allows|allow|permits|permit
planned	forward	@save|fund@V up? for <any5> course|class|training|exam|licence
none	phrase	<VBN> <any2> by me|myself
supervised	clause	with <any4> supervising|watching|checking|verifying|overseeing|reviewing|approving
supervised	clause	subject to <any3> check|checks|approval|sign-off|review
supervised	clause	<person> looking on
supervised	clause	at the direction|instruction of
supervised	clause	for <any3> <person> to check|approve|review|sign
received	forward	@learn@V <any6> from|under|off|with
received	forward	taught|showed|trained|coached|mentored me|us
received	forward	introduced to`
