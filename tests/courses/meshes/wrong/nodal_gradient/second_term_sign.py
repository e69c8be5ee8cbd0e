# the term of the second corner is subtracted
def nodal_gradient(points, triangles, u):
    areas, g = shape_gradients(points, triangles)
    u0, u1, u2 = u[triangles].T
    slopes = u0[:, None] * g[:, 0] - u1[:, None] * g[:, 1] + u2[:, None] * g[:, 2]
    W = np.zeros((len(points), len(triangles)))
    for t, tri in enumerate(triangles):
        W[tri, t] = areas[t]
    return slopes, W @ slopes / W.sum(axis=1, keepdims=True)
