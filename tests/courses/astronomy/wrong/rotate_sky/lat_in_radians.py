# the new latitude is returned in radians
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    matrix = np.matmul(ry, rz)
    l, b = np.radians(lon), np.radians(lat)
    v = np.stack([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    u = np.matmul(matrix, v)
    new_lat = np.arctan2(u[2], np.hypot(u[0], u[1]))
    new_lon = np.arctan2(u[1], u[0]) + np.radians(node)
    return matrix, np.degrees(new_lon) % 360, new_lat
