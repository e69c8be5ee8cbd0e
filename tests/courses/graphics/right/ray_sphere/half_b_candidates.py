# what: half b; both candidates in an array, minimum over the positive ones
def ray_sphere(origin, D, center, radius):
    q = center - origin
    aa = np.einsum("ij,ij->i", D, D)
    hh = np.einsum("ij,j->i", D, q)
    cc = q.dot(q) - radius * radius
    dd = hh ** 2 - aa * cc
    with np.errstate(invalid="ignore"):
        s = np.sqrt(dd)
        cands = np.array([(hh - s) / aa, (hh + s) / aa])
        cands[~(cands > 0)] = np.inf
    return cands.min(axis=0)
