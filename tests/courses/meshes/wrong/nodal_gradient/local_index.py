# the field is read at the corner's number 0, 1, 2 and not at the node
def nodal_gradient(points, triangles, u):
    areas, G = shape_gradients(points, triangles)
    slopes = np.zeros((len(triangles), 2))
    for t in range(len(triangles)):
        for i in range(3):
            slopes[t] += u[i] * G[t, i]
    total = np.zeros(points.shape)
    weights = np.zeros(len(points))
    for t, tri in enumerate(triangles):
        total[tri] += areas[t] * slopes[t]
        weights[tri] += areas[t]
    return slopes, total / weights[:, None]
