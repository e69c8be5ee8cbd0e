# what: gives the distance of the nearest image in each component, without the sign
def minimum_image(d, box):
    r = np.abs(d) % box
    return np.minimum(r, box - r)
