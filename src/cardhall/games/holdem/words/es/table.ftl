answer-yes = sí
answer-no = no
