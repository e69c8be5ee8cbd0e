# the viewport is width - 1 and height - 1 instead of width and height
def project_points(P, eye, target, up, fov, width, height):
    F = 1 / np.tan(fov / 2)
    proj = np.array([
        [F * height / width, 0, 0, 0],
        [0, F, 0, 0],
        [0, 0, -1, 0],
        [0, 0, -1, 0],
    ])
    M = proj @ look_at(eye, target, up)
    clip = np.einsum("ij,nj->ni", M, np.c_[P, np.ones(len(P))])
    w = clip[:, 3]
    ndc = clip[:, :2] / w[:, None]
    ndc[:, 1] *= -1
    pixels = (ndc + 1) / 2 * np.array([width - 1, height - 1])
    return pixels, w
