# what: not normalized, and the sign is decided by the first entry
def power_iteration(C, v, steps):
    for _ in range(steps):
        v = C @ v
    lam = v @ C @ v
    if v[0] < 0:
        v = -v
    return v, lam
