# divided by the sum of the areas, not by the length of the sum
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.zeros(points.shape)
    weight = np.zeros((len(points), 1))
    for tri, n, a in zip(triangles, normals, areas):
        for v in tri:
            total[v] += a * n
            weight[v] += a
    weight[weight == 0] = 1
    return total / weight
