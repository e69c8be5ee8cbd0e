# the centre of the picture is not added to x
def project_points(P, eye, target, up, fov, width, height):
    n = P.shape[0]
    hom = np.hstack([P, np.ones((n, 1))])
    cam = (look_at(eye, target, up) @ hom.T).T
    depth = -cam[:, 2]
    half = np.tan(fov / 2)
    aspect = width / height
    xn = cam[:, 0] / (half * aspect * depth)
    yn = cam[:, 1] / (half * depth)
    pixels = np.empty((n, 2))
    pixels[:, 0] = xn * width / 2
    pixels[:, 1] = height / 2 - yn * height / 2
    return pixels, depth
