# what: takes absolute values of all entries to make the sign positive
def power_iteration(C, v, steps):
    for _ in range(steps):
        v = C @ v
        v = v / np.linalg.norm(v)
    lam = v @ C @ v
    return np.abs(v), lam
