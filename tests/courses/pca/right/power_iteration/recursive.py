# what: recursion, the sign by comparing max and min
def power_iteration(C, v, steps):
    if steps > 0:
        w = C.dot(v)
        return power_iteration(C, w / np.linalg.norm(w), steps - 1)
    lam = v.dot(C.dot(v)) / v.dot(v)
    if -v.min() > v.max():
        v = -v
    return v, lam
