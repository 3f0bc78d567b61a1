po-ke-no-lesson-about = Un carton de 25 cartes. Couvrez celles qu’on appelle, cinq en ligne, et criez « Fini ! ».
