# the object distance is put into the formula as a negative number, -s
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    A, B, C, D = M.ravel()
    z = -s
    s_image = -(A * z + B) / (C * z + D)
    out = dict()
    out["focal"] = -1.0 / C
    out["back"] = -A / C
    out["position"] = s_image
    out["height"] = h * (A + s_image * C)
    out["real"] = s_image > 0.0
    return out
