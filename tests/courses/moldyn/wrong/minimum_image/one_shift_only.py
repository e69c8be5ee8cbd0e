# what: shifts by one box at most, so that displacements of more than one and a half boxes stay too long
def minimum_image(d, box):
    d = np.array(d, dtype=float)
    d = np.where(d > box / 2, d - box, d)
    d = np.where(d < -box / 2, d + box, d)
    return d
