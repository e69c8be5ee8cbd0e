# the mean conductivity in place of each triangle's own
def assemble(points, triangles, kappa):
    n = points.shape[0]
    areas, grads = shape_gradients(points, triangles)
    K = np.zeros((n, n))
    M = np.zeros((n, n))
    for t, tri in enumerate(triangles):
        for i in range(3):
            for j in range(3):
                K[tri[i], tri[j]] += np.mean(kappa) * areas[t] * grads[t, i] @ grads[t, j]
                M[tri[i], tri[j]] += areas[t] * (1 + (i == j)) / 12
    return K, M
