# a recursion from the last surface back, scalar entries written out
def system_matrix(radii, indices, gaps):
    if len(radii) == 0:
        return np.eye(2)
    rest = system_matrix(radii[:-1], indices[:-1], gaps[:-1])
    d = gaps[-1] if len(gaps) else 0.0
    n, n2 = indices[-2], indices[-1]
    a, b = rest[0] + d * rest[1], rest[1]
    return np.array([a, n / n2 * b - (1 - n / n2) / radii[-1] * a])
