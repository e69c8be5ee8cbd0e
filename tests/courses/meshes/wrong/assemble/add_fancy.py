# adds all triangles at once with +=, which loses repeated entries
def assemble(points, triangles, kappa):
    n = len(points)
    areas, grads = shape_gradients(points, triangles)
    K = np.zeros((n, n))
    M = np.zeros((n, n))
    for i in range(3):
        for j in range(3):
            r, c = triangles[:, i], triangles[:, j]
            K[r, c] += kappa * areas * np.sum(grads[:, i] * grads[:, j], axis=1)
            M[r, c] += areas * (1 + (i == j)) / 12
    return K, M
