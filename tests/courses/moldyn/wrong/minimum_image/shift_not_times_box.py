# what: subtracts the number of boxes, not the boxes' lengths
def minimum_image(d, box):
    return d - np.round(d / box)
