# plain loops
def nodal_gradient(points, triangles, u):
    areas, g = shape_gradients(points, triangles)
    slopes = np.zeros((len(triangles), 2))
    total = np.zeros(points.shape)
    weights = np.zeros((len(points), 1))
    for t in range(len(triangles)):
        for i in range(3):
            slopes[t] += u[triangles[t, i]] * g[t, i]
        for v in triangles[t]:
            total[v] += areas[t] * slopes[t]
            weights[v] += areas[t]
    return slopes, total / weights
