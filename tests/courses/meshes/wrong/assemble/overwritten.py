# = instead of +=, each triangle overwrites what others put there
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    for e in range(len(triangles)):
        idx = np.ix_(triangles[e], triangles[e])
        K[idx] = kappa[e] * A[e] * G[e] @ G[e].T
        M[idx] = A[e] / 12 * (np.ones((3, 3)) + np.eye(3))
    return K, M
