# two mistakes: half the area in the stiffness, and the mass matrix divided by 24
def assemble(points, triangles, kappa):
    n = points.shape[0]
    areas, grads = shape_gradients(points, triangles)
    K = np.zeros((n, n))
    M = np.zeros((n, n))
    for t, tri in enumerate(triangles):
        at = np.ix_(tri, tri)
        K[at] += kappa[t] * areas[t] / 2 * grads[t] @ grads[t].T
        M[at] += areas[t] / 24 * (np.eye(3) + np.ones((3, 3)))
    return K, M
