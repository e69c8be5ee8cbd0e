# the nodal mean counts each triangle the same, without areas
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = (gradients * u[triangles][:, :, None]).sum(axis=1)
    nodal = np.zeros(points.shape)
    count = np.zeros(len(points))
    for tri, s in zip(triangles, slopes):
        for v in tri:
            nodal[v] += s
            count[v] += 1
    return slopes, nodal / count[:, None]
