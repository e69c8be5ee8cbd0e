# an image is called real where the object is farther away than the focal length (s > f'), the rule of the thin converging lens
def lens_image(radii, indices, gaps, s, h):
    (A, B), (C, D) = system_matrix(radii, indices, gaps)
    focal = -1 / C
    position = -(A * s + B) / (C * s + D)
    m = A + C * position
    real = s > focal
    return {"focal": focal, "back": -A / C, "position": position, "height": m * h, "real": real}
