# the colour is not started anew for each point, so points add up
def shade_phong(points, normals, light, eye, color, k, shininess):
    out = np.zeros(points.shape)
    c = np.zeros(3)
    for i in range(len(points)):
        n = normals[i] / np.linalg.norm(normals[i])
        l = light - points[i]
        l = l / np.linalg.norm(l)
        v = eye - points[i]
        v = v / np.linalg.norm(v)
        c = c + k[0] * color
        nl = np.dot(n, l)
        if nl > 0:
            r = 2 * nl * n - l
            rv = max(0, np.dot(r, v))
            c = c + k[1] * nl * color + k[2] * rv ** shininess
        out[i] = np.minimum(c, 1)
    return out
