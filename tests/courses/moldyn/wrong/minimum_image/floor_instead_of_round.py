# what: rounds down to whole boxes instead of to the nearest, so displacements end up between 0 and L
def minimum_image(d, box):
    shifts = np.floor(d / box)
    return d - shifts * box
