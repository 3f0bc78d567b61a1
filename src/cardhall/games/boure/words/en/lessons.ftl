boure-lesson-about = Five cards, a trump suit and a pot. Take the most tricks, or at least one.
