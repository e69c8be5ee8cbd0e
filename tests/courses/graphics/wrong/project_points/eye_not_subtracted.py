# the points are rotated without subtracting the eye
def project_points(P, eye, target, up, fov, width, height):
    R = look_at(eye, target, up)[:3, :3]
    X, Y, Z = R @ P.T
    f = height / (2 * np.tan(fov / 2))
    u = width / 2 - f * X / Z
    v = height / 2 + f * Y / Z
    return np.column_stack((u, v)), -Z
