// Written by `npm run data` from data/answer-phrases.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const answerPhrases = `role	said	told
hedge	about|around|roughly|approximately|approx|circa|maybe|perhaps|probably|say|~|i think|i guess|i would say|i'd say|id say|i reckon|something like|in the region of|more like|nearer|closer to|we think|must be|must have been|i suppose|average of|averaging	about
hedge	over|more than|above|upwards of|well over|just over	over
hedge	nearly|almost|just under|not quite|getting on for	nearly
hedge	up to|upto|a maximum of|can be|could be|can be up to|could be up to|can go up to|could go up to|it can be|going up to|anything up to|as many as	up to
hedge	at least|a minimum of|minimum	at least
hedge	under|less than|fewer than|below|no more than	under
opening	well|erm|um|er|oh|so|yes|yeah|yep|ok|honestly|basically|mostly|normally|typically|usually|generally|often|always|on average|an average of|average|avg|it varied|it varies|it depends|depends|varied|varies|loads|lots|anything from|anywhere from|between|from|in total|in all|altogether|just the|only the|just|only|all in all|the|it's|its|it was|it is|there were|there are|there was|there is|there's|there would be|i had|we had|i have|we have|i've got|we've got|had|have|got|get|i did|we did|i do|we do|i got|we got|i get|we get|i see|we see|i saw|we saw|i'm|im|we're|i was|we were|same|busy day|that's|thats|this was|that was|i'd do|i'd have|i'd get|i'd see|a good|easily|in the end|overall|now its|now it's|now|currently|at the moment	
rough	ish|odd|or so|something|somthing|or thereabouts|or there abouts|thereabouts|give or take|roughly|approx|approximately|i think|i guess|maybe|probably|i reckon|i'd say|more or less|more less|at a guess|roughly speaking	about
rough	at most|at the most|at the very most|tops|max|maximum|at max	up to
rough	at least|minimum|at the least	at least
ending	on average|average|usually|normally|altogether|in all|in total|overall|of them|of these|easily|tbh|lol|really|so far|to be honest|each|on the go|on the books|at my busiest|depending on the day|depending|in orders|the same|more	
sometimes	sometimes|some times|sometime|occasionally|now and then	sometimes
growth	went up to|goes up to|got up to|gone up to|rose to|rising to|grew to|grown to|up to now|went down to|got down to|fell to|dropped to|came down to|down to	
change	went from|it went from|going from|grew from|it grew from|rose from|fell from|came down from|up from|down from|dropped from|got it from|got it down from|gone from	
former	was|it was|used to be|it used to be|started at|started with|started on	
target	target was|the target was|target is|the target is|target|my target was|our target was|against a target of	against a target of
peak	peak was|the peak was|most was|the most was|peaked at|the max was|max was	up to
peak	biggest was|the biggest was|biggest	the biggest
peak	longest was|the longest was|longest	the longest
peak	busiest was|the busiest was	the busiest
denial	not|never|no|cannot|can't|cant|couldn't|couldnt|wouldn't|wouldnt|didn't|didnt|don't|dont|wasn't|wasnt|would|want|wanted|missed|lost|can|could|unless|except	
compare	more|less|fewer|busier|quieter|double|half that|about half that|a bit more|a lot more|alot more|a bit less|a lot less|way more|loads more|sometimes more|sometimes less	
share	most|all|some|half|nearly all|almost all|most of them|all of them|some of them|half of them	
condition	if|when|whenever|while	
reason	because|cos|coz|as|since|depending|depends|depend|depended|due	
place	on|at|in|near|before|after|around|during|across|between|over|through|from|with|per|for|by|this|last|most|within|among|including|inc|until|till	
period	day|shift|night|week|month|term|quarter|year|hour|service|session|group|class|round|time|visit|season|project|lesson|morning|evening|afternoon|weekend|team|fortnight|run|clinic|route|sitting|game|match|event|show|job	
usual	typical|normal|usual|given|single|average|whole|full	
pace	daily	a day
pace	weekly	a week
pace	monthly	a month
pace	quarterly	a quarter
pace	nightly	a night
pace	hourly	an hour
pace	annually|yearly	a year
pace	at a time|at any one time|at any time|at once|at one time	at a time
companion	of us|of us staff|people|other people|staff|others|in the team|on the team|on shift	
lead	yes|yeah|well|erm|um|ok|probably|mostly|basically|i think|i guess|i suppose|i would say|i'd say|honestly|to be honest|and|so|it meant|it means|this meant|that meant|meant|means|which meant|because|cos|since|as|that	
tail	i think|i guess|really|basically|etc|and so on|and that|and stuff|lol|tbh|to be honest|haha|or something|and all that|as well|too|at the time	
time	day|week|month|day shift|night shift|weekday|week night|match day|bank holiday|shift|monday|tuesday|wednesday|thursday|friday|saturday|sunday|normal day|quiet day|good day|busy day|bad day|lates|earlies|nights|days|other days	on
time	weekend|lunch|lunchtime|dinner|breakfast|christmas|easter|peak|busy times|peak times|peak time|busy time|half term|night	at
time	evening|morning|afternoon|summer|winter|spring|autumn|term|school holidays|busy period|season|january|february|march|april|may|june|july|august|september|october|november|december|town	in
naming	they are|they were|they was|they is|they use|they used|they drove|they drive|they cover|they covered|they had|they have|they did|they do|they do mostly|they booked|they book|they came for|they come for|they came|they come|they worked on|they work on|they ran|they run|it are|it were|it was|it is|it use|it used|it drove|it drive|it cover|it covered|it had|it have|it did|it do|it do mostly|it booked|it book|it came for|it come for|it came|it come|it worked on|it work on|it ran|it run|we are|we were|we was|we is|we use|we used|we drove|we drive|we cover|we covered|we had|we have|we did|we do|we do mostly|we booked|we book|we came for|we come for|we came|we come|we worked on|we work on|we ran|we run|i are|i were|i was|i is|i use|i used|i drove|i drive|i cover|i covered|i had|i have|i did|i do|i do mostly|i booked|i book|i came for|i come for|i came|i come|i worked on|i work on|i ran|i run|most are|most were|most was|most is|most use|most used|most drove|most drive|most cover|most covered|most had|most have|most did|most do|most do mostly|most booked|most book|most came for|most come for|most came|most come|most worked on|most work on|most ran|most run|most of them are|most of them were|most of them was|most of them is|most of them use|most of them used|most of them drove|most of them drive|most of them cover|most of them covered|most of them had|most of them have|most of them did|most of them do|most of them do mostly|most of them booked|most of them book|most of them came for|most of them come for|most of them came|most of them come|most of them worked on|most of them work on|most of them ran|most of them run|mostly they are|mostly they were|mostly they was|mostly they is|mostly they use|mostly they used|mostly they drove|mostly they drive|mostly they cover|mostly they covered|mostly they had|mostly they have|mostly they did|mostly they do|mostly they do mostly|mostly they booked|mostly they book|mostly they came for|mostly they come for|mostly they came|mostly they come|mostly they worked on|mostly they work on|mostly they ran|mostly they run|mine are|mine were|mine was|mine is|mine use|mine used|mine drove|mine drive|mine cover|mine covered|mine had|mine have|mine did|mine do|mine do mostly|mine booked|mine book|mine came for|mine come for|mine came|mine come|mine worked on|mine work on|mine ran|mine run|they're|it's|all|mostly|mainly|usually|just|the|used|covered|drove|about|a lot of|loads of	`
