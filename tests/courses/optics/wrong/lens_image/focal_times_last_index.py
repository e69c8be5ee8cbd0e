# the focal length is multiplied by the index behind the system, -n_k/C
def lens_image(radii, indices, gaps, s, h):
    (A, B), (C, D) = system_matrix(radii, indices, gaps)
    f = -indices[-1] / C
    b = -A / C
    p = -(A * s + B) / (C * s + D)
    H = (A + p * C) * h
    return {"focal": f, "back": b, "position": p, "height": H, "real": p > 0}
