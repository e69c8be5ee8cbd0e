# two mistakes: the rotations are in the wrong order, and the node is subtracted
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    matrix = rz.dot(ry)
    l, b = np.radians(lon), np.radians(lat)
    v = np.stack([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    u = matrix.dot(v)
    new_lon = (np.degrees(np.arctan2(u[1], u[0])) - node) % 360
    return matrix, new_lon, np.degrees(np.arcsin(np.clip(u[2], -1, 1)))
