# two mistakes: 2 a is missing its 2 in the denominator; the radius is not squared
def roots(a, b, c):
    disc = b ** 2 - 4 * a * c
    if disc < 0:
        return []
    return [(-b - disc ** 0.5) / a, (-b + disc ** 0.5) / a]

def ray_sphere(origin, D, center, radius):
    ts = []
    for d in D:
        a = sum(d ** 2)
        b = 2 * sum(d * (origin - center))
        c = sum((origin - center) ** 2) - radius
        best = np.inf
        for t in roots(a, b, c):
            if t > 0 and t < best:
                best = t
        ts.append(best)
    return np.array(ts)
