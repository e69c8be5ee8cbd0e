# the magnification is 1/(Cs + D), which forgets that the determinant of the matrix is n_0/n_k and not 1
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    x = M[0, 0] * s + M[0, 1]
    w = M[1, 0] * s + M[1, 1]
    s2 = -x / w
    m = 1 / w
    real = np.where(s2 > 0, True, False)
    return {"focal": -1 / M[1, 0], "back": -M[0, 0] / M[1, 0], "position": s2, "height": m * h, "real": real}
