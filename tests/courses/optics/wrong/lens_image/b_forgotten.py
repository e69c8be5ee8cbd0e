# B is left out of the image distance, -A s/(C s + D)
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    A, C, D = M[0, 0], M[1, 0], M[1, 1]
    B = M[0, 1]
    top = A * s
    bottom = C * s + D
    img = -np.divide(top, bottom)
    m = A + img * C
    return {"focal": -1 / C, "back": -A / C, "position": img, "height": m * h, "real": np.greater(img, 0)}
