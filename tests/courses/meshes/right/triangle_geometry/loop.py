# one triangle after the other
def triangle_geometry(points, triangles):
    normals, areas = [], []
    for i, j, k in triangles:
        n = np.cross(points[j] - points[i], points[k] - points[i])
        areas.append(0.5 * np.sqrt(n @ n))
        normals.append(n / np.sqrt(n @ n))
    return np.array(normals), np.array(areas)
