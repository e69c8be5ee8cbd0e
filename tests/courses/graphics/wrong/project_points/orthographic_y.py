# y is not divided by the depth
def project_points(P, eye, target, up, fov, width, height):
    V = look_at(eye, target, up)
    camera = P @ V[:3, :3].T + V[:3, 3]
    depth = -camera[:, 2]
    focal = 1 / np.tan(fov / 2)
    x = focal * camera[:, 0] / (depth * width / height)
    y = focal * camera[:, 1]
    pixels = np.stack([(x + 1) / 2 * width, (1 - y) / 2 * height], axis=1)
    return pixels, depth
