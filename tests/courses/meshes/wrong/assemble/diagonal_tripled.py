# ones plus twice the identity, so the diagonal is three times the rest
def assemble(points, triangles, kappa):
    n = points.shape[0]
    areas, grads = shape_gradients(points, triangles)
    K = np.zeros((n, n))
    M = np.zeros((n, n))
    local = (np.ones((3, 3)) + 2 * np.eye(3)) / 12
    for t in range(len(areas)):
        at = np.ix_(triangles[t], triangles[t])
        K[at] += kappa[t] * areas[t] * grads[t] @ grads[t].T
        M[at] += areas[t] * local
    return K, M
