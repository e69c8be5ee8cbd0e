# the best t starts at 0 and the comparison is reversed to make it go, so the farthest is found and a miss is 0
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
        best = 0
        for t in roots(a, b, c):
            if t > best:
                best = t
        ts.append(best)
    return np.array(ts)
