# returns the closest approach, half the chord is not subtracted for the near point
def ray_sphere(origin, D, center, radius):
    length = np.linalg.norm(D, axis=1)
    unit = D / length[:, None]
    L = center - origin
    tca = unit @ L
    d2 = np.dot(L, L) - tca ** 2
    hit = d2 <= radius ** 2
    thc = np.sqrt(np.where(hit, radius ** 2 - d2, 0))
    dist = tca
    dist = np.where(dist > 0, dist, tca + thc)
    dist = np.where(hit & (dist > 0), dist, np.inf)
    return dist / length
