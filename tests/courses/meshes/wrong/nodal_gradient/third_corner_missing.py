# the third corner is left out in the slope
def nodal_gradient(points, triangles, u):
    areas, G = shape_gradients(points, triangles)
    slopes = np.zeros((len(triangles), 2))
    for t in range(len(triangles)):
        for i in range(2):
            slopes[t] += u[triangles[t, i]] * G[t, i]
    total = np.zeros(points.shape)
    weights = np.zeros(len(points))
    for t, tri in enumerate(triangles):
        total[tri] += areas[t] * slopes[t]
        weights[tri] += areas[t]
    return slopes, total / weights[:, None]
