# the back focal distance is the focal length minus the thickness of the whole system
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    f = -1 / M[1, 0]
    thickness = np.sum(gaps)
    bfd = f - thickness
    q = -(M[0, 0] * s + M[0, 1]) / (M[1, 0] * s + M[1, 1])
    mag = M[0, 0] + M[1, 0] * q
    return {"focal": f, "back": bfd, "position": q, "height": mag * h, "real": q > 0}
