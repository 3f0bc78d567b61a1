your-hand-lies-face-down = Votre main est posée face cachée.
your-partner-plays-alone = Votre partenaire joue seul.
