# what: mirrors the eye instead of the light; unpacks the weights; adds in place
def shade_phong(points, normals, light, eye, color, k, shininess):
    ka, kd, ks = k
    nn = normals / np.linalg.norm(normals, axis=-1)[:, None]
    to_light = light - points
    to_light /= np.linalg.norm(to_light, axis=-1)[:, None]
    to_eye = eye - points
    to_eye /= np.linalg.norm(to_eye, axis=-1)[:, None]
    mirrored = 2 * (nn * to_eye).sum(-1)[:, None] * nn - to_eye
    cos_l = (nn * to_light).sum(-1)
    cos_s = (mirrored * to_light).sum(-1)
    cos_s[cos_s < 0] = 0
    cos_s[cos_l <= 0] = 0
    cos_l[cos_l < 0] = 0
    res = np.tile(ka * color, (len(points), 1))
    res += kd * cos_l[:, None] * color
    res += ks * cos_s[:, None] ** shininess
    res[res > 1] = 1
    return res
