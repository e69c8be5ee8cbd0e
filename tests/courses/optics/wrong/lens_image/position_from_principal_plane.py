# the position is counted from the rear principal plane instead of from the last surface
def lens_image(radii, indices, gaps, s, h):
    (A, B), (C, D) = system_matrix(radii, indices, gaps)
    f = -1 / C
    back = -A / C
    # Newton: image distance behind the rear focus
    beyond = (A * D - B * C) / (C * (C * s + D))
    position = f + beyond
    mag = (A * D - B * C) / (C * s + D)
    real = back + beyond > 0
    return {"focal": f, "back": back, "position": position, "height": mag * h, "real": real}
