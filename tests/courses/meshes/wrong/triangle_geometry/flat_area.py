# the area is taken from the z component only, that of the projection to the plane
def triangle_geometry(points, triangles):
    u = points[triangles[:, 1]] - points[triangles[:, 0]]
    v = points[triangles[:, 2]] - points[triangles[:, 0]]
    n = np.cross(u, v)
    areas = np.abs(u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]) / 2
    return n / np.linalg.norm(n, axis=1)[:, None], areas
