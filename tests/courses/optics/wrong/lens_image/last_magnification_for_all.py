# the magnification of the last object is used for all of them
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    pos = np.empty(len(s))
    height = np.empty(len(s))
    for i in range(len(s)):
        pos[i] = -(M[0, 0] * s[i] + M[0, 1]) / (M[1, 0] * s[i] + M[1, 1])
        mag = M[0, 0] + M[1, 0] * pos[i]
    for i in range(len(s)):
        height[i] = mag * h[i]
    return {"focal": -1 / M[1, 0], "back": -M[0, 0] / M[1, 0], "position": pos, "height": height, "real": pos > 0}
