# the height is multiplied by the absolute value of the magnification, inverted images come out upright
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    S = np.ones((2, 2, len(s)))
    S[1, 0] = 0
    S[0, 1] = s
    MS = np.einsum("ij,jkm->ikm", M, S)
    pos = -MS[0, 1] / MS[1, 1]
    mag = MS[0, 0] + pos * MS[1, 0]
    height = np.abs(mag) * h
    return {"focal": -1 / M[1, 0], "back": -M[0, 0] / M[1, 0], "position": pos, "height": height, "real": pos > 0}
