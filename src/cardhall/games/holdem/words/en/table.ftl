answer-yes = yes
answer-no = no
