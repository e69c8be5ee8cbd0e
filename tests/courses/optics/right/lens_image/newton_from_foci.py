# with the foci and Newton's equation, magnification from the determinant
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    det = np.linalg.det(M)
    f = -1.0 / M[1, 0]
    back = M[0, 0] * f
    x = s - M[1, 1] * f
    position = back + det * f * f / x
    m = -det * f / x
    return {"focal": f, "back": back, "position": position, "height": m * h, "real": position > 0}
