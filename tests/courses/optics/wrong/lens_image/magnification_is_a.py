# the magnification is taken as A alone, the term s' C is left out
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    C = M[1, 0]
    heights = np.zeros(len(s))
    positions = np.zeros(len(s))
    for i in range(len(s)):
        obj = np.array([[1.0, s[i]], [0.0, 1.0]])
        full = M @ obj
        positions[i] = -full[0, 1] / full[1, 1]
        heights[i] = M[0, 0] * h[i]
    return {"focal": -1 / C, "back": -M[0, 0] / C, "position": positions, "height": heights, "real": positions > 0}
