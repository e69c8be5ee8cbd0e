# what: makes the first entry positive instead of the largest
def power_iteration(C, v, steps):
    k = 0
    while k < steps:
        w = np.dot(C, v)
        v = w / np.linalg.norm(w)
        k += 1
    lam = float(np.dot(v, np.dot(C, v)))
    return v * np.sign(v[0]), lam
