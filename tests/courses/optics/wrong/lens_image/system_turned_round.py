# the system is handed to system_matrix back to front (radii, indices and gaps reversed)
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii[::-1], indices[::-1], gaps[::-1])
    A, B, C, D = M.flat
    pos = -(A * s + B) / (C * s + D)
    return {"focal": -1 / C, "back": -A / C, "position": pos, "height": (A + C * pos) * h, "real": pos > 0}
