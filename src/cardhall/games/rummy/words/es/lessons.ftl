rummy-lesson-about = Baje grupos y escaleras para sumar puntos, y quédese sin cartas antes que nadie.
