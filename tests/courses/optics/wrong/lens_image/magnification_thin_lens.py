# the magnification is -s'/s as for a thin lens in air
def lens_image(radii, indices, gaps, s, h):
    A, B, C, D = system_matrix(radii, indices, gaps).flatten()
    result = {"focal": -1 / C, "back": -A / C}
    sp = -(A * s + B) / (C * s + D)
    result["position"] = sp
    result["height"] = -sp / s * h
    result["real"] = sp > 0
    return result
