# what: appends to a list, a helper solves the quadratic
def roots(a, b, c):
    disc = b ** 2 - 4 * a * c
    if disc < 0:
        return []
    return [(-b - disc ** 0.5) / (2 * a), (-b + disc ** 0.5) / (2 * a)]

def ray_sphere(origin, D, center, radius):
    ts = []
    for d in D:
        a = sum(d ** 2)
        b = 2 * sum(d * (origin - center))
        c = sum((origin - center) ** 2) - radius ** 2
        best = np.inf
        for t in roots(a, b, c):
            if t > 0 and t < best:
                best = t
        ts.append(best)
    return np.array(ts)
