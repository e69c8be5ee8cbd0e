# the area is that of the parallelogram, the half is missing
def triangle_geometry(points, triangles):
    p0, p1, p2 = points[triangles[:, 0]], points[triangles[:, 1]], points[triangles[:, 2]]
    n = np.cross(p1 - p0, p2 - p0)
    area = np.sqrt((n**2).sum(axis=1))
    return n / area[:, np.newaxis], area
