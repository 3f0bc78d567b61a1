spades-hint-bid = { $tricks ->
    [0] Annoncer nil
   *[other] Annoncer { $tricks }
 }
spades-hint-blind-nil = Annoncer un nil aveugle
spades-hint-look = Regarder vos cartes
spades-hint-pass = Passer { THE($cards) }
spades-hint-held = Vous avez { $spades ->
    [0] aucun pique
    [one] un pique
   *[other] { $spades } piques
 }, et { $high ->
    [0] ni as ni roi
    [one] un as ou roi
   *[other] { $high } as et rois
 } à côté.
spades-hint-partner-bid = { $tricks ->
    [0] Votre partenaire a annoncé nil : votre annonce vaut seule pour votre camp.
   *[other] Votre partenaire a annoncé { $tricks }, et les deux annonces s’ajoutent.
 }
spades-hint-nil-made = Essayé, votre nil n’a fait aucun pli { $often }.
spades-hint-bid-made = Essayée avec { $tricks }, l’annonce de votre camp a réussi { $often }.
spades-hint-nil = { $who ->
    [me] Vous avez annoncé nil : ne faites aucun pli.
   *[partner] Votre partenaire a annoncé nil : faites les plis qui lui tomberaient.
 }
spades-hint-tricks-needed = { $need ->
    [one] Votre camp a annoncé { $bid } et doit encore faire un pli.
   *[other] Votre camp a annoncé { $bid } et doit encore faire { $need } plis.
 }
spades-hint-bid-is-made = { $bags ->
    [0] Votre camp a fait son annonce : chaque pli de plus est en trop.
    [one] Votre camp a fait son annonce et a un pli en trop.
   *[other] Votre camp a fait son annonce et a { $bags } plis en trop.
 }
spades-odds-your-bids = Vos annonces
spades-odds-made = Réussie
spades-odds-points = Points d’avance sur l’autre camp
spades-odds-side-makes = { $side ->
    [ours] Votre camp
   *[other] L’autre camp
 } réussit son annonce de { $bid }
