# the position is from the thin lens equation 1/s' = 1/f - 1/s with the distances from the outer surfaces, the principal planes and indices are ignored
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    A, B, C, D = M[0, 0], M[0, 1], M[1, 0], M[1, 1]
    f = -1 / C
    position = 1 / (1 / f - 1 / s)
    magnification = A + C * position
    return {"focal": f, "back": -A / C, "position": position, "height": magnification * h, "real": position > 0}
