# two mistakes: the image distance lacks its minus sign, and the focal length is 1/C instead of -1/C
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    focal = 1 / M[1, 0]
    back = -M[0, 0] / M[1, 0]
    position = (M[0, 0] * s + M[0, 1]) / (M[1, 0] * s + M[1, 1])
    height = (M[0, 0] + position * M[1, 0]) * h
    return {"focal": focal, "back": back, "position": position, "height": height, "real": position > 0}
