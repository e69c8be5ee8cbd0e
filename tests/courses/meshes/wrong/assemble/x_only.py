# only the x derivatives are in the stiffness
def assemble(points, triangles, kappa):
    n = points.shape[0]
    areas, grads = shape_gradients(points, triangles)
    K = np.zeros((n, n))
    M = np.zeros((n, n))
    for t, tri in enumerate(triangles):
        gx = grads[t][:, 0]
        at = np.ix_(tri, tri)
        K[at] += kappa[t] * areas[t] * np.outer(gx, gx)
        M[at] += areas[t] * (np.eye(3) + 1) / 12
    return K, M
