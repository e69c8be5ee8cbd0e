# B and C of the matrix are exchanged (unpacked column by column)
def lens_image(radii, indices, gaps, s, h):
    mat = system_matrix(radii, indices, gaps)
    a, c, b, d = mat[0, 0], mat[0, 1], mat[1, 0], mat[1, 1]
    v = np.array([-(a * si + b) / (c * si + d) for si in s])
    mag = np.array([a + vi * c for vi in v])
    return {
        "focal": -1 / c,
        "back": -a / c,
        "position": v,
        "height": mag * h,
        "real": np.array([vi > 0 for vi in v]),
    }
