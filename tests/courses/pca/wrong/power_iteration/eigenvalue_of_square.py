# what: C is applied once too often in the eigenvalue (v C C v)
def power_iteration(C, v, steps):
    for _ in range(steps):
        v = C @ v
        v = v / np.linalg.norm(v)
    Cv = C @ v
    if v[np.argmax(np.abs(v))] < 0:
        v = -v
    return v, Cv @ Cv
