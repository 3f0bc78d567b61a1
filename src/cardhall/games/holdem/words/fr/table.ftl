answer-yes = oui
answer-no = non
