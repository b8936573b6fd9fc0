// Written by `npm run data` from data/learner-phrases.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const learnerPhrases = `wrong	right
for to	to
in where	where
in the which	where
because of that	because
responsable (?:of|for)	responsible for
responsible (?:of|with|from|on)	responsible for
responsible about (?=\\d)	responsible for about 
in charge (?:for|to|from)	in charge of
according (?!to|with)	according to 
according with	according to
since ((?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:years|months|weeks))	for $1
during ((?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:years|months|weeks))	for $1
(\\d+|all|many|several|more than \\d+) persons	$1 people
(?:older|old|elderly) persons	older people
(\\d+) percents?	$1 per cent
on daily basis	daily
on weekly basis	weekly
in daily basis	daily
(?:in|on) time of	during
in shop floor	on the shop floor
in (?:the )?site(?=$|[.,;]| and)	on site
(?:in|at) home(?=$|[.,;])	at home
dates? of expirations?	expiry dates
date of expiry	expiry dates
expiration dates?	expiry dates
without no	without any
never (\\p{L}+) no\\b	never $1 any
not (\\p{L}+) no\\b	not $1 any
more (higher|lower|better|bigger|smaller|faster|quicker|easier|cheaper|older|younger|cleaner|safer|harder|worse)	$1
most (best|biggest|highest|fastest|cheapest|worst)	$1
(speak|spoke|speaks|know|knows|knew|work|worked) good	$1 well
(speak|spoke|speaks) (English|Arabic|Spanish|French|Polish) good	$1 $2 well
they (homes?|needs|families|rooms?|houses?|meals?|teeth|hair|clothes|medicines?|medication|work|children|parents|own)	their $1
(children|people|pupils|students|patients|clients|customers|residents|women|men|parents|colleagues|visitors|passengers|guests|persons|staff|workers|employees) which (?!includ)	$1 who 
(children|people|pupils|students|patients|clients|customers|residents|women|men|parents|guests|visitors) who has	$1 who have
(children|people|pupils|students|patients|clients|customers|residents|women|men|parents|guests|visitors) who was	$1 who were
between others	among others
other(?:s)? (things|works?|jobs?|machines|tasks|duties|products)	other $1
all kinds? of	all kinds of
all the day	all day
(\\d)\\.(\\d{3}) pounds	£$1,$2
(\\d+)\\.(\\d{3}) pounds	£$1,$2
(\\d+)\\.(\\d{3})(?= ?(?:€|euros|units|pieces|people|customers|clients|followers|books|items|parcels|orders|tons|tonnes))	$1,$2
(\\d+) plus (users|staff|customers|people|clients|employees|members)	more than $1 $2
the half of	half of
explain(ed|ing|s)? (them|him|her) (the |about the |about )?([\\p{L} ]+?)(?= and |[.,;]|$)	explain$1 $3$4 to $2
(work|worked|working|employed) like an? 	$1 as 
(work|worked|working|employed) like (?=\\p{Ll})	$1 as 
every months	every month
every weeks	every week
every days	every day
in average	on average
by turn	a shift
intensive cares	intensive care
(?:at|in) maximum (?=\\d)	within 
(?:at|in )?minimum (?=\\d)	at least 
maximum (?=\\d)	up to 
(\\d+ ?\\p{L}*) (?:for|by|per each) (hour|day|week|shift)(?=$|[.,;])	$1 a $2
on day(?=$|[.,;]| and)	a day
by day(?=$|[.,;])	a day
in (morning|afternoon|evening)	in the $1
(?:in|at) (?:the )?end of (day|week|month|year)	at the end of the $1
at end of (day|week|month|year)	at the end of the $1
fill(ed|ing)? up (the |an? )?(forms?|documents?|applications?)	fill$1 in $2$3
(lady|man|woman|gentleman|person|lord) of (\\d+) years	$2-year-old $1
old (\\d+)-year-old	$1-year-old
(children|kids|pupils) of (\\d+) years	$2-year-old $1
in presence	in person
in function	into operation
by measure	made to measure
(\\d+) pieces? (old|new|rare) (book|painting|object)s?	$1 $2 $3s
more of (\\d+)	more than $1
for helping to	to help
under the pressure	under pressure
in (?:the )?internet	on the internet
in computer	on the computer
in (?:the )?phone	on the phone
by the phone	by phone
(\\d+) star(?=$|[.,;])	$1 stars
of (?:the )?Christmas	for Christmas
good quality and clean	to a good standard
until the (\\p{L}+)(?=$|[.,;])	to the $1
(\\d+) of (hours|days|weeks|months|years)	$1 $2
(?:an? )?stage of (two|three|four|five|six|nine|twelve|\\d+) months	a $1-month placement
an? parking(?= for)	a car park
leav(e|es|ing) from hospital	leav$1 hospital
on (\\d+) per cent	to $1 per cent
respect to	compared with
(books?|items|objects|things) which donated	$1 which were donated
put in(?:to)? (?:the )?(?:function|operation)	commissioned
(when|if|because|that|while|as|where|whether) there (not|being|never|always|still) (?!enough|any|a)	$1 they're $2 
id (?=(?:also |then )?(?:work|go|come|do|help|make|finish|take|get|check|send|meet|design)\\b)	I'd 
how (speak|operate|behave|communicate|prepare|serve|fill|repair|install)(?= )	how to $1`
