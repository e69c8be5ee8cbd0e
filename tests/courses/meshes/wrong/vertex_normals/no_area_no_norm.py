# two mistakes: no weights, and divided by the number of triangles instead of the length
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.zeros(points.shape)
    count = np.zeros(len(points))
    for tri, n in zip(triangles, normals):
        for v in tri:
            total[v] += n
            count[v] += 1
    count[count == 0] = 1
    return total / count[:, None]
