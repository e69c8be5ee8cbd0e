# the largest instead of the smallest candidate, misses are 0 before and infinity after
def ray_sphere(origin, D, center, radius):
    q = center - origin
    aa = np.einsum("ij,ij->i", D, D)
    hh = np.einsum("ij,j->i", D, q)
    cc = q.dot(q) - radius * radius
    dd = hh ** 2 - aa * cc
    with np.errstate(invalid="ignore"):
        s = np.sqrt(dd)
        cands = np.array([(hh - s) / aa, (hh + s) / aa])
        cands[~(cands > 0)] = 0
    t = cands.max(axis=0)
    t[t == 0] = np.inf
    return t
