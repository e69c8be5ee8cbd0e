# what: sign convention left out, and the root of the eigenvalue is returned
def power_iteration(C, v, steps):
    for _ in range(steps):
        v = C @ v
        v = v / np.linalg.norm(v)
    return v, np.sqrt(v @ C @ v)
