# the weights get only a third of each area, the sums the whole
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = np.einsum("tid,ti->td", gradients, u[triangles])
    total = np.zeros(points.shape)
    weights = np.zeros(len(points))
    for t, tri in enumerate(triangles):
        for v in tri:
            total[v] += areas[t] * slopes[t]
            weights[v] += areas[t] / 3
    return slopes, total / weights[:, None]
