# the matrices are multiplied in the order of the light, the first surface at the left, instead of the first at the right
def system_matrix(radii, indices, gaps):
    k = len(radii)
    factors = []
    for i in range(k):
        n1 = indices[i]
        n2 = indices[i + 1]
        factors.append(np.array([[1, 0], [(n1 - n2) / (n2 * radii[i]), n1 / n2]]))
        if i != k - 1:
            factors.append(np.array([[1, gaps[i]], [0, 1]]))
    total = np.identity(2)
    for f in factors:
        total = total @ f
    return total
