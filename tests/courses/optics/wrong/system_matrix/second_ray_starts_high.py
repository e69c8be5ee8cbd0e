# the second of the two traced rays starts at height 1 instead of on the axis
def trace(y, t, radii, indices, gaps):
    k = len(radii)
    for i in range(k):
        n, m = indices[i], indices[i + 1]
        t = (n * t - (m - n) * y / radii[i]) / m
        if i < k - 1:
            y += t * gaps[i]
    return y, t

def system_matrix(radii, indices, gaps):
    a, c = trace(1.0, 0.0, radii, indices, gaps)
    b, d = trace(1.0, 1.0, radii, indices, gaps)
    return np.array([[a, b], [c, d]])
