# the slopes handed back are already multiplied by the area
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = np.einsum("tid,ti->td", gradients, u[triangles])
    slopes *= areas[:, None]
    total = np.zeros(points.shape)
    weights = np.zeros(len(points))
    for corner in range(3):
        np.add.at(total, triangles[:, corner], slopes)
        np.add.at(weights, triangles[:, corner], areas)
    return slopes, total / weights[:, None]
