# an image is called real where its height is negative, whatever the sign of the object
def lens_image(radii, indices, gaps, s, h):
    (a, b), (c, d) = system_matrix(radii, indices, gaps)
    pos = -(a * s + b) / (c * s + d)
    height = (a + c * pos) * h
    real = height < 0
    return {"focal": -1 / c, "back": -a / c, "position": pos, "height": height, "real": real}
