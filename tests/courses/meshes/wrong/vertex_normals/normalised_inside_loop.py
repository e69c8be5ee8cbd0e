# brings the running sum to length 1 after each triangle
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.zeros(points.shape)
    for triangle, normal, area in zip(triangles, normals, areas):
        for vertex in triangle:
            total[vertex] += area * normal
            total[vertex] /= np.linalg.norm(total[vertex])
    return total
