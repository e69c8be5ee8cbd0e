# object and image space are exchanged: the distance s is put behind the system, and the image sought in front of it
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    A, B, C, D = M[0, 0], M[0, 1], M[1, 0], M[1, 1]
    pos = -(s * D + B) / (A + s * C)
    mag = A + pos * C
    return {"focal": -1 / C, "back": -A / C, "position": pos, "height": mag * h, "real": pos > 0}
