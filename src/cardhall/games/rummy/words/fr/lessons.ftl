rummy-lesson-about = Posez brelans et suites pour des points, et débarrassez-vous d’abord de votre dernière carte.
