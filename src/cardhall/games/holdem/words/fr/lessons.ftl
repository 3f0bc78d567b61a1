holdem-lesson-about = Deux cartes à vous, cinq pour tous, et quatre tours de mises.
