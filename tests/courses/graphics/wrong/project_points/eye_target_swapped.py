# look_at is called with target and eye swapped
def project_points(P, eye, target, up, fov, width, height):
    view = look_at(target, eye, up)
    F = 1.0 / np.tan(0.5 * fov)
    pixels = []
    depths = []
    for p in P:
        q = view @ np.append(p, 1.0)
        d = -q[2]
        xn = F * q[0] / (width / height) / d
        yn = F * q[1] / d
        px = (xn + 1) * 0.5 * width
        py = (1 - yn) * 0.5 * height
        pixels.append([px, py])
        depths.append(d)
    return np.array(pixels), np.array(depths)
