"""The C twins: for mypy the same functions."""

from cardhall.cards.seven import card_key as card_key
from cardhall.cards.seven import hand_key as hand_key
from cardhall.cards.seven import seven_card_value as seven_card_value
from cardhall.cards.seven import value_of_key as value_of_key
