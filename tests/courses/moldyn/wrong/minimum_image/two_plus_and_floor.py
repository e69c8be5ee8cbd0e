# what: adds instead of subtracts the shift, and rounds down
def minimum_image(d, box):
    n_boxes = np.floor(d / box)
    return d + n_boxes * box
