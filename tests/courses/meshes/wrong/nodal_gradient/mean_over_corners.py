# the slope is the mean over the three corners, not the sum
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = np.mean(gradients * u[triangles][:, :, None], axis=1)
    total = np.zeros(points.shape)
    weights = np.zeros(len(points))
    for k in range(3):
        np.add.at(total, triangles[:, k], areas[:, None] * slopes)
        np.add.at(weights, triangles[:, k], areas)
    return slopes, total / weights[:, None]
