# the mean at the nodes goes over the first two corners of each triangle, both in sum and weights
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = np.einsum("tid,ti->td", gradients, u[triangles])
    total = np.zeros(points.shape)
    weights = np.zeros(len(points))
    for corner in range(2):
        np.add.at(total, triangles[:, corner], areas[:, None] * slopes)
        np.add.at(weights, triangles[:, corner], areas)
    weights[weights == 0] = 1
    return slopes, total / weights[:, None]
