# the eye is subtracted before the rotation and the translation of V is added as well
def project_points(P, eye, target, up, fov, width, height):
    V = look_at(eye, target, up)
    X, Y, Z = V[:3, :3] @ (P - eye).T + V[:3, 3:]
    f = height / (2 * np.tan(fov / 2))
    u = width / 2 - f * X / Z
    v = height / 2 + f * Y / Z
    return np.column_stack((u, v)), -Z
