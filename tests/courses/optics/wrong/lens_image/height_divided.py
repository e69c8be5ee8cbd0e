# the object height is divided by the magnification instead of multiplied
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    pos = -(M[0, 0] * s + M[0, 1]) / (M[1, 0] * s + M[1, 1])
    mag = M[0, 0] + M[1, 0] * pos
    return {
        "focal": -1 / M[1, 0],
        "back": -M[0, 0] / M[1, 0],
        "position": pos,
        "height": h / mag,
        "real": pos > 0,
    }
