# what: uses the first side of the box for all components
def minimum_image(d, box):
    L = box[0]
    return d - L * np.rint(d / L)
