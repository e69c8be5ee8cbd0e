# c uses the origin instead of origin - center
def ray_sphere(origin, D, center, radius):
    t = np.full(len(D), np.inf)
    oc = origin - center
    for i in range(len(D)):
        d = D[i]
        a = np.dot(d, d)
        b = 2 * np.dot(d, oc)
        c = np.dot(origin, origin) - radius ** 2
        delta = b * b - 4 * a * c
        if delta < 0:
            continue
        t1 = (-b - np.sqrt(delta)) / (2 * a)
        t2 = (-b + np.sqrt(delta)) / (2 * a)
        if t1 > 0:
            t[i] = t1
        elif t2 > 0:
            t[i] = t2
    return t
