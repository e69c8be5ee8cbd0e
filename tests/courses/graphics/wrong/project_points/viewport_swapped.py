# width and height are swapped in the viewport transform
def project_points(P, eye, target, up, fov, width, height):
    V = look_at(eye, target, up)
    camera = P @ V[:3, :3].T + V[:3, 3]
    depth = -camera[:, 2]
    focal = 1 / np.tan(fov / 2)
    x = focal * camera[:, 0] / (depth * width / height)
    y = focal * camera[:, 1] / depth
    pixels = np.stack([(x + 1) / 2 * height, (1 - y) / 2 * width], axis=1)
    return pixels, depth
