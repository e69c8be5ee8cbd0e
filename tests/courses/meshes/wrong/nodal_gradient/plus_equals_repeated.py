# += with repeated indices loses triangles
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = np.einsum("tid,ti->td", gradients, u[triangles])
    total = np.zeros(points.shape)
    weights = np.zeros(len(points))
    for corner in range(3):
        total[triangles[:, corner]] += areas[:, None] * slopes
        weights[triangles[:, corner]] += areas
    return slopes, total / weights[:, None]
